import { CALL_SPECS } from '@vitrine/contracts';
import { SAVED_CARDS_LIMIT } from '@vitrine/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { anUnpaidOrder, BROWSER, commit, done } from '../../../test-harness/a-purchase.ts';
import { guestToken, signIn, TEST_ORIGIN } from '../../../test-harness/open-services.ts';
import { usePurchases } from '../../../test-harness/use-purchases.ts';
import { forgetCard, saveCard } from './saved-card.jobs.ts';

const { services, card: provider, jobs } = usePurchases();
const NOOR = { login: 'noor@maison-aurele.example', password: 'Vitrine-Noor-2026' };

async function noorsToken(): Promise<string> {
  const { body } = await done(services.call('login', { body: NOOR }));
  return CALL_SPECS.login.answer.parse(body).accessToken;
}

/** The cards of a session's customer. */
async function cardsOf(token: string) {
  const { body } = await done(services.call('getCreditCards', { token }));
  return CALL_SPECS.getCreditCards.answer.parse(body);
}

/** An order that a card has paid whose owner ticked, or not, that it is to be kept. */
async function buyWith(token: string, copyToProfile: boolean | undefined): Promise<void> {
  await anUnpaidOrder(services, { token });
  const enrolled = await done(
    services.call('testEnroll', { token, body: { token: 'token-1', browser: BROWSER } }),
  );
  const { transactionId } = CALL_SPECS.testEnroll.answer.parse(enrolled.body);
  const body = { token: 'token-1', transactionId, ...(copyToProfile !== undefined && { copyToProfile }) };
  await done(services.call('applyPayment', { token, params: { method: 'creditCard' }, body }));
  expect((await commit(services, token)).body).toMatchObject({ state: 'placed' });
}

type CardJob = Parameters<typeof saveCard>[1];
const isCardJob = (data: object): data is CardJob => 'market' in data && 'paymentId' in data;
const saveJobs = (): readonly CardJob[] =>
  jobs.left
    .filter(({ name }) => name === 'save-card')
    .map(({ data }) => data)
    .filter(isCardJob);
/** What the purchase before has left to do. */
async function work(): Promise<void> {
  const job = saveJobs().at(-1);
  if (job !== undefined) await saveCard(services.deps, job);
}
const forgotten = () => jobs.left.filter(({ name }) => name === 'forget-card').map(({ data }) => data);

/** A card of Kim's, bought with and kept. */
async function aSavedCard() {
  const { token } = await signIn(services);
  await buyWith(token, true);
  await work();
  const [card] = (await cardsOf(token)).creditCards;
  if (card === undefined) throw new Error('No card was kept');
  return { token, card };
}

const remove = (token: string | undefined, identifier: string) =>
  services.call('deleteCreditCard', {
    ...(token !== undefined && { token }),
    params: { identifier },
  });
const told = ({ body }: { readonly body: unknown }) =>
  JSON.stringify(body).replaceAll(/"requestId":"[^"]*"/gu, '');
const openFields = (token: string, savedCard: string) =>
  services.call('createCaptureContext', { token, body: { targetOrigins: [TEST_ORIGIN], savedCard } });

beforeEach(async () => {
  await services.db.executeSql('DELETE FROM saved_card');
  provider.useNumber('1111');
});

describe('[R7.169, R3.026] the cards that a customer keeps', () => {
  it('are those whose owner ticked so, once the order is bought', async () => {
    const { token } = await signIn(services);
    const before = saveJobs().length;
    await buyWith(token, undefined);
    await buyWith(token, false);
    expect(saveJobs()).toHaveLength(before);
    await buyWith(token, true);
    expect(saveJobs()).toHaveLength(before + 1);
    await work();
    expect(await cardsOf(token)).toEqual({
      creditCards: [
        {
          identifier: expect.any(String),
          creditCardType: 'visa',
          hideContent: '•••• 1111',
          expiryMonth: 12,
          expiryYear: 2030,
          isExpired: false,
        },
      ],
      mayKeepMore: true,
    });
  });

  it('are their own: a guest has none and cannot ask, another customer sees none of them', async () => {
    await aSavedCard();
    expect((await services.call('getCreditCards', { token: await guestToken(services) })).status).toBe(401);
    expect((await services.call('getCreditCards', {})).status).toBe(401);
    expect((await cardsOf(await noorsToken())).creditCards).toEqual([]);
  });

  it('[R6.014] leave a guest’s card out, whatever the request says', async () => {
    const before = saveJobs().length;
    await buyWith(await guestToken(services), true);
    expect(saveJobs()).toHaveLength(before);
  });

  it('hold the same card once, and the provider forgets its older token', async () => {
    const { token, card } = await aSavedCard();
    await buyWith(token, true);
    await work();
    expect((await cardsOf(token)).creditCards).toEqual([card]);
    expect(forgotten()).toHaveLength(1);
  });

  it('are kept once, however often the job runs, also after the card was deleted', async () => {
    const { token, card } = await aSavedCard();
    await work();
    expect((await cardsOf(token)).creditCards).toHaveLength(1);
    await done(services.call('deleteCreditCard', { token, params: { identifier: btoa(card.identifier) } }));
    await Promise.all(Array.from({ length: 8 }, work));
    expect((await cardsOf(token)).creditCards).toEqual([]);
  });

  it('are kept later where the provider was down, and are no more than ten', async () => {
    const { token } = await signIn(services);
    await buyWith(token, true);
    provider.goDown(true);
    await expect(work()).rejects.toThrow('did not confirm');
    provider.goDown(false);
    for (let count = 0; count < SAVED_CARDS_LIMIT; count += 1) {
      provider.useNumber(String(2000 + count));
      if (count > 0) await buyWith(token, true);
      await work();
    }
    const full = await cardsOf(token);
    expect(full.mayKeepMore).toBe(false);
    const before = forgotten().length;
    provider.useNumber('3000');
    await buyWith(token, true);
    await work();
    expect(await cardsOf(token)).toEqual(full);
    expect(forgotten()).toHaveLength(before + 1);
  });

  it('tell which of them have expired', async () => {
    const { token } = await aSavedCard();
    await services.db.executeSql('UPDATE saved_card SET expiry_year = 2026, expiry_month = 1');
    expect((await cardsOf(token)).creditCards).toMatchObject([{ isExpired: true }]);
  });
});

