import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router';
import { CartPage } from '../features/cart/cart-page.tsx';
import { loadWithLabels } from '../shared/i18n/load-with-labels.ts';
import { pageNotFound } from '../shared/server/page-error.ts';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';
import { loadCart } from '../shared/session/cart-actions.ts';
import { shopper } from '../shared/session/shopper.ts';
import { useStore } from '../shared/session/store.ts';

/**
 * [R2.002, R8.044] The bag of the session that asks. Without one (or when its token has run out, which only the browser
 * can renew) the page stands without the bag and the browser opens it; any other failure is a 404.
 */
export const loader = pageLoader('private', async (scope) => {
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
    return { cart, told, isOpening: false, head };
  }
  if (answer?.status === 401)
    return { cart: undefined, told: undefined, isOpening: hadSession(scope.cookie), head };
  throw pageNotFound(scope.path);
});

/** The shopper has been here before, so there may be a bag that only the browser can open. */
function hadSession(cookie: string | undefined): boolean {
  return cookie?.includes('vitrine-usid=') === true || cookie?.includes('vitrine-access=') === true;
}

export const handle = { labels: 'cart' };

export const clientLoader = loadWithLabels('cart');

export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }) =>
  loaderData?.head ?? [];

export default function CartRoute() {
  const { cart: rendered, isOpening, told } = useLoaderData<typeof loader>();
  const current = useStore(shopper, ({ cart }) => cart);
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    if (rendered === undefined) void loadCart().then(() => setIsSettled(true));
    else shopper.set({ cart: rendered });
  }, [rendered]);
  return <CartPage cart={current ?? rendered} isOpening={isOpening && !isSettled} told={told} />;
}
