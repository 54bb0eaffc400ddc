import { useState } from 'react';
import { isMobile } from '../device.ts';
import { phoneAddress } from './phone-address.ts';

/** Where a phone goes on with a piece; undefined on a phone, and where the shop has no address that lends it a camera. */
export function usePhoneAddress(path: string): string | undefined {
  const [canonical] = useState(() => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href);
  const [isHere] = useState(isMobile);
  return isHere ? undefined : phoneAddress(canonical, path);
}
