import { CALL_SPECS } from '@vitrine/contracts';
import { SELECTION_MAIL_LIMIT, SELECTION_PIECES_LIMIT } from '@vitrine/domain';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../sweep/index.ts';
import { useAccountMails } from '../test-harness/account-mails.ts';
import { guestToken, OWN_PAGE, signIn, type TestAnswer } from '../test-harness/open-services.ts';
import { customerIdOf, signedInAgent, THEO } from '../test-harness/signed-in-agent.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PIECES = [{ skuId: 'QB5001', words: 'For the evening.' }, { skuId: 'QS2002' }, { skuId: 'QK3001-40' }];
const mails = useAccountMails();
const { services } = mails;
const call: typeof services.call = (name, request) => services.call(name, request);
const noor = { login: 'noor@maison-aurele.example', password: 'Vitrine-Noor-2026' };

let kim = '';
let other = '';
/** Agents: Lea serves Kim, and Theo works in another store. */
let lea = '';
let alone = '';
let theo = '';

async function serve(token: string, clientId?: string): Promise<string> {
  const body = clientId === undefined ? {} : { clientId };
  const { body: answer } = await call('serveClient', { token, headers: OWN_PAGE, body });
  return CALL_SPECS.serveClient.answer.parse(answer).accessToken;
}
const send = (token: string, wish: object = {}) =>
  call('sendSelection', { token, body: { words: 'Chosen.', pieces: PIECES, isPublic: false, ...wish } });
async function sent(token: string, wish: object = {}) {
  const answer = await send(token, wish);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return CALL_SPECS.sendSelection.answer.parse(answer.body);
}
const open = (token: string, id: string, query: Record<string, string> = {}) =>
  call('getSelection', { token, params: { id }, query });
const openPublicly = (id: string) => call('getPublicSelection', { params: { id } });
const read = ({ body }: TestAnswer) => CALL_SPECS.getSelection.answer.parse(body);
const listed = async (token: string) =>
  CALL_SPECS.getSelections.answer.parse((await call('getSelections', { token })).body).shares;
const like = (token: string, sharingId: string, body: object = { interactedId: 'QS2002' }) =>
  call('likePiece', { token, params: { sharingId }, body });
const unlike = (token: string, id: string) => call('unlikePiece', { token, params: { id } });
const liked = async (token: string, id: string) =>
  read(await open(token, id)).interactions.map(({ interactedId }) => interactedId);

async function count(table: string): Promise<unknown> {
  const { rows } = await services.db.executeSql(`SELECT count(*)::int AS rows FROM ${table}`);
  return rows[0]?.['rows'];
}

const agree = (value: boolean) =>
  services.db.executeSql('UPDATE consent SET value = $1 WHERE type = $2', [value, 'PERSONAL_CONSENT']);

beforeAll(async () => {
  kim = (await signIn(services)).token;
  const signedIn = await call('login', { body: noor });
  other = CALL_SPECS.login.answer.parse(signedIn.body).accessToken;
  alone = (await signedInAgent(mails)).accessToken;
  theo = (await signedInAgent(mails, THEO)).accessToken;
  lea = await serve(alone, await customerIdOf(services, 'kim'));
  alone = (await signedInAgent(mails)).accessToken;
  const body = { consents: [{ type: 'personal_consent', value: true }] };
  expect((await call('updateConsents', { token: kim, headers: OWN_PAGE, body })).status).toBe(200);
});
beforeEach(async () => {
  await services.db.executeSql(
    'DELETE FROM selection; DELETE FROM counted_use; DELETE FROM agent_act; DELETE FROM wishlist_item',
  );
});

