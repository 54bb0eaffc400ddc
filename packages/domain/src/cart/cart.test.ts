import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSkuId } from '../catalog/sku-id.ts';
import type { CartLimits } from '../policy/limits.ts';
import { addToCart, type CartWish, type SkuOnOffer } from './add-to-cart.ts';
import { type CartLine, type CartSku, brokenLimit, pieceCount, withoutLooseSamples } from './cart-line.ts';
import { changeQuantity } from './change-quantity.ts';
import { configurationKey, type LineConfiguration, PLAIN } from './line-configuration.ts';
import { mergeCarts } from './merge-carts.ts';

const LIMITS: CartLimits = { basketPieces: 10, fluidPieces: 1, personalisedLines: 3 };
const aSku = (id: string, over: Partial<CartSku> = {}): CartSku => ({
  id: toSkuId(id),
  maxQuantity: 3,
  isFluid: false,
  isSample: false,
  takesSamples: false,
  ...over,
});
const aLine = (id: string, quantity = 1, over: Partial<CartSku> = {}): CartLine => ({
  id: `line ${id}`,
  sku: aSku(id, over),
  configuration: PLAIN,
  quantity,
});
const initials = (text: string): LineConfiguration => ({
  personalisation: { designId: text, letters: { text, font: 'capitals', position: 'strap' } },
});
const INITIALS = initials('A.N.');
const engraved = (id: string, quantity = 1, configuration: LineConfiguration = INITIALS): CartLine => ({
  ...aLine(id, quantity),
  id: `engraved ${id}`,
  configuration,
});
const anOffer = (id: string, over: Partial<SkuOnOffer> = {}): SkuOnOffer => ({
  ...aSku(id),
  price: 100,
  sellable: true,
  cscSellable: true,
  backInStock: false,
  inStock: true,
  ageAccess: 'open',
  ...over,
});
const aWish = (sku: SkuOnOffer, quantity = 1, configuration = PLAIN): CartWish => ({
  lineId: `new ${sku.id} ${configurationKey(configuration)}`,
  skuId: sku.id,
  sku,
  configuration,
  quantity,
});
const GUEST = { kind: 'guest', sessionId: 'S' } as const;
const AGENT = { kind: 'agent_for_client', sessionId: 'S', agentId: 'G', customerId: 'C' } as const;
const rules = { limits: LIMITS, isShop: true, principal: GUEST };

describe('the limits of a cart', () => {
  it.each([
    { what: 'within all of them', others: [], wished: aLine('A', 3), broken: undefined },
    {
      what: '[R8.003] more of a SKU than it allows',
      others: [],
      wished: aLine('A', 4),
      broken: { code: 'sku_limit_reached', about: 'A', max: 3 },
    },
    {
      what: '[R4.042] more pieces of a private sale than are left to a customer, over all its SKUs',
      others: [aLine('B', 1, { sale: { saleId: 'S', max: 3, ordered: 1 } })],
      wished: aLine('A', 2, { sale: { saleId: 'S', max: 3, ordered: 1 } }),
      broken: { code: 'sale_limit_reached', about: 'A', max: 3 },
    },
    {
      what: '[R4.042] as many pieces of a private sale as are left, beside those of another',
      others: [aLine('B', 2, { sale: { saleId: 'T', max: 2, ordered: 0 } })],
      wished: aLine('A', 2, { sale: { saleId: 'S', max: 3, ordered: 1 } }),
      broken: undefined,
    },
    {
      what: '[R8.003] an eleventh piece',
      others: [aLine('B', 3), aLine('C', 3), aLine('D', 3)],
      wished: aLine('A', 2),
      broken: { code: 'basket_limit_reached', about: 'A', max: 10 },
    },
    {
      what: '[R8.004] a second made-to-order piece',
      others: [aLine('B', 1, { isFluid: true })],
      wished: aLine('A', 1, { isFluid: true }),
      broken: { code: 'fluid_limit_reached', about: 'A', max: 1 },
    },
    {
      what: 'an ordinary piece beside a made-to-order one',
      others: [aLine('B', 1, { isFluid: true })],
      wished: aLine('A'),
      broken: undefined,
    },
    {
      what: '[R8.005] a fourth personalised line',
      others: ['B', 'C', 'D'].map((id) => engraved(id)),
      wished: engraved('A'),
      broken: { code: 'personalised_limit_reached', about: 'A', max: 3 },
    },
  ])('$what', ({ others, wished, broken }) => {
    expect(brokenLimit(others, wished, LIMITS)).toEqual(broken);
  });

  it('[R8.003] configured per SKU stands in for the SKU’s own', () => {
    expect(brokenLimit([], aLine('A', 8), { ...LIMITS, perSku: 8 })).toBeUndefined();
    expect(brokenLimit([], aLine('A', 9), { ...LIMITS, perSku: 8 })).toMatchObject({ max: 8 });
  });
});

