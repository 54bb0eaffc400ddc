import { useState } from 'react';
import { TRY_ON_HASH } from '../../../shared/page/try-on-hash.ts';
import { isMobile } from '../device.ts';

/**
 * The address at which a phone goes on with a piece; undefined where it could not: a phone lends its camera to pages
 * fetched over https alone, and not to a shop that runs on this very desk.
 *
 * @param canonical the page's own address, as the shop tells it to the world.
 * @param path of the piece, in the colour that is looked at.
 */
export function phoneAddress(canonical: string | undefined, path: string): string | undefined {
  if (canonical === undefined || !URL.canParse(canonical)) return undefined;
  const { protocol, origin, hostname } = new URL(canonical);
  if (protocol !== 'https:' || hostname === 'localhost') return undefined;
  return new URL(path + TRY_ON_HASH, origin).href;
}

/** Where a phone goes on with a piece; undefined on a phone, and where the shop has no address that lends it a camera. */
export function usePhoneAddress(path: string): string | undefined {
  const [canonical] = useState(() => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href);
  const [isHere] = useState(isMobile);
  return isHere ? undefined : phoneAddress(canonical, path);
}