describe('a selection of an agent', () => {
  it('[R7.141, R6.005] is read by whom it is for, in order and with the words, and by nobody else', async () => {
    const { id, path } = await sent(lea);
    expect(path).toBe(`/eng-us/mylv/recommendations/${id}`);
    expect(id).toMatch(/^[\w-]{22}$/u);
    for (const token of [kim, lea]) {
      const selection = read(await open(token, id));
      expect(selection.skus.map(({ identifier, words }) => [identifier, words])).toEqual(
        PIECES.map(({ skuId, words }) => [skuId, words]),
      );
      expect(selection.sharing).toMatchObject({ words: 'Chosen.', isPublic: false, isOwn: token === lea });
      expect(selection.sharing.adviser?.firstName).toBe('Léa');
    }
    const unknown = await open(other, 'A'.repeat(22));
    for (const token of [other, await guestToken(services), theo, alone])
      expect(await open(token, id)).toMatchObject({ status: 404, body: unknown.body });
    expect((await openPublicly(id)).status).toBe(404);
    expect((await call('getSelection', { params: { id } })).status).toBe(401);
  });

  it('[R7.141, R6.005] that is public is read by its link, without anybody’s name', async () => {
    const { id, path } = await sent(lea, { isPublic: true });
    expect(path).toBe(`/eng-us/recommendations/${id}`);
    const opened = await openPublicly(id);
    expect(opened.headers['cache-control']).toBe('private, no-store');
    expect(read(opened).skus).toHaveLength(3);
    for (const answer of [opened, await open(await guestToken(services), id), await open(other, id)])
      expect(JSON.stringify(answer.body)).not.toMatch(/kim|laurent|léa|marchand|@|adviser/iu);
    expect(read(await open(kim, id)).sharing.adviser).toBeDefined();
  });

  it('[R7.141] is asked for with its interactions unless something else is said', async () => {
    const { id } = await sent(lea);
    await like(kim, id);
    expect(read(await open(kim, id)).interactions).toHaveLength(1);
    expect(read(await open(kim, id, { feature: 'sharings-interactions' })).interactions).toHaveLength(1);
    expect(read(await open(kim, id, { feature: 'sharings' })).interactions).toEqual([]);
    expect(await open(kim, id, { feature: 'x' })).toMatchObject({
      status: 400,
      body: { statusDetails: 'feature' },
    });
  });

  it('[R7.142] is written to the client by one mail, which leads to it', async () => {
    await mails.delivered();
    const { path, isMailed } = await sent(lea);
    const mail = await mails.received();
    expect([isMailed, mail.to, mail.link.pathname]).toEqual([true, 'kim@maison-aurele.example', path]);
    expect(mail.text).toContain('Léa Marchand');
    expect(mail.text).not.toContain('Chosen.');
    await agree(false);
    expect((await sent(lea)).isMailed).toBe(false);
    await agree(true);
    const shared = await sent(lea, { isPublic: true });
    await call('withdrawSelection', { token: lea, params: { id: shared.id } });
    expect(await mails.delivered()).toEqual([]);
  });

  it('[R7.142] is mailed so many times a day, and kept all the same', async () => {
    const answers = [];
    for (let time = 0; time <= SELECTION_MAIL_LIMIT.max; time += 1) answers.push(await sent(lea));
    expect(answers.map(({ isMailed }) => isMailed)).toEqual([
      ...Array.from({ length: SELECTION_MAIL_LIMIT.max }, () => true),
      false,
    ]);
    expect(await listed(kim)).toHaveLength(SELECTION_MAIL_LIMIT.max + 1);
  });

  it('[R7.142, R6.003] is written down as what the agent did for the client', async () => {
    await sent(lea);
    await send(lea, { words: '<b>' });
    const { rows } = await services.db.executeSql(
      "SELECT act, call, outcome, customer_id FROM agent_act WHERE call = 'sendSelection' ORDER BY at, id",
    );
    const customerId = await customerIdOf(services, 'kim');
    expect(rows).toMatchObject(
      ['done', 'refused'].map((outcome) => ({ act: 'changed', outcome, customer_id: customerId })),
    );
  });

  it('[R7.142] who serves nobody in particular gives a link', async () => {
    expect(await send(alone)).toMatchObject({
      status: 400,
      errorCode: 'needs_link',
      body: { statusDetails: 'isPublic' },
    });
    const { id, isMailed } = await sent(alone, { isPublic: true });
    expect([isMailed, (await openPublicly(id)).status]).toEqual([false, 200]);
  });

  it('[R7.142] cannot be made for the client of another store', async () => {
    const { rows } = await services.db.executeSql(
      `SELECT id FROM customer c WHERE NOT EXISTS (
         SELECT FROM client_store s JOIN agent a ON a.store_id = s.store_id
         WHERE s.customer_id = c.id AND a.login LIKE 'theo%') LIMIT 1`,
    );
    const body = { clientId: String(rows[0]?.['id']) };
    const refusal = await call('serveClient', { token: theo, headers: OWN_PAGE, body });
    expect(refusal.status).toBe(404);
    const { id } = await sent(lea);
    expect((await call('withdrawSelection', { token: theo, params: { id } })).status).toBe(404);
    expect((await open(kim, id)).status).toBe(200);
  });
});

