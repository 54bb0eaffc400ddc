import { callNames, CALLS, type CallName } from '@vitrine/contracts';
import { REALMS } from '@vitrine/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { guestToken, type TestAnswer, type TestRequest, useServices } from '../test-harness/open-services.ts';
import { type SaleTokens, saleTokens } from '../test-harness/sale-tokens.ts';
import { type Place, placesOf, requestOf } from '../test-harness/requests-of-calls.ts';
import { mountPaths } from './mount-paths.ts';

/*
 * Every call of CALLS is tried with every exclusive id in every field that takes it: path, query and body are made of
 * the call's own schemas, so that a new call is tried without a word here.
 */

/**
 * Only the calls of the product and of the category say that it is reserved [R6.011, R6.012]. All other calls answer as
 * if it did not exist.
 */
const SAYS_RESERVED: ReadonlySet<CallName> = new Set([
  'getProduct',
  'getProductVariant',
  'getListing',
  'getContent',
  'getExclusiveSkuList',
  'getExclusiveProduct',
  'getExclusiveListing',
  'checkExclusiveProduct',
  'checkExclusiveCategory',
  'checkExclusiveListing',
]);
/**
 * The calls that show the piece to an invited customer while the sale is open, beside those that say "reserved" to
 * others.
 */
const GIVES_TO_THE_INVITED: readonly CallName[] = [
  'addToCart',
  'addToWishlist',
  'checkExclusiveCategory',
  'checkExclusiveListing',
  'checkExclusiveProduct',
  'getDeliveryDate',
  'getExclusiveListing',
  'getExclusiveProduct',
  'getExclusiveSkuList',
  'getProductAvailability',
  'getSkuAvailability',
  'sendSelection',
];
/**
 * A search reads the words of an id, and public pieces have some of these words too (`soir`), so its answer is not that
 * to an unknown id. A postal code and the parts of a design are no ids: whether they are refused hangs on their shape
 * alone. Nothing exclusive may be told in any of them all the same.
 */
