import { CALL_SPECS, WishlistBody } from '@vitrine/contracts';
import type { LocaleCode } from '@vitrine/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aReadyOrder, commit, done } from '../test-harness/a-purchase.ts';
import { openServices, type TestServices } from '../test-harness/open-services.ts';

/** A piece that Claire has, has a certificate of, wishes for and wants again. */
const SKU = 'QW1001';
const LOCALE: LocaleCode = 'fra-fr';

let services: TestServices;
let token: string;
beforeEach(async () => {
  services = await openServices();
  const signedIn = await done(
    services.call('login', {
      locale: LOCALE,
      body: { login: 'claire@maison-aurele.example', password: 'Vitrine-Claire-2026' },
    }),
  );
  ({ accessToken: token } = CALL_SPECS.login.answer.parse(signedIn.body));
  await done(call('addToCart', { body: { items: [{ skuId: SKU, quantity: 1 }] } }));
  await done(call('addToWishlist', { body: { items: [{ skuId: SKU }] } }));
});
afterEach(() => services.close());

const call = (name: Parameters<TestServices['call']>[0], request: Parameters<TestServices['call']>[1] = {}) =>
  services.call(name, { locale: LOCALE, token, ...request });
const change = (text: string) => services.db.executeSql(text);

async function onItsPage() {
  const { body } = await call('getSkus', { params: { sku: SKU, precision: 'low' } });
  return CALL_SPECS.getSkus.answer.parse(body).skuList[0];
}
async function inCart() {
  const { body } = await done(call('getCart'));
  return CALL_SPECS.getCart.answer.parse(body).items.find(({ product }) => product.identifier === SKU);
}
async function onWishlist() {
  const { body } = await done(call('getWishlist'));
  return WishlistBody.parse(body).wishlist.find(({ identifier }) => identifier === SKU);
}
async function onCertificate() {
  const { body } = await done(call('getCertifiedProducts'));
  const { products } = CALL_SPECS.getCertifiedProducts.answer.parse(body);
  return products.find(({ sku }) => sku?.identifier === SKU)?.sku;
}
async function inDraft() {
  const prepared = await done(call('prepareOrder', { body: {} }));
  const { orderId: id } = CALL_SPECS.prepareOrder.answer.parse(prepared.body);
  const { body } = await done(call('getOrder', { params: { id } }));
  return CALL_SPECS.getOrder.answer.parse(body).lines[0];
}

/** What the SKU is called on its page, in the cart, the wishlist, the certificate and the draft. */
async function told(): Promise<readonly string[]> {
  const [page, line, wish, certificate, draft] = [
    await onItsPage(),
    await inCart(),
    await onWishlist(),
    await onCertificate(),
    await inDraft(),
  ];
  const cart = line && { ...line, name: line.product.name };
  return [page, cart, wish, certificate, draft].map(
    (place) => `${place?.name}, ${place?.color}, ${place?.url}`,
  );
}

describe('a SKU is the same wherever it stands', () => {
  it('[R3.001, R3.009, R3.011, R7.147] in the language of the page', async () => {
    const places = await told();
    expect(places[0]).toMatch(/^Heure Verte, 39 mm, \S.*, \/fra-fr\//u);
    expect(new Set(places).size).toBe(1);
  });

  it('[R7.001] each text by itself in English, where the language lacks it', async () => {
    const [french = ''] = await told();
    await change(`DELETE FROM sku_text WHERE sku_id = '${SKU}' AND language = 'fra'`);
    const half = await told();
    expect(half[0]).not.toBe(french);
    expect(half[0]).toContain(french.split(', ')[0]);
    expect(new Set(half).size).toBe(1);
    await change(`DELETE FROM product_text WHERE product_id = 'AU1001' AND language = 'fra'`);
    expect(new Set(await told()).size).toBe(1);
  });

  it('[R4.001, R7.102] cannot be bought without a price in the country', async () => {
    await change(`DELETE FROM price WHERE sku_id = '${SKU}' AND country = 'FR'`);
    expect(await onItsPage()).not.toHaveProperty('price');
    expect(await onWishlist()).not.toHaveProperty('price');
    const line = await inCart();
    expect(line).toMatchObject({ available: false });
    expect(line).not.toHaveProperty('unitPrice');
    expect(await call('prepareOrder', { body: {} })).toMatchObject({ errorCode: 'item_unavailable' });
    const more = await call('addToCart', { body: { items: [{ skuId: SKU, quantity: 1 }] } });
    expect(more).toMatchObject({ errorCode: 'not_for_sale' });
  });

  it('[R4.002, R7.047, R7.102] is out of stock where the pool does not know it', async () => {
    await change(`DELETE FROM stock WHERE sku_id = '${SKU}'`);
    expect(await inCart()).toMatchObject({ available: false });
    expect(await onWishlist()).toMatchObject({ inStock: false });
    const available = await call('getSkuAvailability', { params: { ids: SKU } });
    expect(available.body).toEqual({ [SKU]: { inStock: false } });
    expect(await call('prepareOrder', { body: {} })).toMatchObject({ errorCode: 'item_unavailable' });
  });

  it('[R7.129] is out of stock for a commit too, when the pool has forgotten it meanwhile', async () => {
    const { token: buyer } = await aReadyOrder(services);
    await change(`DELETE FROM stock WHERE sku_id = 'QS2001'`);
    expect(await commit(services, buyer)).toMatchObject({ status: 409, errorCode: 'out_of_stock' });
  });

  it('[R7.048, R7.147] keeps a name for those who have it when the house has withdrawn it', async () => {
    await change(
      `UPDATE sku SET is_withdrawn = true, sellable = false, csc_sellable = false WHERE product_id = 'AU1001';
       DELETE FROM product_text WHERE product_id = 'AU1001';
       DELETE FROM sku_text WHERE sku_id = '${SKU}'`,
    );
    expect(await call('getProduct', { params: { id: 'AU1001' } })).toMatchObject({ status: 404 });
    expect(await onWishlist()).toBeUndefined();
    expect(await onCertificate()).toMatchObject({ name: 'Heure Verte, 39 mm' });
    expect(await inCart()).toMatchObject({ available: false, product: { name: 'Heure Verte, 39 mm' } });
  });
});