describe('what is refused of a selection', () => {
  it.each([
    ['words', 'words_not_plain', { words: '<script>alert(1)</script>' }],
    ['words', 'words_not_plain', { words: 'Buy at evil.example' }],
    ['pieces.0.words', 'words_not_plain', { pieces: [{ skuId: 'QB5001', words: 'a<img src=x>' }] }],
    ['words', 'words_not_plain', { words: 'For Mme LAURENT.', isPublic: true }],
    ['NOTHING', 'unknown_sku', { pieces: [{ skuId: 'QB5001' }, { skuId: 'NOTHING' }] }],
    ['pieces', 'bad_request', { pieces: [] }],
    ['words', 'bad_request', { words: 'x'.repeat(1001) }],
    ['customerId', 'bad_request', { customerId: 'noor' }],
  ])('[R7.142] names %s, and nothing is kept', async (about, errorCode, wish) => {
    expect(await send(lea, wish)).toMatchObject({ status: 400, errorCode, body: { statusDetails: about } });
    expect(await count('selection')).toBe(0);
    expect(await count('selection_piece')).toBe(0);
  });

  it('[R7.142] are more pieces than anybody looks at, and a piece of a private sale for who is not invited', async () => {
    const many = Array.from({ length: SELECTION_PIECES_LIMIT + 1 }, () => ({ skuId: 'QB5001' }));
    expect((await send(lea, { pieces: many })).status).toBe(400);
    const { rows } = await services.db.executeSql(
      'SELECT s.id FROM sku s JOIN product p ON p.id = s.product_id WHERE p.is_exclusive LIMIT 1',
    );
    const pieces = [{ skuId: String(rows[0]?.['id']) }];
    expect(await send(alone, { pieces, isPublic: true })).toMatchObject({ errorCode: 'unknown_sku' });
  });

  it('[R7.142] is a guest’s, and a piece named twice stands once', async () => {
    expect((await send(await guestToken(services), { isPublic: true })).status).toBe(401);
    const { id } = await sent(lea, {
      pieces: [{ skuId: 'QB5001' }, { skuId: 'QS2002' }, { skuId: 'QB5001' }],
    });
    expect(read(await open(kim, id)).skus.map(({ identifier }) => identifier)).toEqual(['QB5001', 'QS2002']);
  });
});

describe('the list of selections', () => {
  it('[R7.142] has what a customer was sent and what they made, and nothing of another’s', async () => {
    const received = await sent(lea);
    services.clock.advance(1000);
    const made = await sent(kim, { isPublic: true });
    await sent(other, { isPublic: true });
    const shares = await listed(kim);
    expect(shares.map(({ id, isOwn }) => [id, isOwn])).toEqual([
      [made.id, true],
      [received.id, false],
    ]);
    expect(shares[1]).toMatchObject({ pieceCount: 3, adviser: { firstName: 'Léa' } });
    expect(shares[1]?.pictures.map(({ identifier }) => identifier)).toEqual(PIECES.map(({ skuId }) => skuId));
    expect((await call('getSelections', { token: await guestToken(services) })).status).toBe(401);
  });

  it('[R7.142] loses what its maker takes back, with its link', async () => {
    const { id } = await sent(kim, { isPublic: true });
    expect((await call('withdrawSelection', { token: other, params: { id } })).status).toBe(404);
    expect((await call('withdrawSelection', { token: kim, params: { id } })).status).toBe(204);
    expect((await call('withdrawSelection', { token: kim, params: { id } })).status).toBe(404);
    expect([(await openPublicly(id)).status, await listed(kim)]).toEqual([404, []]);
  });
});

