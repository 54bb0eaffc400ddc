import { CALL_SPECS, ProductResponse } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { useServices } from '../test-harness/open-services.ts';

const services = useServices();

const product = async (id: string): Promise<ProductResponse> =>
  ProductResponse.parse((await services.call('getProduct', { params: { id } })).body);

const pushed = async (id: string) => {
  const { body } = await services.call('getProductPush', { params: { id } });
  return CALL_SPECS.getProductPush.answer.parse(body).products.map(({ productId }) => productId);
};

describe('what the house pushes with a product', () => {
  it('[R7.060] comes in its set order, without what is for the invited alone', async () => {
    expect(await pushed('AU4103')).toEqual(['AU4102', 'AU4104']);
    await services.db.executeSql("UPDATE product SET is_exclusive = true WHERE id = 'AU4102'");
    expect(await pushed('AU4103')).toEqual(['AU4104']);
  });

  it('[R7.060] is nothing for a product that pushes none, and not found for one that nobody knows', async () => {
    expect(await pushed('AU2001')).toEqual([]);
    expect((await services.call('getProductPush', { params: { id: 'nothing' } })).status).toBe(404);
  });
});

describe('a part of a product page that cannot be read', () => {
  it.each([
    ['look', 'AU4103', { thelook: {} }],
    ['product_text', 'AU4103', { pageEdito: {} }],
  ] as const)('[R7.193, R3.006] is left out alone: %s', async (table, id, lost) => {
    const whole = await product(id);
    const column = table === 'look' ? 'sku_ids' : 'page_edito';
    await services.db.executeSql(`ALTER TABLE ${table} RENAME COLUMN ${column} TO away`);
    const without = await product(id);
    await services.db.executeSql(`ALTER TABLE ${table} RENAME COLUMN away TO ${column}`);
    expect(without).toEqual({ ...whole, ...lost });
    expect(without).not.toEqual(whole);
  });
});
