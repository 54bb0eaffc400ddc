import type { OpenFacts } from '../opening/opening.ts';

/** For tests: what is known when sunglasses are opened and nothing stands in the way. */
export const READY: OpenFacts = {
  initRefusal: undefined,
  tryOnType: 'sunglasses',
  hasProvider: true,
  showsFallback: false,
  hasConsent: true,
  wristSizeMm: undefined,
  canUpload: true,
};
