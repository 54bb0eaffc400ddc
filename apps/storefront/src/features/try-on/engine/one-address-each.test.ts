import type { TryOnAssetBody } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { oneAddressEach } from './one-address-each.ts';

const anAsset = (skuId: string, checksum: string) =>
  ({
    skuId,
    type: 'watches',
    modelUrl: `/api/eng-us/tryon/assets/${skuId}`,
    variant: skuId,
    sidecar: {},
    bytes: 1,
    checksum,
  }) as const satisfies TryOnAssetBody;

describe('the address of a model', () => {
  it('[R7.189] is one for all SKUs that share the model, and another for another model', () => {
    const addressed = oneAddressEach();
    const urls = [anAsset('QW1', 'a'), anAsset('QW2', 'a'), anAsset('QW3', 'b')].map((asset) => {
      const { variant, ...rest } = { variant: '', modelUrl: '', ...addressed(asset) };
      return [variant, rest.modelUrl];
    });
    expect(urls).toEqual([
      ['QW1', '/api/eng-us/tryon/assets/QW1'],
      ['QW2', '/api/eng-us/tryon/assets/QW1'],
      ['QW3', '/api/eng-us/tryon/assets/QW3'],
    ]);
  });

  it('is none of make-up', () => {
    const lipstick = { skuId: 'QL1', type: 'lipsticks', colour: '#a8182d', finish: 'satin' } as const;
    expect(oneAddressEach()(lipstick)).toBe(lipstick);
  });
});
