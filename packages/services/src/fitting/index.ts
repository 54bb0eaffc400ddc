import { createHash } from 'node:crypto';
import { accepted } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';

/** [R7.168] Pictures of the catalogue that other hosts keep, from our own origin: a canvas drawn from them can be read. */
export function mountFitting(mount: MountCall, { gateways }: ServiceDeps): void {
  mount('getFittingImage', async ({ query }) => {
    const fetched = await gateways.pictures.fetch(new URL(query.url));
    if (!fetched.ok) return fetched;
    const { bytes, mediaType } = fetched.value;
    return accepted({ bytes, mediaType, version: createHash('sha256').update(bytes).digest('hex') });
  });
}
