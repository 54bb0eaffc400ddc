import type { SamplesBody } from '@vitrine/contracts';
import { accepted, MAX_SAMPLES } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { findSamples, type SampleRow } from './sample.store.ts';
import { mainMediaUrl } from './to-media.ts';

/** [R7.063, R3.035] The samples that may travel with an order to the locale's country; none where it does not sell. */
export function mountSamples(mount: MountCall, { db }: ServiceDeps): void {
  mount('getSamples', async ({ locale }) => {
    const rows = locale.isShop ? await findSamples(db, locale.country, locale.language) : [];
    const samples = rows.map(toSample);
    return accepted({ allowed: samples.length > 0, maxSamples: MAX_SAMPLES, samples });
  });
}

export function toSample(row: SampleRow): SamplesBody['samples'][number] {
  const { skuId, productId, name, size, look, media } = row;
  return {
    identifier: skuId,
    productId,
    name,
    ...(size === null ? {} : { size }),
    imageUrl: mainMediaUrl(look, media),
  };
}
