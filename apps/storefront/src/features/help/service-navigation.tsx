import type { ServiceNavigationBody } from '@vitrine/contracts';
import { typeset } from '../../shared/i18n/typeset.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { useLabels } from '../../shared/page/page.tsx';
import styles from './service-navigation.module.css';

interface ServiceNavigationProps {
  /** Undefined where the house wrote none: the page is whole without it. */
  readonly items: ServiceNavigationBody['items'] | undefined;
  /** The path of the page that shows it, without the locale. */
  readonly current: string;
}

/** [R7.081] The pages of the client service, as the house orders them. */
export function ServiceNavigation({ items = [], current }: ServiceNavigationProps) {
  const t = useLabels();
  if (items.length === 0) return undefined;
  return (
    <nav className={styles['navigation']} aria-label={t('help_navigation')}>
      <ul className={styles['items']}>
        {items.map(({ label, url }) => (
          <li key={url}>
            <Link
              to={url}
              className={styles['item']}
              aria-current={url.endsWith(`/${current}`) ? 'page' : undefined}
            >
              {typeset(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
