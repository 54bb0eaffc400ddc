import { useLoaderData } from 'react-router';
import { entryTexts } from '../shared/api/failure-text.ts';
import { CartPage } from '../features/cart/cart-page.tsx';
import { pageNotFound } from '../shared/server/page-error.ts';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';
import { useLoaded } from '../shared/session/shopper.ts';

/**
 * [R2.002, R8.044] The cart of the session that asks. Without one the cart is empty; any other failure is a
 * 404 that offers another try.
 */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  const canonical = `/${scope.locale.code}/cart`;
  const head = privateHead(
    `${t('cart_title')} | ${t('house_full_name')}`,
    new URL(canonical, scope.url).href,
  );
  const report = (error: unknown): undefined => {
    scope.reportError(error);
  };
  const [answer, samples] = await Promise.all([
    scope.ask('getCart').catch(report),
    scope.ask('getCartSamples').catch(report),
  ]);
  if (answer?.ok === true) {
    const { errors, ...cart } = answer.body;
    const told = entryTexts(errors, serverLabels(scope));
    return { cart, told, samples: samples?.ok === true ? samples.body : undefined, head };
  }
  if (answer?.status === 401) return { cart: undefined, told: [], samples: undefined, head };
  throw pageNotFound(scope.path, {
    title: t('cart_unread_title'),
    text: t('cart_unread_text'),
    retry: t('cart_unread_retry'),
  });
});

export default function CartRoute() {
  const { cart, told, samples } = useLoaderData<typeof loader>();
  return <CartPage cart={useLoaded('cart', cart)} told={told} samples={samples} />;
}
