import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeSessionHint } from '../../shared/api/session-hint.ts';
import { answerCalls } from '../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../shared/test-harness/render-screen.tsx';
import { SearchSgidPage } from './search-sgid-page.tsx';

const KIM = {
  clientId: 'kim',
  firstName: 'Kim',
  lastName: 'Laurent',
  email: 'k•••@house.example',
  country: 'US',
  city: 'New York',
  sgid: 'AU-G-1',
  dreamId: 'DR-1',
  hasAccount: true,
  foundBy: 'dreamId',
} as const;
const page = (isAgent: boolean) =>
  renderScreen(<SearchSgidPage isAgent={isAgent} goesTo="/eng-us/search-sgid" />);

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('[R2.013] the page of agents', () => {
  it('shows everybody else the sign-in and nothing to search with', async () => {
    answerCalls({});
    const screen = await page(false);
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'Sign-in for advisers' }))
      .toBeVisible();
    expect(screen.getByLabelText('Client number, e-mail, telephone or name').all()).toEqual([]);
  });

  it('[R6.001] asks for the code once the password was right', async () => {
    const sent = answerCalls({ loginAgent: { body: { challenge: 'c', expiresIn: 600 } } });
    const screen = await page(false);
    await screen.getByLabelText('E-mail').fill('lea@agents.example');
    await screen.getByLabelText('Password').fill('secret word');
    await screen.getByRole('button', { name: 'Continue' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Type your code' })).toBeVisible();
    expect(sent).toEqual([
      { name: 'loginAgent', body: { login: 'lea@agents.example', password: 'secret word' } },
    ]);
    await screen.getByRole('button', { name: 'Begin again' }).click();
    await expect.element(screen.getByLabelText('Password')).toBeVisible();
  });

  it('[R4.030] says after the page was loaded anew that the sign-in was refused', async () => {
    answerCalls({});
    sessionStorage.setItem('vitrine-agent-refused', '1');
    const screen = await page(false);
    await expect.element(screen.getByText('That did not match. Please try again.')).toBeVisible();
  });

  it('lists whom an agent finds, each with two ways to serve them', async () => {
    writeSessionHint('agent_as_guest', 900);
    const sent = answerCalls({
      searchClients: { body: { clients: [KIM], hasMore: true } },
      serveClient: { status: 404 },
      getSentOrders: { body: { orders: [] } },
    });
    const screen = await page(true);
    await screen.getByLabelText('Client number, e-mail, telephone or name').fill('DR-1');
    await screen.getByRole('button', { name: 'Search' }).click();
    const client = screen.getByRole('article', { name: 'Kim Laurent' });
    await expect.element(client).toHaveTextContent('k•••@house.example');
    await expect.element(screen.getByText('There are more. Type another word or a number.')).toBeVisible();
    await client.getByRole('button', { name: 'Serve this client: Kim Laurent' }).click();
    await expect
      .element(client.getByRole('button', { name: 'Serve this client: Kim Laurent' }))
      .toBeEnabled();
    await client.getByRole('button', { name: 'Fill in the e-mail only: Kim Laurent' }).click();
    await vi.waitFor(() =>
      expect(sent).toEqual([
        { name: 'getSentOrders' },
        { name: 'searchClients', body: { words: 'DR-1' } },
        { name: 'serveClient', body: { clientId: 'kim' } },
        { name: 'serveClient', body: { clientId: 'kim', prefillsOnly: true } },
      ]),
    );
  });

  it('[R4.042] lists what was sent with what became of it, and takes it back for whom it was', async () => {
    writeSessionHint('agent_as_guest', 900);
    const total = { amount: 100_00, currency: 'USD', label: '$100' };
    const order = {
      orderId: 'o-1',
      kind: 'pay_by_link',
      sentAt: '2026-11-20T10:00:00Z',
      expiresAt: '2026-11-27T10:00:00Z',
      total,
      pieces: 2,
    };
    const sent = answerCalls({
      getSentOrders: {
        body: {
          orders: [
            {
              ...order,
              state: 'sent',
              name: 'Kim Laurent',
              clientId: 'kim',
              payUrl: 'https://shop.example/pay',
            },
            { ...order, orderId: 'o-2', state: 'placed', name: 'Ana Silva' },
          ],
        },
      },
      serveClient: { status: 404 },
    });
    const screen = await page(true);
    const kim = screen.getByRole('article', { name: 'Kim Laurent' });
    await expect.element(kim).toHaveTextContent('With the client');
    await kim.getByRole('button', { name: 'Show the code: Kim Laurent' }).click();
    await expect.element(kim.getByRole('img', { name: 'Code that leads to the payment' })).toBeVisible();
    const ana = screen.getByRole('article', { name: 'Ana Silva' });
    await expect.element(ana).toHaveTextContent('Paid');
    expect(ana.getByRole('button').all()).toEqual([]);
    await kim.getByRole('button', { name: 'Take back: Kim Laurent' }).click();
    await expect.element(kim.getByRole('alert')).not.toBeEmptyDOMElement();
    expect(sent).toContainEqual({ name: 'serveClient', body: { clientId: 'kim' } });
    expect(sent.map(({ name }) => name)).not.toContain('loadOrder');
  });

  it('says where nobody fits', async () => {
    writeSessionHint('agent_as_guest', 900);
    answerCalls({
      searchClients: { body: { clients: [], hasMore: false } },
      getSentOrders: { body: { orders: [] } },
    });
    const screen = await page(true);
    await screen.getByLabelText('Client number, e-mail, telephone or name').fill('nobody');
    await screen.getByRole('button', { name: 'Search' }).click();
    await expect.element(screen.getByText(/No client of your store fits/u)).toBeVisible();
  });
});
