import { useLocation } from 'react-router';
import { countryName } from '../shared/i18n/region-names.ts';
import { Link } from '../shared/navigation/link.tsx';
import { useLabels, usePage } from '../shared/page/page.tsx';
import { AccountButton } from './account-button.tsx';
import styles from './main-menu.module.css';
import type { Menu, MenuLine } from './menu.ts';
import { useMenuClosing } from './use-menu-closing.ts';
import { WishlistLink } from './wishlist-link.tsx';

/**
 * [R7.162] The categories, three levels deep, in one list for every screen. A wide one shows the first level in the header
 * and the others below it, on hover or behind the small button beside each name. A narrow one shows them one after the
 * other in a sheet. Both open without any script.
 */
export function MainMenu({ menu }: { readonly menu: Menu }) {
  const t = useLabels();
  const { locale } = usePage();
  const { nav, isHushed } = useMenuClosing();
  return (
    <nav ref={nav} className={isHushed ? styles['hushed'] : undefined} aria-label={t('header_menu')}>
      <details className={styles['opener']}>
        <summary className={styles['openerWord']}>
          <span className={styles['whenClosed']}>{t('header_menu')}</span>
          <span className={styles['whenOpen']}>{t('dialog_close')}</span>
        </summary>
      </details>
      <div className={styles['sheet']}>
        <div className={styles['scroll']}>
          <ul className={styles['entries']}>
            {menu.map((entry) => (
              <Entry key={entry.url} entry={entry} />
            ))}
          </ul>
          <div className={styles['rest']}>
            <AccountButton className={styles['line']} />
            <WishlistLink className={styles['line']} />
            <Link to="/dispatch" className={styles['line']}>
              {countryName(locale)}
            </Link>
          </div>
        </div>
      </div>
    </nav>
  );
}

/** A category of the first level, and the panel of those below it. */
function Entry({ entry }: { readonly entry: MenuLine }) {
  const t = useLabels();
  const { pathname } = useLocation();
  const { name, url, below } = entry;
  // Words of the first level say too that the page is somewhere below them.
  const within = pathname.startsWith(`${url}/`) ? 'true' : undefined;
  const current = pathname === url ? 'page' : within;
  return (
    <li className={styles['entry']}>
      <Link to={url} className={styles['top']} aria-current={current}>
        {name}
      </Link>
      {below.length > 0 && (
        <>
          <details className={styles['toggle']} name="menu">
            <summary className={styles['toggleWord']}>
              <span className={styles['whenClosed']}>{name}</span>
              <span className={styles['whenOpen']}>{t('header_menu')}</span>
            </summary>
          </details>
          <div className={styles['panel']}>
            <Link to={url} className={styles['all']}>
              <span className={styles['allName']}>{name}</span> <span>{t('header_menu_all')}</span>
            </Link>
            <Lines lines={below} className={styles['columns']} pathname={pathname} />
          </div>
        </>
      )}
    </li>
  );
}

interface LinesProps {
  readonly lines: Menu;
  readonly className: string | undefined;
  readonly pathname: string;
}

/** The lines of the second level, each with the third below it. */
function Lines({ lines, className, pathname }: LinesProps) {
  return (
    <ul className={className}>
      {lines.map(({ name, url, below }) => (
        <li key={url}>
          <Link to={url} className={styles['line']} aria-current={pathname === url ? 'page' : undefined}>
            {name}
          </Link>
          {below.length > 0 && <Lines lines={below} className={styles['leaves']} pathname={pathname} />}
        </li>
      ))}
    </ul>
  );
}
