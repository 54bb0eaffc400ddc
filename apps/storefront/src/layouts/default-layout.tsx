import { asksChinaConsents } from '@vitrine/domain';
import { useEffect, useState } from 'react';
import { Outlet, useLoaderData, useLocation } from 'react-router';
import { CartNotification } from '../features/cart/cart-notification.tsx';
import { Link } from '../shared/navigation/link.tsx';
import { splitPagePath } from '../shared/navigation/page-path.ts';
import { lazyPart } from '../shared/page/lazy-part.tsx';
import { usePage } from '../shared/page/page.tsx';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { partLoader } from '../shared/server/page-loader.ts';
import { resumeSession } from '../shared/session/resume-session.ts';
import { shopper } from '../shared/session/shopper.ts';
import { useStore } from '../shared/session/store.ts';
import { MainContent } from '../shared/ui/main-content.tsx';
import styles from './default-layout.module.css';
import { menuOf } from './menu.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import '../features/age/age-question.css';

const GuestWishlist = lazyPart(async () => (await import('./guest-wishlist.tsx')).openGuestWishlist());
const AfterPage = lazyPart(async () => (await import('./after-page.tsx')).AfterPage);
const closeWishlist = () => shopper.set({ isWishlistOpen: false });

/** [R7.018] So long after the page is alive the banner of another country is fetched; the consents of China, at once. */
const AFTER_MS = 2000;

/** [R7.008] A page does not wait for the house's words above and below it: there are built-in ones. */
const TEMPLATE_WITHIN_MS = 1000;

/** A menu, a footer or a template that cannot be read leaves the page standing. */
export const loader = partLoader(async (scope) => {
  const { ask, reportError } = scope;
  const [menu, footer, template] = await Promise.all([
    bodyOf(ask('getMenu'), reportError),
    bodyOf(ask('getFooterSections'), reportError),
    bodyOf(ask('getTemplate', { query: { target: 'node' }, giveUpAfterMs: TEMPLATE_WITHIN_MS }), reportError),
  ]);
  // [R7.008] Built in, where the house says nothing or cannot be asked.
  const builtIn = { text: serverLabels(scope).t('banner_built_in'), url: '/delivery-returns' };
  return {
    banner: template?.header.banner ?? builtIn,
    reinsurance: template?.footer.reinsurance ?? [],
    menu: menuOf(menu?.categories ?? []),
    footerSections: footer?.sections ?? [],
  };
});

async function bodyOf<Body>(
  asked: Promise<{ readonly ok: true; readonly body: Body } | { readonly ok: false }>,
  reportError: (error: unknown) => void,
): Promise<Body | undefined> {
  try {
    const answer = await asked;
    return answer.ok ? answer.body : undefined;
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

export function shouldRevalidate(): boolean {
  return false;
}

/** [R2.040–R2.045] Who pays is led nowhere else: no menu, no columns in the footer. */
function useIsCheckout(): boolean {
  return splitPagePath(useLocation().pathname).local.startsWith('/checkout');
}

/** [R2.067] Header, page, footer; and what belongs to the document: the session, and the notification after an add. */
export default function DefaultLayout() {
  const { menu, footerSections, banner, reinsurance } = useLoaderData<typeof loader>();
  const { labels, locale, hooks } = usePage();
  const isWishlistOpen = useStore(shopper, (state) => state.isWishlistOpen);
  const isCheckout = useIsCheckout();
  const [isAfter, setIsAfter] = useState(asksChinaConsents(locale));
  useEffect(() => {
    // When the page has done everything else.
    const timer = setTimeout(() => setIsAfter(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    void resumeSession();
    if (!hooks) return;
    void import('../shared/hooks/expose-store.ts').then(({ exposeStore }) => exposeStore(locale));
  }, [hooks, locale]);
  return (
    <>
      <a className={styles['skip']} href="#main">
        {labels.t('skip_to_content')}
      </a>
      <aside className={styles['banner']} aria-label={labels.t('header_service')}>
        <Link to={banner.url}>{banner.text}</Link>
      </aside>
      <SiteHeader menu={isCheckout ? undefined : menu} />
      <MainContent>
        <Outlet />
      </MainContent>
      <CartNotification />
      {isWishlistOpen && <GuestWishlist onClose={closeWishlist} />}
      {isAfter && <AfterPage isCheckout={isCheckout} onClose={() => setIsAfter(false)} />}
      <SiteFooter sections={isCheckout ? [] : footerSections} reinsurance={isCheckout ? [] : reinsurance} />
    </>
  );
}
