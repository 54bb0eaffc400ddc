import type { ConsentsBody, ConsentText } from '@vitrine/contracts';
import { CONSENT_TYPES, MARKETING_CHANNELS, OPT_IN_NAMES, recordOf } from '@vitrine/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCalls } from '../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../shared/test-harness/render-screen.tsx';
import { PreferencesPage } from './preferences-page.tsx';

const consents = (given: Partial<ConsentsBody> = {}): ConsentsBody => ({
  consents: CONSENT_TYPES.map((type) => ({ type, value: false })),
  ...recordOf(OPT_IN_NAMES, () => false),
  hasPhone: true,
  ...given,
});
const TEXTS: readonly ConsentText[] = MARKETING_CHANNELS.map((type) => ({
  type,
  label: `By ${type}`,
  text: `All of ${type}`,
  version: type,
}));

describe('the page of newsletter and contact', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useRealTimers();
  });

  it('[R7.172, R9.022] sends what was ticked in one request, a second after the last tick', async () => {
    const answer = consents({
      isOptinToReceiveCalls: true,
      isOptinToReceiveMails: true,
      isOptinToReceiveEmails: true,
    });
    const sent = answerCalls({ updateConsents: { body: answer } });
    const screen = await renderScreen(<PreferencesPage consents={consents()} texts={TEXTS} />);
    const began = performance.now();
    for (const type of ['phone', 'postal', 'personal_consent'])
      await screen.getByRole('checkbox', { name: `By ${type}` }).click();
    expect(sent).toEqual([]);
    await expect.element(screen.getByText('Saved.')).toBeVisible();
    expect(performance.now() - began).toBeGreaterThan(1000);
    const types = ['phone', 'postal', 'personal_consent'];
    expect(sent).toEqual([
      { name: 'updateConsents', body: { consents: types.map((type) => ({ type, value: true })) } },
    ]);
    await expect.element(screen.getByRole('checkbox', { name: 'By phone' })).toBeChecked();
  });

  it('[R8.038] goes back and shows the service’s message, or the generic one', async () => {
    const entry = {
      errorCode: 'odd',
      message: 'Not <b>today</b>.',
      statusDetails: '',
      scope: 'global',
      valid: true,
    };
    answerCalls({ updateConsents: { status: 500, body: { ...entry, errors: [entry] } } });
    const screen = await renderScreen(<PreferencesPage consents={consents()} texts={TEXTS} />);
    await screen.getByRole('checkbox', { name: 'By phone' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Not <b>today</b>.');
    await expect.element(screen.getByRole('checkbox', { name: 'By phone' })).not.toBeChecked();
    answerCalls({ updateConsents: { status: 500, body: {} } });
    await screen.getByRole('checkbox', { name: 'By phone' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
  });

  it('[R5.016] warns of text messages without a telephone number, and saves none', async () => {
    const sent = answerCalls({
      updateConsents: { body: consents({ hasPhone: false, isOptinToReceiveCalls: true }) },
    });
    const screen = await renderScreen(
      <PreferencesPage consents={consents({ hasPhone: false })} texts={TEXTS} />,
    );
    await screen.getByRole('checkbox', { name: 'By marketing_sms' }).click();
    await expect.element(screen.getByText(/no telephone number/u)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Add a number to your profile' }))
      .toHaveAttribute('href', '/eng-us/mylv/profile');
    await screen.getByRole('checkbox', { name: 'By phone' }).click();
    await expect.element(screen.getByText('Saved.')).toBeVisible();
    expect(sent).toEqual([{ name: 'updateConsents', body: { consents: [{ type: 'phone', value: true }] } }]);
  });
});
