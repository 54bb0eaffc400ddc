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
const page = (isAgent: boolean, servesClient = false) =>
  renderScreen(<SearchSgidPage isAgent={isAgent} servesClient={servesClient} goesTo="/eng-us/search-sgid" />);

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

  it('[R7.181] lists the agent’s passkeys, removes one, and says where the sign-in is too long ago', async () => {
    writeSessionHint('agent_as_guest', 900);
    const key = { passkeyId: 'k', browser: 'Chrome', system: 'Android', since: '2026-11-20T10:00:00Z' };
    let isProven = false;
    const sent = answerCalls({
      getAgentPasskeys: { body: { passkeys: [key] } },
      removeAgentPasskey: () => (isProven ? { body: { success: true } } : { status: 403 }),
    });
    const screen = await page(true);
    const keys = screen.getByRole('region', { name: 'Your passkeys' });
    const remove = keys.getByRole('button', { name: 'Remove the passkey of Chrome · Android' });
    await remove.click();
    await expect.element(keys.getByRole('alert')).not.toBeEmptyDOMElement();
    isProven = true;
    await remove.click();
    await expect.element(keys.getByText('You have none yet.')).toBeVisible();
    expect(sent.filter(({ name }) => name === 'removeAgentPasskey')).toHaveLength(2);
  });

  it('[R6.003] has the notes about the client who is served, and says that the client reads them', async () => {
    writeSessionHint('agent_for_client', 900);
    const note = {
      id: 'n',
      words: 'Likes warm colours.',
      writtenAt: '2026-11-20T10:00:00Z',
      adviser: 'Léa Marchand',
    };
    const sent = answerCalls({
      getClientNotes: { body: { notes: [] } },
      writeClientNote: { body: { notes: [note] } },
      removeClientNote: { body: { notes: [] } },
    });
    const screen = await page(true, true);
    const notes = screen.getByRole('region', { name: 'Notes about your client' });
    await expect.element(notes.getByText(/Your client can read it in their account/u)).toBeVisible();
    const field = notes.getByLabelText('New note');
    await field.fill('Likes warm colours.');
    await notes.getByRole('button', { name: 'Keep the note' }).click();
    await expect.element(notes.getByRole('listitem')).toHaveTextContent('Léa Marchand');
    await expect.element(field).toHaveValue('');
    await notes.getByRole('button', { name: 'Remove the note: Likes warm colours.' }).click();
    await expect.element(notes.getByText('Nobody of your store has written a note.')).toBeVisible();
    expect(sent).toContainEqual({ name: 'writeClientNote', body: { words: 'Likes warm colours.' } });
    expect(screen.getByRole('region', { name: 'Several bags at once' }).all()).toEqual([]);
  });

  it('[R6.002] has the bags that wait, and says why one cannot be taken up', async () => {
    writeSessionHint('agent_as_guest', 900);
    const bag = { id: 'b', word: 'the lady in green', putAt: '2026-11-20T10:00:00Z', pieces: 2 };
    const sent = answerCalls({
      getBagsAside: { body: { bags: [bag] } },
      getTypedCart: { body: { itemCount: 1 } },
      takeBagUp: { status: 409 },
      putBagAside: { status: 409 },
    });
    const screen = await page(true);
    const bags = screen.getByRole('region', { name: 'Several bags at once' });
    await expect.element(bags.getByRole('listitem')).toHaveTextContent('the lady in green2 pieces');
    await bags.getByRole('button', { name: 'Take up: the lady in green' }).click();
    await expect.element(bags.getByRole('alert').first()).not.toBeEmptyDOMElement();
    await bags.getByLabelText('A word for the bag in hand (1 piece)').fill('the two with the dog');
    await bags.getByRole('button', { name: 'Put this bag aside' }).click();
    await vi.waitFor(() =>
      expect(sent).toContainEqual({ name: 'putBagAside', body: { word: 'the two with the dog' } }),
    );
  });
});