describe('what a reader does about a piece', () => {
  it('[R3.017, R7.143] is a like of a SKU unless something else is said, and stays', async () => {
    const { id } = await sent(lea, { isPublic: true });
    const guest = await guestToken(services);
    const answer = await like(guest, id);
    expect(answer).toMatchObject({
      status: 201,
      body: {
        recipientKey: 'sku',
        recipientType: 'product',
        interactionType: 'like',
        interactedId: 'QS2002',
      },
    });
    expect(read(await open(guest, id)).interactions).toEqual([answer.body]);
    const { rows } = await services.db.executeSql(
      'SELECT recipient_key, recipient_type, interaction_type FROM selection_interaction',
    );
    expect(rows).toEqual([{ recipient_key: 'sku', recipient_type: 'product', interaction_type: 'like' }]);
    expect(await liked(kim, id)).toEqual([]);
  });

  it('[R7.143] is done once, whoever asks by the thousand', async () => {
    const { id } = await sent(lea);
    const answers = new Set<string>();
    for (let batch = 0; batch < 20; batch += 1) {
      const some = await Promise.all(Array.from({ length: 50 }, () => like(kim, id)));
      for (const { status, body } of some) answers.add(`${status} ${JSON.stringify(body)}`);
    }
    expect(answers.size).toBe(1);
    expect(await count('selection_interaction')).toBe(1);
  });

  it('[R7.143] is refused where the reader may not read, and for a piece that is not in it', async () => {
    const { id } = await sent(lea);
    expect((await like(other, id)).status).toBe(404);
    expect((await like(kim, 'A'.repeat(22))).status).toBe(404);
    expect((await like(kim, id, { interactedId: 'QS2001' })).status).toBe(404);
    const wrong = { interactedId: 'QS2002', interactionType: 'x' };
    expect(await like(kim, id, wrong)).toMatchObject({
      status: 400,
      body: { statusDetails: 'interactionType' },
    });
    const params = { sharingId: id };
    expect((await call('likePiece', { params, body: { interactedId: 'QS2002' } })).status).toBe(401);
  });

  it('[R7.144] is taken back by who did it alone, once', async () => {
    const { id } = await sent(lea, { isPublic: true });
    const own = CALL_SPECS.likePiece.answer.parse((await like(kim, id)).body).id;
    for (const token of [other, await guestToken(services)])
      expect((await unlike(token, own)).status).toBe(404);
    expect(await liked(kim, id)).toEqual(['QS2002']);
    expect((await call('unlikePiece', { params: { id: own } })).status).toBe(401);
    expect((await unlike(kim, own)).status).toBe(204);
    expect((await unlike(kim, own)).status).toBe(404);
    expect(await liked(kim, id)).toEqual([]);
  });

  it('[R7.143, R7.032] goes with a guest who signs in, and is forgotten with one who does not come back', async () => {
    const { id } = await sent(lea, { isPublic: true });
    await like(kim, id);
    const guest = await guestToken(services);
    await like(guest, id);
    await like(guest, id, { interactedId: 'QB5001' });
    const { token } = await signIn(services, { token: guest });
    expect((await liked(token, id)).toSorted()).toEqual(['QB5001', 'QS2002']);
    await like(await guestToken(services), id);
    services.clock.advance(100 * DAY_MS);
    await sweep(services.deps);
    expect(await count('selection_interaction WHERE session_id IS NOT NULL')).toBe(0);
    expect(await count('selection_interaction')).toBe(2);
  });
});