describe('[R7.170, R5.013] forgetting a card', () => {
  it('takes it off the list, and the provider forgets it, once it can be reached', async () => {
    const { token, card } = await aSavedCard();
    expect((await remove(token, btoa(card.identifier))).status).toBe(204);
    expect((await cardsOf(token)).creditCards).toEqual([]);
    const job = forgotten().at(-1);
    if (job === undefined || !('token' in job) || typeof job.token !== 'string') throw new Error('No job');
    const asked = { token: job.token };
    provider.goDown(true);
    await expect(forgetCard(services.deps, asked)).rejects.toThrow('did not confirm');
    provider.goDown(false);
    await forgetCard(services.deps, asked);
    expect(provider.forgotten).toContain(asked.token);
    expect((await remove(token, btoa(card.identifier))).status).toBe(404);
  });

  it('answers another customer’s card and one that does not exist alike, and leaves it where it is', async () => {
    const { token, card } = await aSavedCard();
    const noor = await noorsToken();
    const foreign = await remove(noor, btoa(card.identifier));
    const unknown = await remove(noor, btoa('01970000-0000-7000-8000-000000000000'));
    expect(foreign.status).toBe(404);
    expect(told(foreign)).toBe(told(unknown));
    expect((await cardsOf(token)).creditCards).toEqual([card]);
  });

  it('refuses what is no identifier in base64, and nobody', async () => {
    const { token, card } = await aSavedCard();
    for (const wrong of [
      '',
      card.identifier,
      '%',
      'ééé',
      btoa('../x'),
      btoa(''),
      btoa('a'.repeat(61)),
      '=',
      ' ',
    ]) {
      expect((await remove(token, wrong)).status, wrong).toBe(400);
    }
    expect((await remove(await guestToken(services), btoa(card.identifier))).status).toBe(401);
    expect((await remove(undefined, btoa(card.identifier))).status).toBe(401);
    expect((await cardsOf(token)).creditCards).toEqual([card]);
  });
});

describe('[R7.123] paying with a card that is kept', () => {
  it('opens fields for this card alone', async () => {
    const { token, card } = await aSavedCard();
    await anUnpaidOrder(services, { token });
    expect((await done(openFields(token, card.identifier))).body).toMatchObject({
      captureContext: expect.stringMatching(/^kept-/u),
    });
  });

  it('is another’s, unknown or forgotten: not found, without a difference', async () => {
    const { token, card } = await aSavedCard();
    const noor = await noorsToken();
    await anUnpaidOrder(services, { token: noor });
    const guest = (await anUnpaidOrder(services)).token;
    for (const who of [noor, guest])
      expect(await openFields(who, card.identifier)).toMatchObject({ status: 404, errorCode: 'not_found' });
    await anUnpaidOrder(services, { token });
    expect(await openFields(token, 'unknown')).toMatchObject({ status: 404, errorCode: 'not_found' });
    const { rows } = await services.db.executeSql('SELECT provider_token FROM saved_card');
    await provider.forgetCard(String(rows[0]?.['provider_token']));
    expect(await openFields(token, card.identifier)).toMatchObject({ status: 404, errorCode: 'not_found' });
  });

  it('[R3.026] never brings a security code or a number to us: such a request is refused and not logged', async () => {
    const { token } = await anUnpaidOrder(services);
    const params = { method: 'creditCard' };
    for (const name of ['cardVerificationNumber', 'cardNumber', 'securityCode']) {
      const body = { token: 'token-1', [name]: '4111111111111111' };
      expect((await services.call('applyPayment', { token, params, body })).status).toBe(400);
    }
    expect(JSON.stringify(services.logged)).not.toContain('4111111111111111');
  });
});