const NO_IDS: ReadonlySet<string> = new Set(['.keyword', '.postalCode', '.postalcode', '.parts']);
const takesNoId = ({ path }: Place): boolean => NO_IDS.has(path);
const RESERVED =
  /^403 no-store .*"errorCode":"exclusive"|^200 private, no-store \{"exclusive":true,"authorized":false/u;
/** A customer without an invitation must get the same answers as to an unknown id of the same shape. */
const UNKNOWN = 'QS9999';

const services = useServices();
/** Of exclusive pieces: product, SKU, pictures, model, slug, sale and category; and their names. */
let ids: readonly string[];
let secrets: RegExp;
let tokens: SaleTokens;
const PIECES = `
  SELECT p.id AS product, s.id AS sku, s.look, lower(p.id) || '.glb' AS model, p.slug, p.exclusive_sale_id AS sale, c.dim_id
  FROM product p JOIN sku s ON s.product_id = p.id JOIN category c ON c.exclusive_sale_id = p.exclusive_sale_id
  WHERE p.is_exclusive`;
const NAMES = `
  SELECT t.name FROM product_text t JOIN product p ON p.id = t.product_id WHERE p.is_exclusive
  UNION SELECT t.name FROM category_text t JOIN category c ON c.dim_id = t.dim_id WHERE c.is_exclusive
  UNION SELECT sku FROM (${PIECES}) UNION SELECT look FROM (${PIECES})`;

beforeAll(async () => {
  tokens = await saleTokens(services);
  const read = async (sql: string): Promise<readonly string[]> => {
    const { rows } = await services.db.executeSql(sql);
    return [...new Set(rows.flatMap((row) => Object.values(row).map(String)))];
  };
  ids = await read(PIECES);
  secrets = new RegExp((await read(NAMES)).map(escaped).join('|'), 'u');
});

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

const PLACES = callNames().flatMap(placesOf);
const TRIED = [...new Set(PLACES.map(({ name }) => name))];
const WHO = ['guest', 'uninvited'] as const;
/** The calls of a sale and of its queue: for who is invited, whether or not their turn has come. */
const OF_THE_SALE: ReadonlySet<CallName> = new Set(['getPrivateSale', 'takeSalePlace', 'leaveSalePlace']);

/** What a client can learn from an answer, without the id that it sent and without random values. */
function seen({ status, body, headers }: TestAnswer, id: string): string {
  const sent = new RegExp(String.raw`(?<!\w)${id}(?!\w)`, 'giu');
  const text = `${status} ${String(headers['cache-control'])} ${String(body)}`;
  return text.replaceAll(sent, '…').replaceAll(/[\w-]{22,}/gu, '*');
}

/** Sends a call to its last address, where its own service answers. */
async function send(name: CallName, request: TestRequest, token: string): Promise<TestAnswer> {
  const { params = {}, query = {}, body } = request;
  const path = (mountPaths(name, REALMS).at(-1) ?? '')
    .replace(':locale', 'eng-us')
    .replaceAll(/:(\w+)/gu, (_match, key: string) => encodeURIComponent(params[key] ?? ''));
  const {
    statusCode: status,
    headers,
    ...answer
  } = await services.app.inject({
    method: CALLS[name].method,
    url: `${path}?${new URLSearchParams(query).toString()}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return { status, headers, cookies: {}, body: answer.body, errorCode: undefined };
}

/** One call as if it were the first of its session. */
async function ask(place: Place, id: string, token: string): Promise<TestAnswer> {
  const { name } = place;
  if (CALLS[name].method !== 'GET')
    await services.db.executeSql(`DELETE FROM wishlist_item; DELETE FROM cart_line; DELETE FROM counted_use;
      UPDATE customer SET first_name = 'A', last_name = 'B', first_name_reading = NULL, last_name_reading = NULL`);
  return send(name, requestOf(name, place, id), token);
}

/** A body takes only ids of pieces. A customer without an invitation is answered like a guest, so one piece is enough. */
function idsFor({ part }: Place, who: 'guest' | 'uninvited'): readonly string[] {
  const own = who === 'guest' ? ids : ids.filter((id) => /2006|2051|soir/u.test(id));
  return part === 'body' ? own.filter((id) => /^[A-Z]{2}\d{4}/u.test(id)) : own;
}

/** What a call tells of the ids that it does not tell of one that nobody gave. */
async function toldBy(
  name: CallName,
  token: string,
  idsOf: (place: Place) => readonly string[],
): Promise<readonly string[]> {
  const told: string[] = [];
  for (const place of PLACES.filter((each) => each.name === name)) {
    const expected = seen(await ask(place, UNKNOWN, token), UNKNOWN);
    for (const id of idsOf(place)) {
      const answer = await ask(place, id, token);
      const text = seen(answer, id);
      const isReserved = SAYS_RESERVED.has(place.name) && RESERVED.test(text);
      if (text !== expected && !isReserved && !takesNoId(place))
        told.push(`${place.name} ${place.part}${place.path} ${id}: ${text} instead of ${expected}`);
      if (secrets.test(text))
        told.push(`${place.name} ${place.part}${place.path} ${id} tells ${String(secrets.exec(text)?.[0])}`);
    }
  }
  return told.map((fault) => fault.slice(0, 600)).slice(0, 10);
}

describe('[R6.011, R6.012] every call, with every exclusive id in every field that takes a text', () => {
  it('is tried: all calls whose schemas take one', () => {
    const tried = new Set(PLACES.map(({ name }) => name));
    const withParameters = callNames().filter((name) => CALLS[name].path.includes(':'));
    // These take one of a few words.
    expect(withParameters.filter((name) => !tried.has(name))).toEqual([
      'getShadeRecommendations',
      'getRecommendedShades',
      'getTypedCart',
      'getAddresses',
      'withdrawPayment',
    ]);
    expect(ids.length).toBeGreaterThan(10);
  });

  const visits = TRIED.flatMap((name) => WHO.map((who) => ({ name, who })));
  it.each(visits)('$name answers the $who as of an id that nobody gave', async ({ name, who }) => {
    expect(await toldBy(name, tokens[who], (place) => idsFor(place, who))).toEqual([]);
  });

  it('gives an invited customer what the sale is for', async () => {
    const token = tokens.invited;
    const gives = new Set<CallName>();
    // Public calls know no session, and were tried above.
    for (const place of PLACES.filter(({ name }) => CALLS[name].access !== 'public')) {
      const known = seen(await ask(place, UNKNOWN, token), UNKNOWN);
      for (const id of ['AU2006', 'QS2051', 'salon-soir']) {
        const answer = await ask(place, id, token);
        if (answer.status < 300 && seen(answer, id) !== known) gives.add(place.name);
      }
    }
    expect([...gives].toSorted()).toEqual(GIVES_TO_THE_INVITED);
  });

  it('[R6.011] tells none of them where nobody asks for one', async () => {
    for (const name of callNames()) {
      const token = await guestToken(services);
      const { body } = await send(name, requestOf(name), token);
      expect([name, secrets.exec(String(body))?.[0]]).toEqual([name, undefined]);
    }
  });
});

describe('[R4.042, R6.012] every call, to an invited customer whose turn in the waiting room has not come', () => {
  beforeAll(() =>
    services.db.executeSql(
      `UPDATE exclusive_sale SET room_opens_at = opens_at, seats = 1, visit_minutes = 5 WHERE closes_at > $1`,
      [services.clock.now()],
    ),
  );

  it.each(TRIED.filter((name) => !OF_THE_SALE.has(name)))(
    '%s answers as of an id that nobody gave',
    async (name) => {
      expect(await toldBy(name, tokens.invited, (place) => idsFor(place, 'uninvited'))).toEqual([]);
    },
  );
});
