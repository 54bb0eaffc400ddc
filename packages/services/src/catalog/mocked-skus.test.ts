import { LOCALES } from '@vitrine/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockedSkus } from './mocked-skus.ts';

describe('the mocked list of SKUs', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('[R9.019] comes after 300 ms, with a SKU for every id', async () => {
    let skus: readonly { readonly identifier: string }[] | undefined;
    void mockedSkus(['TX0001', 'TX0002'], LOCALES['eng-us']).then((list) => (skus = list));
    await vi.advanceTimersByTimeAsync(299);
    expect(skus).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(skus?.map(({ identifier }) => identifier)).toEqual(['TX0001', 'TX0002']);
  });
});
