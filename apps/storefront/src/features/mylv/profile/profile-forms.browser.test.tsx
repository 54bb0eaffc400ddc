import type { ProfileBody } from '@vitrine/contracts';
import { OPT_IN_NAMES, recordOf } from '@vitrine/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { shopper } from '../../../shared/session/shopper.ts';
import { answerCalls } from '../../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { PersonalForm } from './personal-form.tsx';
import { SizesForm } from './sizes-form.tsx';

const PROFILE: ProfileBody = {
  login: 'ana@example.com',
  title: 'Ms',
  firstName: 'Ana',
  lastName: 'Duarte',
  birthDate: '1990-05-17',
  country: 'US',
  sizes: { shoes: 41, wrist: 163 },
  ...recordOf(OPT_IN_NAMES, () => false),
};
const { login, firstName, lastName, country } = PROFILE;

beforeEach(() => {
  shopper.set({ user: { login, firstName, lastName, country } });
  return () => shopper.set({ user: undefined });
});

describe('the personal details', () => {
  it('[R2.046, R7.176] send what was entered, take away what was emptied, and the header follows', async () => {
    const sent = answerCalls({ patchProfile: { body: { ...PROFILE, firstName: 'Anna' } } });
    const screen = await renderScreen(<PersonalForm profile={PROFILE} />);
    await screen.getByLabelText('First name').fill(' Anna ');
    await screen.getByLabelText('Title').selectOptions('No title');
    await screen.getByLabelText('Birthday').fill('');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByRole('status')).toHaveTextContent('Saved');
    expect(sent.map(({ body }) => body)).toEqual([
      { firstName: 'Anna', lastName: 'Duarte', title: null, birthDate: null },
    ]);
    expect(shopper.get().user?.firstName).toBe('Anna');
  });

  it('[R2.046] are not sent without a name, and what the service refuses is said beside its field', async () => {
    const refusal = {
      valid: true,
      scope: 'field',
      statusDetails: 'birthDate',
      errorCode: 'invalid_profile',
      message: '',
    };
    const sent = answerCalls({
      patchProfile: { status: 400, body: { errors: [refusal], errorCode: 'invalid_profile' } },
    });
    const screen = await renderScreen(<PersonalForm profile={PROFILE} />);
    await screen.getByLabelText('Last name').fill('');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByLabelText('Last name')).toHaveFocus();
    expect(sent).toEqual([]);
    await screen.getByLabelText('Last name').fill('Duarte');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByLabelText('Birthday')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(screen.getByLabelText('Birthday')).toHaveFocus();
  });
});

describe('the sizes of a customer', () => {
  it('[R2.046] can be chosen, a wrist that was measured to the millimetre among them', async () => {
    const sizes = { shoes: 42, wrist: 163 };
    const sent = answerCalls({ patchProfile: { body: { ...PROFILE, sizes } } });
    const screen = await renderScreen(<SizesForm sizes={PROFILE.sizes} />);
    await expect.element(screen.getByLabelText('Wrist, around')).toHaveDisplayValue('16.3 cm');
    await screen.getByLabelText('Shoes (EU)').selectOptions('42');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByRole('status')).toHaveTextContent('Saved');
    expect(sent.map(({ body }) => body)).toEqual([
      { sizes: { ring: null, wrist: 163, shoes: 42, belt: null } },
    ]);
    expect(shopper.get().user?.sizes).toEqual(sizes);
  });
});