describe('adding to a cart', () => {
  it('[R8.008] grants what it can in the order of the wishes and names the rest', () => {
    const wishes = [
      aWish(anOffer('A'), 2),
      aWish(anOffer('B', { inStock: false })),
      { lineId: 'N', skuId: toSkuId('NONE'), sku: undefined, configuration: PLAIN, quantity: 1 },
      aWish(anOffer('A'), 2),
      aWish(anOffer('A')),
    ];
    const { lines, refusals } = addToCart([], wishes, rules);
    expect(lines.map(({ sku, quantity }) => [sku.id, quantity])).toEqual([['A', 3]]);
    expect(refusals).toEqual([
      { code: 'out_of_stock', about: 'B' },
      { code: 'unknown_sku', about: 'NONE' },
      { code: 'sku_limit_reached', about: 'A', max: 3 },
    ]);
  });

  it.each([
    { what: 'not sellable', over: { sellable: false }, code: 'not_for_sale' },
    { what: 'without a price', over: { price: undefined }, code: 'not_for_sale' },
    { what: 'where the house does not sell', over: {}, isShop: false, code: 'not_for_sale' },
    { what: 'not sellable, out of stock', over: { sellable: false, inStock: false }, code: 'not_for_sale' },
    { what: 'out of stock', over: { inStock: false }, code: 'out_of_stock' },
    { what: 'expected back', over: { inStock: false, backInStock: true }, code: 'out_of_stock' },
  ])('[R4.001] refuses a SKU that is $what', ({ over, isShop = true, code }) => {
    const { lines, refusals } = addToCart([], [aWish(anOffer('A', over))], { ...rules, isShop });
    expect(lines).toEqual([]);
    expect(refusals).toEqual([{ code, about: 'A' }]);
  });
});

describe('a line', () => {
  it('takes in more of its SKU in its configuration, and nothing else', () => {
    const wishes = [aWish(anOffer('A')), aWish(anOffer('A')), aWish(anOffer('A'), 1, INITIALS)];
    const { lines } = addToCart([], wishes, rules);
    expect(lines.map(({ configuration, quantity }) => [configuration, quantity])).toEqual([
      [PLAIN, 2],
      [INITIALS, 1],
    ]);
  });

  it('[R7.100] is another one for another engraving of its SKU, and the same one for the same', () => {
    const others = initials('N.H.');
    const wishes = [INITIALS, others, initials('A.N.')].map((configuration) =>
      aWish(anOffer('A'), 1, configuration),
    );
    const { lines, refusals } = addToCart([], wishes, rules);
    expect(refusals).toEqual([]);
    expect(lines.map(({ configuration, quantity }) => [configuration, quantity])).toEqual([
      [INITIALS, 2],
      [others, 1],
    ]);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(2);
  });

  it('[R8.003] counts against the limit of its SKU together with its other lines', () => {
    const { lines, refusals } = addToCart([aLine('A', 2)], [aWish(anOffer('A'), 2, INITIALS)], rules);
    expect(lines).toEqual([aLine('A', 2)]);
    expect(refusals).toEqual([{ code: 'sku_limit_reached', about: 'A', max: 3 }]);
  });

  it('[R7.107] changes alone', () => {
    const both = [aLine('A', 1), engraved('A', 1)];
    expect(changeQuantity(both, engraved('A', 2), LIMITS)).toEqual({
      ok: true,
      value: [aLine('A', 1), engraved('A', 2)],
    });
    expect(changeQuantity(both, engraved('A', 3), LIMITS).ok).toBe(false);
  });

  it('has one key for equal configurations, whatever the order of their parts', () => {
    const texts = fc.dictionary(fc.string(), fc.string());
    fc.assert(
      fc.property(texts, fc.string(), (parts, message) => {
        const personalisation = { designId: 'd1', parts };
        const turned = { parts: Object.fromEntries(Object.entries(parts).toReversed()), designId: 'd1' };
        const one = { personalisation, partOf: message };
        expect(configurationKey({ partOf: message, personalisation: turned })).toBe(configurationKey(one));
        expect(configurationKey({ personalisation })).not.toBe(configurationKey(one));
      }),
    );
  });
});

it('[R4.001] lets an agent sell what only client services may sell, and nothing else', () => {
  const [shopOnly, agentOnly] = [anOffer('A', { cscSellable: false }), anOffer('B', { sellable: false })];
  const wishes = [aWish(shopOnly), aWish(agentOnly)];
  const { lines, refusals } = addToCart([], wishes, { ...rules, principal: AGENT });
  expect(lines.map(({ sku }) => sku.id)).toEqual(['B']);
  expect(refusals).toEqual([{ code: 'not_for_sale', about: 'A' }]);
});

describe('changing a quantity', () => {
  const cart = [aLine('A', 2), aLine('B', 1)];
  it('[R7.107] sets it, and removes the line at 0', () => {
    expect(changeQuantity(cart, aLine('A', 3), LIMITS)).toMatchObject({
      ok: true,
      value: [{ quantity: 3 }, {}],
    });
    expect(changeQuantity(cart, aLine('A', 0), LIMITS)).toEqual({ ok: true, value: [aLine('B', 1)] });
  });
  it('lets pieces be taken out of a cart that is over a limit by now', () => {
    const over = [aLine('A', 9), aLine('B', 9)];
    expect(changeQuantity(over, aLine('A', 8), LIMITS).ok).toBe(true);
    expect(changeQuantity(over, aLine('A', 10), LIMITS).ok).toBe(false);
  });
});

