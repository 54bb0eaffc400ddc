import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { CartPage } from '../features/cart/cart-page.tsx';
import { pageNotFound } from '../shared/server/page-error.ts';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';
import { shopper } from '../shared/session/shopper.ts';
import { useStore } from '../shared/session/store.ts';

/**
 * [R2.002, R8.044] The bag of the session that asks. Without one the bag is empty; any other failure is a
 * 404 that offers another try.
 */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  const canonical = `/${scope.locale.code}/cart`;
  const head = privateHead(
    `${t('cart_title')} | ${t('house_full_name')}`,
    new URL(canonical, scope.url).href,
  );
  const answer = await scope.ask('getCart').catch((error: unknown) => {
    scope.reportError(error);
    return undefined;
  });
  if (answer?.ok === true) {
    const { errors: told, ...cart } = answer.body;
    return { cart, told, head };
  }
  if (answer?.status === 401) return { cart: undefined, told: undefined, head };
  throw pageNotFound(scope.path, {
    title: t('cart_unread_title'),
    text: t('cart_unread_text'),
    retry: t('cart_unread_retry'),
  });
});

export default function CartRoute() {
  const { cart: rendered, told } = useLoaderData<typeof loader>();
  const current = useStore(shopper, ({ cart }) => cart);
  useEffect(() => {
    if (rendered !== undefined) shopper.set({ cart: rendered });
  }, [rendered]);
  return <CartPage cart={current ?? rendered} told={told} />;
}
