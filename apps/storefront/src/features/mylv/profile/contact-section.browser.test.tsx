import type { ProfileBody } from '@vitrine/contracts';
import { OPT_IN_NAMES, recordOf } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { answerCalls } from '../../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { ContactSection } from './contact-section.tsx';

const CONTEXT = { body: { userIsLogged: true, agentIsLogged: false, hash: 'h' } };
const PROFILE: ProfileBody = {
  login: 'ana@example.com',
  email: 'ana@example.com',
  phone: '+12125550187',
  firstName: 'Ana',
  lastName: 'Duarte',
  country: 'US',
  sizes: {},
  ...recordOf(OPT_IN_NAMES, () => false),
};
const DONE = { body: { success: true } };

describe('[R7.021] the address and the number of an account', () => {
  it('are asked for twice and with the password, and the new mailbox is named', async () => {
    const sent = answerCalls({ getUserContext: CONTEXT, proveIdentity: DONE, updateEmail: DONE });
    const screen = await renderScreen(<ContactSection profile={PROFILE} />);
    await screen.getByRole('button', { name: 'Change the e-mail address' }).click();
    await screen.getByLabelText('New e-mail address').fill('new@example.com');
    await screen.getByLabelText('Repeat the new address').fill('now@example.com');
    await screen.getByLabelText('Your password').fill('a sentence');
    await screen.getByRole('button', { name: 'Send the link' }).click();
    await expect.element(screen.getByLabelText('Repeat the new address')).toHaveFocus();
    expect(sent).toEqual([]);
    await screen.getByLabelText('Repeat the new address').fill('New@example.com');
    await screen.getByRole('button', { name: 'Send the link' }).click();
    await expect.element(screen.getByRole('status')).toHaveTextContent(/new@example.com/u);
    expect(sent.map(({ name, body }) => [name, body])).toEqual([
      ['getUserContext', undefined],
      ['proveIdentity', { password: 'a sentence' }],
      ['updateEmail', { email: 'new@example.com', checkEmail: 'New@example.com' }],
    ]);
  });

  it('takes the code of the text message, and shows the new number', async () => {
    answerCalls({
      getUserContext: CONTEXT,
      proveIdentity: DONE,
      askMobileCode: { body: { sent: true, expiresIn: 600 } },
      changeMobile: { body: { phone: '+12125550142' } },
    });
    const screen = await renderScreen(<ContactSection profile={PROFILE} />);
    await screen.getByRole('button', { name: 'Change the mobile number' }).click();
    await screen.getByLabelText('New mobile number').fill('(212) 555-0142');
    await screen.getByLabelText('Your password').fill('a sentence');
    await screen.getByRole('button', { name: 'Send a code' }).click();
    await screen.getByLabelText('Code of the message').fill('123456');
    await screen.getByRole('button', { name: 'Confirm the number' }).click();
    await expect.element(screen.getByText('+12125550142')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Confirm the number' })).not.toBeInTheDocument();
  });
});
