import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { LabelKey } from '../i18n/labels.ts';
import { Link } from '../navigation/link.tsx';
import { splitPagePath } from '../navigation/page-path.ts';
import type { FeatureName } from '@vitrine/domain';
import { useFeature } from '../page/features.ts';
import { useLabels } from '../page/page.tsx';
import { isByAgent, shopper } from '../session/shopper.ts';
import { useStore } from '../session/store.ts';
import styles from './mylv-frame.module.css';

interface Area {
  readonly to: string;
  readonly label: LabelKey;
  /** The switch of the configuration that turns it off. */
  readonly feature?: FeatureName;
  /** It is the customer's alone: an agent who serves them is not led there. */
  readonly isOwners?: true;
}

/** [R1.005] The areas of a customer's account, in the order of the navigation. */
const AREAS: readonly Area[] = [
  { to: '/mylv/overview', label: 'mylv_overview' },
  { to: '/mylv/orders', label: 'mylv_orders' },
  { to: '/mylv/wishlist', label: 'mylv_wishlist', feature: 'wishlist', isOwners: true },
  { to: '/mylv/recommendations', label: 'mylv_recommendations' },
  { to: '/mylv/appointments', label: 'mylv_appointments' },
  { to: '/mylv/certificates', label: 'mylv_certificates' },
  { to: '/mylv/care-service', label: 'mylv_care' },
  { to: '/mylv/wallet', label: 'mylv_wallet', isOwners: true },
  { to: '/mylv/clubs', label: 'mylv_clubs_area' },
  { to: '/mylv/profile', label: 'mylv_profile' },
  { to: '/mylv/security', label: 'mylv_security', isOwners: true },
  { to: '/mylv/newsletter', label: 'mylv_newsletter' },
];

/** [R1.005] The frame of a customer's own pages: where else in the account there is to go, and the page beside it. */
export function MylvFrame({ children }: { readonly children: ReactNode }) {
  const t = useLabels();
  const isAgent = useStore(shopper, isByAgent);
  return (
    <div className={styles['frame']}>
      <nav className={styles['nav']} aria-label={t('mylv_navigation')}>
        <ul className={styles['areas']}>
          {AREAS.filter(({ isOwners }) => !isAgent || !isOwners).map(({ feature, ...area }) =>
            feature === undefined ? (
              <AreaLink key={area.to} {...area} />
            ) : (
              <SwitchedLink key={area.to} {...area} feature={feature} />
            ),
          )}
        </ul>
      </nav>
      <div className={styles['content']}>{children}</div>
    </div>
  );
}

function SwitchedLink({ feature, ...area }: Area & { readonly feature: FeatureName }) {
  return useFeature(feature) ? <AreaLink {...area} /> : undefined;
}

function AreaLink({ to, label }: Area) {
  const t = useLabels();
  const { local } = splitPagePath(useLocation().pathname);
  const isHere = local === to || local.startsWith(`${to}/`);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isHere && item.current !== null) bringIntoRow(item.current);
  }, [isHere]);
  return (
    <li ref={item}>
      <Link to={to} className={styles['link']} aria-current={isHere ? 'page' : undefined}>
        {t(label)}
      </Link>
    </li>
  );
}

/** On a narrow screen the areas are a row that scrolls: the present one stands in its middle. */
function bringIntoRow(item: HTMLElement): void {
  const row = item.parentElement;
  if (row === null) return;
  const [own, whole] = [item.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollBy({ left: own.left + own.width / 2 - whole.left - whole.width / 2, behavior: 'instant' });
}
