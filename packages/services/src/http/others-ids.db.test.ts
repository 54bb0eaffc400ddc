import { CALL_SPECS, CALLS, callNames, type CallName } from '@vitrine/contracts';
import { ANAS_ADDRESS } from '@vitrine/domain/test-harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anUnpaidOrder, aReadyOrder, commit, done } from '../test-harness/a-purchase.ts';
import { KIM, signIn, type TestAnswer } from '../test-harness/open-services.ts';
import { type Place, placesOf, requestOf } from '../test-harness/requests-of-calls.ts';
import { CERTIFIED_RING } from '../test-harness/use-certificates.ts';
import { usePurchases } from '../test-harness/use-purchases.ts';

/*
 * Every private call is tried with every id of Kim's in every field that takes a text, by Noor: places and requests are
 * made of the contract, so that a new call is tried without a word here.
 */

/** What is Kim's alone, by what it is. */
const KIMS = `
  WITH kim AS (SELECT id FROM customer WHERE login = $1),
    own_cart AS (SELECT id FROM cart WHERE customer_id IN (SELECT id FROM kim)),
    own_order AS (SELECT id, number FROM shop_order WHERE customer_id IN (SELECT id FROM kim))
  SELECT 'customer' AS what, id FROM kim
  UNION ALL SELECT 'order', id FROM own_order
  UNION ALL SELECT 'order number', number FROM own_order WHERE number IS NOT NULL
  UNION ALL SELECT 'parcel', id FROM fulfilment WHERE order_id IN (SELECT id FROM own_order)
  UNION ALL SELECT 'cart', id FROM own_cart
  UNION ALL SELECT 'line', id FROM cart_line WHERE cart_id IN (SELECT id FROM own_cart)
  UNION ALL SELECT 'saved line', id FROM saved_line WHERE cart_id IN (SELECT id FROM own_cart)
  UNION ALL SELECT 'address', id FROM address WHERE customer_id IN (SELECT id FROM kim)
  UNION ALL SELECT 'card', id FROM saved_card WHERE customer_id IN (SELECT id FROM kim)
  UNION ALL SELECT 'selection', id FROM selection WHERE maker_id IN (SELECT id FROM kim)
  UNION ALL SELECT 'interaction', id FROM selection_interaction WHERE customer_id IN (SELECT id FROM kim)
  UNION ALL SELECT 'certificate', serial_number FROM certificate WHERE owner_id IN (SELECT id FROM kim)`;
const NOOR = { login: 'noor@maison-aurele.example', password: 'Vitrine-Noor-2026' };
/** A session may end by it. */
const ENDS: ReadonlySet<CallName> = new Set(['logout']);

const { services } = usePurchases(['QS2001', 'QB5001']);
let owned: readonly { readonly what: string; readonly id: string }[] = [];
let noor = '';
let tries = 0;

const PRIVATE = callNames().filter(
  (name) => ['session', 'customer'].includes(CALLS[name].access) && !ENDS.has(name),
);
const PLACES = PRIVATE.flatMap(placesOf);
const TRIED = [...new Set(PLACES.map(({ name }) => name))];

beforeAll(async () => {
  const { token } = await signIn(services);
  await aReadyOrder(services, { token });
  await done(commit(services, token));
  await done(services.call('addAddress', { token, body: { postalAddress: ANAS_ADDRESS } }));
  await done(services.call('addToCart', { token, body: { items: [{ skuId: 'QB5001', quantity: 1 }] } }));
  await saveFirstLine(token);
  await done(services.call('addToCart', { token, body: { items: [{ skuId: 'QS2001', quantity: 1 }] } }));
  await services.db.executeSql(
    `INSERT INTO certificate (serial_number, sku_id, activation_hash, owner_id, status, material_ids, made_on, activated_on)
     SELECT 'TST-K-1', $2, '', id, 'activated', '{gold-750}', '2026-01-02', '2026-01-03' FROM customer WHERE login = $1`,
    [KIM.login, CERTIFIED_RING],
  );
  await services.db.executeSql(
    `INSERT INTO saved_card (customer_id, id, provider_token, fingerprint, brand, last_four, expiry_year, expiry_month, saved_at)
     SELECT id, 'card-of-kim-0001', 'kept-token', 'print-1', 'visa', '4242', 2031, 5, $2 FROM customer WHERE login = $1`,
    [KIM.login, services.clock.now().toISOString()],
  );
  await likeOwnSelection(token);
  const { rows } = await services.db.executeSql(KIMS, [KIM.login]);
  owned = rows.map(({ what, id }) => ({ what: String(what), id: String(id) }));
  const { body } = await services.call('login', { body: NOOR });
  noor = CALL_SPECS.login.answer.parse(body).accessToken;
  await anUnpaidOrder(services, { token: noor });
});
afterAll(() => {
  process.stdout.write(
    `${TRIED.length} private calls were tried ${tries} times with ids of another customer.\n`,
  );
});

async function likeOwnSelection(token: string): Promise<void> {
  const wish = { pieces: [{ skuId: 'QB5001' }], isPublic: false };
  const { body } = await services.call('sendSelection', { token, body: wish });
  const { id: sharingId } = CALL_SPECS.sendSelection.answer.parse(body);
  await done(services.call('likePiece', { token, params: { sharingId }, body: { interactedId: 'QB5001' } }));
}

async function saveFirstLine(token: string): Promise<void> {
  const { body } = await services.call('getCart', { token });
  const [line] = CALL_SPECS.getCart.answer.parse(body).items;
  await done(services.call('saveCartLine', { token, body: { commerceItemId: line?.commerceItemId } }));
}

/** What a client learns from an answer, without the id that it sent. */
function seen({ status, body }: TestAnswer, id: string): string {
  return `${status} ${JSON.stringify(body)?.replaceAll(id, '…')}`.replaceAll(/[\w-]{22,}/gu, '*');
}

async function ask(place: Place, id: string): Promise<string> {
  // As if it were the first of its session.
  await services.db.executeSql(`DELETE FROM counted_use; DELETE FROM wishlist_item;
    UPDATE customer SET first_name = 'A', last_name = 'B', first_name_reading = NULL, last_name_reading = NULL`);
  tries += 1;
  return seen(await services.call(place.name, { ...requestOf(place.name, place, id), token: noor }), id);
}

/** An id of the same shape that nobody has. Its letters stay letters: a number without a digit is good as a name, too. */
const unknownLike = (id: string): string => id.replace(/\w(?=\W*$)/u, otherThan);

function otherThan(last: string): string {
  const [one, another] = /\d/u.test(last) ? ['7', '8'] : /[a-z]/u.test(last) ? ['e', 'f'] : ['E', 'F'];
  return last === one ? another : one;
}

describe('an id of what another customer has', () => {
  it('is known for each kind of thing', () => {
    const kinds =
      'customer, order, order number, parcel, cart, line, saved line, address, card, certificate, selection, interaction';
    expect(new Set(owned.map(({ what }) => what))).toEqual(new Set(kinds.split(', ')));
  });

  it.each(TRIED)('[R7.145, R6.003] says in %s as much as one that nobody has', async (name) => {
    const told: string[] = [];
    for (const place of PLACES.filter((each) => each.name === name))
      for (const { what, id } of owned) {
        const [theirs, unknown] = [await ask(place, id), await ask(place, unknownLike(id))];
        if (theirs !== unknown)
          told.push(`${place.part}${place.path} ${what}: ${theirs} instead of ${unknown}`);
      }
    expect(told.map((fault) => fault.slice(0, 400))).toEqual([]);
  });
});
