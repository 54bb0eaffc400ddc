import { useEffect, useState } from 'react';
import { Outlet, useLoaderData } from 'react-router';
import { CartNotification } from '../features/cart/cart-notification.tsx';
import { lazyPart } from '../shared/page/lazy-part.tsx';
import { usePage } from '../shared/page/page.tsx';
import { partLoader } from '../shared/server/page-loader.ts';
import { resumeSession } from '../shared/session/account-actions.ts';
import { shopper } from '../shared/session/shopper.ts';
import { useStore } from '../shared/session/store.ts';
import { MainContent } from '../shared/ui/main-content.tsx';
import styles from './default-layout.module.css';
import { menuOf } from './menu.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import '../features/age/age-question.css';

const GuestWishlist = lazyPart(async () => (await import('./guest-wishlist.tsx')).openGuestWishlist());
const Geobanner = lazyPart(async () => (await import('../features/geobanner/geobanner.tsx')).Geobanner);
const closeWishlist = () => shopper.set({ isWishlistOpen: false });

/** [R7.018] So long after the page is alive the banner of another country is fetched. */
const GEOBANNER_AFTER_MS = 2000;

/** A menu or footer that cannot be read leaves the page standing. */
export const loader = partLoader(async ({ ask, reportError }) => {
  const orNothing = <Answer,>(asked: Promise<Answer>): Promise<Answer | undefined> =>
    asked.catch((error: unknown) => {
      reportError(error);
      return undefined;
    });
  const [menu, footer] = await Promise.all([orNothing(ask('getMenu')), orNothing(ask('getFooterSections'))]);
  return {
    menu: menu?.ok === true ? menuOf(menu.body.categories) : [],
    footerSections: footer?.ok === true ? footer.body.sections : [],
  };
});

export function shouldRevalidate(): boolean {
  return false;
}

/** [R2.067] Header, page, footer; and what belongs to the document: the session, and the notification after an add. */
export default function DefaultLayout() {
  const { menu, footerSections } = useLoaderData<typeof loader>();
  const { labels, locale, hooks } = usePage();
  const isWishlistOpen = useStore(shopper, (state) => state.isWishlistOpen);
  const [hasGeobanner, setHasGeobanner] = useState(false);
  useEffect(() => {
    // When the page has done everything else.
    const timer = setTimeout(() => setHasGeobanner(true), GEOBANNER_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    void resumeSession();
    if (!hooks) return;
    void import('../shared/session/expose-store.ts').then(({ exposeStore }) => exposeStore(locale));
  }, [hooks, locale]);
  return (
    <>
      <a className={styles['skip']} href="#main">
        {labels.t('skip_to_content')}
      </a>
      <aside className={styles['reassurance']} aria-label={labels.t('header_service')}>
        {labels.t('header_reassurance')}
      </aside>
      <SiteHeader menu={menu} />
      <MainContent>
        <Outlet />
      </MainContent>
      <CartNotification />
      {isWishlistOpen && <GuestWishlist onClose={closeWishlist} />}
      {hasGeobanner && <Geobanner onClose={() => setHasGeobanner(false)} />}
      <SiteFooter sections={footerSections} />
    </>
  );
}
