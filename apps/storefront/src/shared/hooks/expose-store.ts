import type { Locale } from '@vitrine/domain';
import { readSkus } from '../api/read-skus.ts';
import { dispatchLocale, shopClient } from '../api/shop-client.ts';
import { TESTING_AGENT } from '../api/transport.ts';
import { loadStock } from '../catalogue/load-stock.ts';
import { readCategory } from '../catalogue/read-category.ts';
import { readPrices } from '../catalogue/read-prices.ts';
import { keptFlags } from '../navigation/kept-flags.ts';
import { addPageAreas, type LoadedPage, type OwnAreas } from './data-areas.ts';
import { shopper } from '../session/shopper.ts';

/** [R7.047, R7.053, R7.054, R9.012] The readers that pages use. */
const READERS = { readSkus, readPrices, loadStock, readCategory };

const isMatched = (query: string): boolean => matchMedia(query).matches;

/** Put there by React Router. */
const loaded = (): LoadedPage | undefined => Reflect.get(window, '__reactRouterDataRouter')?.state;

/**
 * [R3.015, R3.016, R3.054] Makes the client store readable as `window.__STORE__` where the test hooks are on: one area for
 * each thing that the client keeps, read at the moment it is asked for.
 */
export function exposeStore(locale: Locale): void {
  const areas: OwnAreas = {
    get account() {
      const { user } = shopper.get();
      return { user };
    },
    get cart() {
      const { cart, cartFailure } = shopper.get();
      return { ...cart, error: cartFailure };
    },
    get devTools() {
      const testingAgent = localStorage.getItem(TESTING_AGENT) ?? undefined;
      return { testingAgent, flags: keptFlags(location.search), readers: READERS };
    },
    localeContext: {
      locale: locale.code,
      dispatchLocale: dispatchLocale(locale),
      isTwist: locale.isTwist,
      // [R3.016] `e1` of `eng-e1`, and `en_150` of `en-150`.
      sfWebsite: locale.code.slice(-2),
      sfLocale: locale.bcp47.replace('-', '_'),
    },
    get mediaQueries() {
      return {
        isWide: isMatched('(width >= 48rem)'),
        isTouch: isMatched('(pointer: coarse)'),
        reducesMotion: isMatched('(prefers-reduced-motion: reduce)'),
      };
    },
    get skuAvailability() {
      return shopper.get().inStock;
    },
    // The house runs no experiments: their adapter has no variants to tell.
    qubit: { variants: {} },
    // Of the try-on, which says it itself while it is open.
    tryon: undefined,
    get userContext() {
      return userContext();
    },
  };
  addPageAreas(areas, loaded);
  Object.defineProperty(window, '__STORE__', { value: areas, configurable: true });
}

/** Before the session is known. */
const NOBODY = {
  userIsLogged: false,
  agentIsLogged: false,
  userKey: undefined,
  hash: undefined,
  prefilledLogin: undefined,
} as const;

function userContext() {
  const { context = NOBODY, user, userFailure, wishlist, hasOtherClient } = shopper.get();
  const { accessToken, usid } = shopClient().tokens() ?? {};
  return {
    userIsLogged: context.userIsLogged,
    agentIsLogged: context.agentIsLogged,
    userKey: context.userKey,
    userInfo: user,
    error: userFailure,
    accessToken,
    hash: context.hash,
    loginData: { usid },
    isPrefilled: context.prefilledLogin !== undefined,
    multiTabConflict: hasOtherClient,
    wishlist: wishlist?.wishlist ?? [],
  };
}
