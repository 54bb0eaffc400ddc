import type { ExclusiveOffersBody, ProfileBody } from '@vitrine/contracts';
import { calledName } from '@vitrine/domain';
import type { ReactNode } from 'react';
import type { LabelKey } from '../../../shared/i18n/labels.ts';
import { MylvPage } from '../../../shared/mylv/mylv-page.tsx';
import { Link } from '../../../shared/navigation/link.tsx';
import { useLabels, usePage } from '../../../shared/page/page.tsx';
import { useHasWishlist } from '../../../shared/page/wish-slot.tsx';
import { isByAgent, shopper } from '../../../shared/session/shopper.ts';
import { useStore } from '../../../shared/session/store.ts';
import { Circles, type Clubs, Offers, Sales, type SalesAhead } from './offers.tsx';
import { PasskeyOffer } from './passkey-offer.tsx';
import styles from './overview-page.module.css';

interface OverviewPageProps {
  readonly profile: Pick<ProfileBody, 'firstName' | 'lastName'>;
  /** The card of the order that is on its way; undefined where there is none. */
  readonly latestOrder: ReactNode;
  /** Undefined where they could not be read. */
  readonly offers: ExclusiveOffersBody | undefined;
  /** The private sales that are open to the customer, and those to come. */
  readonly sales: SalesAhead;
  /** The circles of the house that they may join. */
  readonly clubs: Clubs;
}

/** [R2.047] Where a customer's account begins: who they are, what is on its way, and what is reserved for them. */
export function OverviewPage({ profile, latestOrder, offers, sales, clubs }: OverviewPageProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  return (
    <MylvPage
      title={t('mylv_welcome', { name: calledName(profile, locale) })}
      intro={t('mylv_overview_intro')}
    >
      <PasskeyOffer />
      <section className={styles['part']}>
        <div className={styles['line']}>
          <h2 className={styles['heading']}>{t('mylv_latest_order')}</h2>
          <Link to="/mylv/orders" className={styles['all']}>
            {t('mylv_all_orders')}
          </Link>
        </div>
        {latestOrder ?? <p className={styles['none']}>{t('mylv_no_order')}</p>}
      </section>
      {offers !== undefined && offers.categoryLinksListSize > 0 && <Offers offers={offers} />}
      {(sales.exclusiveSales.length > 0 || sales.comingSales.length > 0) && <Sales {...sales} />}
      {clubs.length > 0 && <Circles clubs={clubs} />}
      <Shortcuts />
    </MylvPage>
  );
}

/** The ways to what else the account holds, with a line about each. */
function Shortcuts() {
  const t = useLabels();
  const hasWishlist = useHasWishlist();
  const isAgent = useStore(shopper, isByAgent);
  return (
    <section className={styles['part']}>
      <h2 className={styles['heading']}>{t('mylv_more')}</h2>
      <ul className={styles['shortcuts']}>
        <Shortcut to="/mylv/profile" name="mylv_profile" text="mylv_profile_text" />
        {!isAgent && <Shortcut to="/mylv/security" name="mylv_security" text="mylv_security_text" />}
        <Shortcut to="/mylv/orders" name="mylv_orders" text="mylv_orders_text" />
        <Shortcut to="/mylv/appointments" name="mylv_appointments" text="mylv_appointments_text" />
        <Shortcut to="/mylv/certificates" name="mylv_certificates" text="mylv_certificates_text" />
        <Shortcut to="/mylv/care-service" name="mylv_care" text="mylv_care_text" />
        {!isAgent && <Shortcut to="/mylv/wallet" name="mylv_wallet" text="mylv_wallet_text" />}
        {hasWishlist && <Shortcut to="/mylv/wishlist" name="mylv_wishlist" text="mylv_wishlist_text" />}
        <Shortcut to="/mylv/newsletter" name="mylv_newsletter" text="mylv_newsletter_text" />
      </ul>
    </section>
  );
}

interface ShortcutProps {
  readonly to: string;
  readonly name: LabelKey;
  readonly text: LabelKey;
}

function Shortcut({ to, name, text }: ShortcutProps) {
  const t = useLabels();
  return (
    <li className={styles['shortcut']}>
      <Link to={to} className={styles['way']}>
        {t(name)}
      </Link>
      <p className={styles['soft']}>{t(text)}</p>
    </li>
  );
}
