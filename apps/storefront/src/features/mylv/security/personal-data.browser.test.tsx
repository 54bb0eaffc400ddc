import { describe, expect, it } from 'vitest';
import { answerCalls } from '../../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';

const CONTEXT = { body: { userIsLogged: true, agentIsLogged: false, hash: 'h' } };
const DONE = { body: { success: true } };
const WRONG = {
  valid: true,
  scope: 'global',
  statusDetails: '',
  errorCode: 'current_password_wrong',
  message: '',
};

describe('[R7.015] what the house holds of a customer', () => {
  it('is asked for with the password, and stands there until it ends', async () => {
    const sent = answerCalls({
      getUserContext: CONTEXT,
      proveIdentity: DONE,
      askForExport: { status: 202, body: { success: true } },
    });
    const screen = await renderScreen(
      <DataSection
        exports={[
          {
            exportId: 'a',
            askedAt: '2026-11-20T12:00:00.000Z',
            endsAt: '2026-11-27T12:00:00.000Z',
            url: '/x.zip',
          },
          { exportId: 'b', askedAt: '2026-11-19T12:00:00.000Z', endsAt: '2026-11-26T12:00:00.000Z' },
        ]}
      />,
    );
    await expect.element(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/x.zip');
    await expect.element(screen.getByText('Being packed')).toBeVisible();
    await screen.getByLabelText('Your password').fill('a sentence');
    await screen.getByRole('button', { name: 'Ask for my data' }).click();
    await expect.element(screen.getByRole('status')).toHaveTextContent(/A mail tells you/u);
    expect(sent.map(({ name }) => name)).toEqual(['getUserContext', 'proveIdentity', 'askForExport']);
  });

  it('is asked for with a code of a mail by who has no password', async () => {
    const sent = answerCalls({
      getUserContext: CONTEXT,
      askProofCode: { body: { sentBy: 'mail', expiresIn: 600 } },
      proveIdentity: DONE,
      askForExport: { status: 202, body: { success: true } },
    });
    const screen = await renderScreen(<DataSection exports={[]} />);
    await screen.getByRole('button', { name: 'Send me a code instead' }).click();
    await expect.element(screen.getByText(/sent it to your e-mail address/u)).toBeVisible();
    await screen.getByLabelText('Security code').fill('123456');
    await screen.getByRole('button', { name: 'Ask for my data' }).click();
    await expect.element(screen.getByRole('status')).toHaveTextContent(/A mail tells you/u);
    expect(sent.find(({ name }) => name === 'proveIdentity')?.body).toEqual({ code: '123456' });
  });

  it('says when too many codes were asked for', async () => {
    const refusal = { valid: true, scope: 'global', statusDetails: '', errorCode: 'too_many', message: '' };
    answerCalls({
      getUserContext: CONTEXT,
      askProofCode: { status: 429, body: { errors: [refusal], errorCode: 'too_many' } },
    });
    const screen = await renderScreen(<DataSection exports={[]} />);
    await screen.getByRole('button', { name: 'Send me a code instead' }).click();
    await expect.element(screen.getByRole('alert').first()).not.toBeEmptyDOMElement();
    await expect.element(screen.getByLabelText('Your password')).toBeVisible();
  });

  it('is not deleted without a tick and the right password, and says before what is kept', async () => {
    const sent = answerCalls({
      getUserContext: CONTEXT,
      proveIdentity: { status: 401, body: { errors: [WRONG], errorCode: 'current_password_wrong' } },
    });
    const screen = await renderScreen(<DeleteSection repairsAtHouse={0} ordersKeptYears={10} />);
    await expect.element(screen.getByText(/invoices and returns are kept for 10 years/u)).toBeVisible();
    await screen.getByRole('button', { name: 'Delete my account' }).click();
    await screen.getByLabelText('Your password').fill('a sentence');
    await screen.getByRole('button', { name: 'Delete for good' }).click();
    expect(sent).toEqual([]);
    await screen.getByRole('checkbox').click();
    await screen.getByRole('button', { name: 'Delete for good' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(/not your present password/u);
    expect(sent.map(({ name }) => name)).toEqual(['getUserContext', 'proveIdentity']);
  });

  it('waits while a piece is with the house', async () => {
    answerCalls({});
    const screen = await renderScreen(<DeleteSection repairsAtHouse={1} ordersKeptYears={10} />);
    await expect.element(screen.getByText(/with the house/u)).toBeVisible();
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });
});