const SCENT = aLine('F', 1, { takesSamples: true });
const aSample = (id: string) => aLine(id, 1, { isSample: true });
const given = (id: string, over: Partial<SkuOnOffer> = {}): SkuOnOffer =>
  anOffer(id, { isSample: true, isGiven: true, sellable: false, ...over });

describe('samples', () => {
  it('[R3.035] come along with a piece that takes them, one of each and two at most', () => {
    const wishes = ['S1', 'S2', 'S3'].map((id) => aWish(given(id)));
    const { lines, refusals } = addToCart([SCENT], wishes, rules);
    expect(lines.map(({ sku }) => sku.id)).toEqual(['F', 'S1', 'S2']);
    expect(refusals).toEqual([{ code: 'samples_limit_reached', about: 'S3', max: 2 }]);
    expect(addToCart(lines, [aWish(given('S1'))], rules).refusals).toEqual([
      { code: 'sku_limit_reached', about: 'S1', max: 1 },
    ]);
  });

  it.each([
    { what: 'beside other pieces alone', cart: [aLine('A')], code: 'samples_not_allowed' },
    { what: 'where the house gives none', sku: given('S1', { isGiven: false }), code: 'not_for_sale' },
    { what: 'where the house does not sell', isShop: false, code: 'not_for_sale' },
    { what: 'of which none is left', sku: given('S1', { inStock: false }), code: 'out_of_stock' },
  ])('[R3.035] are refused $what', ({ cart = [SCENT], sku = given('S1'), isShop = true, code }) => {
    const { refusals } = addToCart(cart, [aWish(sku)], { ...rules, isShop });
    expect(refusals).toEqual([{ code, about: 'S1' }]);
  });

  it('[R3.035] count as no piece, and leave with the last piece that takes them', () => {
    const cart = [aSample('S1'), SCENT, aSample('S2')];
    expect(pieceCount(cart)).toBe(1);
    expect(withoutLooseSamples(cart)).toEqual(cart);
    expect(withoutLooseSamples([...cart, aSample('S3')])).toEqual(cart);
    expect(withoutLooseSamples([aSample('S1'), aLine('A')])).toEqual([aLine('A')]);
  });
});

const carts = fc
  .uniqueArray(
    fc.record({
      sku: fc.record({
        id: fc.constantFrom(...['A', 'B', 'C', 'D', 'E'].map(toSkuId)),
        maxQuantity: fc.constant(3),
        isFluid: fc.constant(false),
        isSample: fc.constant(false),
        takesSamples: fc.constant(false),
      }),
      configuration: fc.constantFrom<LineConfiguration>(PLAIN, INITIALS, initials('B.')),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
    { selector: ({ sku, configuration }) => sku.id + configurationKey(configuration), maxLength: 5 },
  )
  .map((lines) => lines.map((line, at) => ({ ...line, id: `${at}` })))
  .filter((lines) => lines.every((line) => isWithinLimits(lines, line)));
const isWithinLimits = (lines: readonly CartLine[], line: CartLine): boolean =>
  brokenLimit(
    lines.filter(({ id }) => id !== line.id),
    line,
    LIMITS,
  ) === undefined;

describe('merging carts', () => {
  it('[R7.099] keeps all of the customer’s, adds of the guest’s, and goes over no limit', () => {
    fc.assert(
      fc.property(carts, carts, (customer, guests) => {
        const guest = guests.map((line) => ({ ...line, id: `guest ${line.id}` }));
        const merged = mergeCarts(customer, guest, LIMITS);
        for (const { id, quantity } of customer) {
          expect(merged.find((line) => line.id === id)?.quantity).toBeGreaterThanOrEqual(quantity);
        }
        for (const line of merged) expect(isWithinLimits(merged, line)).toBe(true);
        const keys = merged.map((line) => line.sku.id + configurationKey(line.configuration));
        expect(new Set(keys).size).toBe(keys.length);
        expect(pieceCount(merged)).toBeGreaterThanOrEqual(
          Math.max(pieceCount(customer), Math.min(pieceCount(guest), 1)),
        );
      }),
    );
  });

  it('[R7.099] keeps every piece of both where there is room', () => {
    const merged = mergeCarts([aLine('A', 1)], [aLine('A', 2), aLine('B', 1)], LIMITS);
    expect(merged).toEqual([aLine('A', 3), aLine('B', 1)]);
  });

  it('[R7.099] keeps lines of other configurations apart', () => {
    const merged = mergeCarts([aLine('A', 1)], [engraved('A', 1)], LIMITS);
    expect(merged).toEqual([aLine('A', 1), engraved('A', 1)]);
  });
});
