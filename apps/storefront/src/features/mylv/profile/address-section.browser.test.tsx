import { OPT_IN_NAMES, recordOf } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { answerCalls } from '../../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { ProfilePage } from './profile-page.tsx';

const PROFILE = {
  login: 'ana@example.com',
  title: 'Ms',
  firstName: 'Ana',
  lastName: 'Duarte',
  country: 'DE',
  sizes: {},
  ...recordOf(OPT_IN_NAMES, () => false),
};
const TEL_CODES = [
  { iso: 'DE', telCode: '+49' },
  { iso: 'CH', telCode: '+41' },
];

describe('the address book of an account', () => {
  it('[R2.046, R3.025] takes an address of another country, and a number with another calling code', async () => {
    answerCalls({ getConfig: { body: { telCode: '+41' } } });
    const screen = await renderScreen(
      <ProfilePage
        profile={PROFILE}
        addresses={[]}
        cards={[]}
        rules={{ telCode: '+49' }}
        telCodes={TEL_CODES}
      />,
      { locale: 'eng-e1' },
    );
    await screen.getByRole('button', { name: 'Add an address' }).first().click();
    const code = screen.getByLabelText('Code', { exact: true });
    await expect.element(code).toHaveValue('+49');
    await screen.getByLabelText('Country', { exact: true }).selectOptions('Switzerland');
    await expect.element(code).toHaveValue('+41');
  });
});
