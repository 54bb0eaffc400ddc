import { PiecesOfStoreBody } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { guestToken, useServices } from '../test-harness/open-services.ts';

const services = useServices();

const ask = async (productIds: string, id = 'paris-celestins') =>
  services.call('getPiecesOfStore', { token: await guestToken(services), params: { id, productIds } });
const found = async (productIds: string) => PiecesOfStoreBody.parse((await ask(productIds)).body).productIds;

const many = (count: number) => Array.from({ length: count }, (_, at) => `P${at}`).join(',');

describe('the pieces of a store', () => {
  it('[R7.047] are those that it has in some colour and size and nobody holds', async () => {
    expect(await found('AU2002,AU2001,AU0000')).toEqual(['AU2001', 'AU2002']);
    await services.db.executeSql(
      "UPDATE stock SET reserved = on_hand FROM sku WHERE sku.id = stock.sku_id AND pool = 'paris-celestins' AND product_id = 'AU2001' AND sku.id <> (SELECT max(id) FROM sku WHERE product_id = 'AU2001')",
    );
    expect(await found('AU2001')).toEqual(['AU2001']);
    await services.db.executeSql(
      "UPDATE stock SET reserved = on_hand FROM sku WHERE sku.id = stock.sku_id AND pool = 'paris-celestins' AND product_id = 'AU2001'",
    );
    expect(await found('AU2001,AU2002')).toEqual(['AU2002']);
  });

  it('[R6.012] are never told of an exclusive piece', async () => {
    await services.db.executeSql("UPDATE product SET is_exclusive = true WHERE id = 'AU2002'");
    expect(await found('AU2002')).toEqual([]);
  });

  it('[R9.008] are asked for with a session, of an open store, at most 100 at once', async () => {
    expect(await found(many(100))).toEqual([]);
    expect((await ask(many(101))).status).toBe(400);
    expect((await ask('AU2001', 'atlantis')).status).toBe(404);
    const without = await services.call('getPiecesOfStore', {
      params: { id: 'paris-celestins', productIds: 'AU2001' },
    });
    expect(without.status).toBe(401);
  });
});
