import { TryOnAssetBody } from '@vitrine/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServices, type TestServices } from '../test-harness/open-services.ts';

let services: TestServices;
beforeAll(async () => {
  services = await openServices();
});
afterAll(async () => services.close());

const asset = (skuId: string) => services.call('getTryOnAsset', { params: { skuId } });

describe('the 3D asset of a SKU', () => {
  it('[R7.189] says where the model is, which of its colours to show, and how to check it', async () => {
    expect(TryOnAssetBody.parse((await asset('QS2003')).body)).toEqual({
      skuId: 'QS2003',
      type: 'sunglasses',
      modelUrl: '/models/au2001.tryon.glb',
      variant: 'green',
      sidecar: {},
      bytes: 240_000,
      checksum: 'a'.repeat(64),
    });
  });

  it.each(['QB5001', 'QW1001', 'QX0000'])(
    '[R7.189] is not found for %s, which nobody can wear',
    async (skuId) => {
      expect((await asset(skuId)).status).toBe(404);
    },
  );

  it('[R7.189] of an exclusive SKU is not found', async () => {
    await services.db.executeSql("UPDATE product SET is_exclusive = true WHERE id = 'AU2003'");
    expect((await asset('QS2021')).status).toBe(404);
  });
});
