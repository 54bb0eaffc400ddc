import { TryOnAssetBody } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { useServices } from '../test-harness/open-services.ts';

const services = useServices();

/** The model's own address, below the locale and below the service's name. */
const model = (skuId: string, headers: Readonly<Record<string, string>> = {}) =>
  services.app.inject({ url: `/api/fra-fr/tryon/assets/${skuId}`, headers });
const asset = (skuId: string) => services.call('getTryOnAsset', { locale: 'fra-fr', params: { skuId } });

describe('the 3D asset of a SKU', () => {
  it('[R7.189] says where the model is, which of its colours to show, and how to check it', async () => {
    expect(TryOnAssetBody.parse((await asset('QS2003')).body)).toEqual({
      skuId: 'QS2003',
      type: 'sunglasses',
      modelUrl: '/api/fra-fr/tryon/assets/QS2003',
      variant: 'green',
      sidecar: {},
      bytes: 240_000,
      checksum: 'a'.repeat(64),
    });
  });

  it('[R7.189] is a glTF file that names its anchor metadata, for anybody and in any locale', async () => {
    const answer = await model('QS2003');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'model/gltf-binary']);
    expect(answer.rawPayload.subarray(0, 4).toString()).toBe('glTF');
    expect(answer.body).toContain('au2001.tryon.glb');
    const [, described = ''] = /^<([^>]+)>; rel="describedby"/u.exec(String(answer.headers['link'])) ?? [];
    const anchor = await services.app.inject({ url: described });
    expect(TryOnAssetBody.parse(anchor.json())).toMatchObject({ skuId: 'QS2003', variant: 'green' });
  });

  it('[R7.189] is fetched from the call that its metadata names', async () => {
    const { modelUrl } = (await asset('QS2003')).body as { modelUrl: string }; // oxlint-disable-line typescript/no-unsafe-type-assertion -- parsed above
    expect((await services.app.inject({ url: modelUrl })).rawPayload.subarray(0, 4).toString()).toBe('glTF');
  });

  it('[R7.189] is not sent again to who has it', async () => {
    const { etag } = (await model('QS2003')).headers;
    const again = await model('QS2003', { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('[R1.006] is, for make-up, its colour and finish, or every shade with its place; it has no model', async () => {
    expect(TryOnAssetBody.parse((await asset('QL4109')).body)).toEqual({
      skuId: 'QL4109',
      type: 'lipsticks',
      colour: '#a8182d',
      finish: 'satin',
    });
    expect(TryOnAssetBody.parse((await asset('QL6656')).body)).toMatchObject({
      finish: 'gloss',
      strength: 0.4,
    });
    expect(TryOnAssetBody.parse((await asset('QY4201')).body)).toEqual({
      skuId: 'QY4201',
      type: 'eyeshadows',
      shades: [
        { colour: '#d9c3a5', finish: 'satin', place: 'lid' },
        { colour: '#6b4a36', finish: 'matte', place: 'lashes' },
      ],
    });
    expect((await model('QL4109')).statusCode).toBe(404);
  });

  it.each(['QB5001', 'QW1001', 'QX0000'])(
    '[R7.189] is not found for %s, which nobody can wear',
    async (skuId) => {
      expect((await asset(skuId)).status).toBe(404);
      expect((await model(skuId)).statusCode).toBe(404);
    },
  );

  it('[R7.189] of an exclusive SKU is not found', async () => {
    await services.db.executeSql("UPDATE product SET is_exclusive = true WHERE id = 'AU2003'");
    expect((await asset('QS2021')).status).toBe(404);
    expect((await model('QS2021')).statusCode).toBe(404);
  });
});
