import type { Locale } from '@vitrine/domain';
import { readSkus } from '../api/read-skus.ts';
import { loadStock } from '../catalogue/load-stock.ts';
import { readCategory } from '../catalogue/read-category.ts';
import { readPrices } from '../catalogue/read-prices.ts';
import { dispatchLocale, shopClient } from '../api/shop-client.ts';
import { shopper } from './shopper.ts';

const wishes = () => shopper.get().wishlist?.wishlist ?? [];

/** [R3.015, R3.016] Makes the client store readable as `window.__STORE__` where the test hooks are on. */
export function exposeStore(locale: Locale): void {
  const store = {
    get userContext() {
      const { context, user, userFailure } = shopper.get();
      const tokens = shopClient().tokens();
      return {
        userIsLogged: context?.userIsLogged ?? false,
        agentIsLogged: context?.agentIsLogged ?? false,
        userKey: context?.userKey,
        userInfo: user,
        error: userFailure,
        accessToken: tokens?.accessToken,
        hash: context?.hash,
        loginData: { usid: tokens?.usid },
        isPrefilled: false,
        wishlist: wishes(),
      };
    },
    localeContext: {
      locale: locale.code,
      dispatchLocale: dispatchLocale(locale),
      isTwist: locale.isTwist,
      sfWebsite: locale.sfWebsite,
      sfLocale: locale.sfLocale,
    },
    get cart() {
      const { cart, cartFailure } = shopper.get();
      return { ...cart, error: cartFailure };
    },
    /** [R7.047, R7.053, R7.054, R9.012] The readers that pages use. */
    catalog: { readSkus, readPrices, loadStock, readCategory },
    get availability() {
      return shopper.get().inStock;
    },
  };
  Object.defineProperty(window, '__STORE__', { value: store, configurable: true });
}
