import { useCallback, useEffect, useRef, useState } from 'react';
import { countryName } from '../shared/i18n/region-names.ts';
import { Link } from '../shared/navigation/link.tsx';
import { useNewPage } from '../shared/navigation/use-new-page.ts';
import { useLabels, usePage } from '../shared/page/page.tsx';
import { useEscape } from '../shared/ui/use-escape.ts';
import { AccountButton } from './account-button.tsx';
import styles from './main-menu.module.css';
import type { Menu } from './menu.ts';
import { WishlistLink } from './wishlist-link.tsx';

/** The wide screen's menu: the first level stands in the header, the second opens below it on hover or focus. */
export function MenuLinks({ menu: entries }: { readonly menu: Menu }) {
  const { bar, isHushed } = useHush();
  return (
    <ul ref={bar} className={`${styles['bar']} ${isHushed ? styles['hushed'] : ''}`}>
      {entries.map((entry) => (
        <li key={entry.url} className={styles['entry']}>
          <Link to={entry.url} className={styles['top']}>
            {entry.name}
          </Link>
          {entry.below.length > 0 && (
            <ul className={styles['drop']}>
              {entry.below.map((child) => (
                <li key={child.url}>
                  <Link to={child.url} className={styles['leaf']}>
                    {child.name}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The narrow screen's menu: opens without any script; closes with the Escape key and when a page was chosen. */
export function MobileMenu({ menu: entries }: { readonly menu: Menu }) {
  const t = useLabels();
  const { locale } = usePage();
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // It may have been opened before the scripts were loaded.
  useEffect(() => setIsOpen(menu.current?.open === true), []);
  useNewPage(useCallback(() => close(menu.current), []));
  const closeOnEscape = useCallback(() => {
    close(menu.current);
    menu.current?.querySelector('summary')?.focus();
  }, []);
  useEscape(isOpen, closeOnEscape);
  return (
    <details
      ref={menu}
      className={styles['mobile']}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={styles['opener']}>{t(isOpen ? 'dialog_close' : 'header_menu')}</summary>
      <div className={styles['sheet']}>
        {entries.map((entry) => (
          <div key={entry.url} className={styles['group']}>
            <Link to={entry.url} className={styles['heading']}>
              {entry.name}
            </Link>
            {entry.below.map((child) => (
              <Link key={child.url} to={child.url} className={styles['child']}>
                {child.name}
              </Link>
            ))}
          </div>
        ))}
        <AccountButton className={styles['child']} />
        <WishlistLink className={styles['child']} />
        <Link to="/dispatch" className={styles['child']}>
          {countryName(locale)}
        </Link>
      </div>
    </details>
  );
}

function close(menu: HTMLDetailsElement | null): void {
  // The element is the menu's state; React only follows it.
  menu?.removeAttribute('open');
}

/** What opens on hover or focus closes with Escape, until the pointer or the focus comes anew (WCAG 1.4.13). */
function useHush() {
  const bar = useRef<HTMLUListElement>(null);
  const [isHushed, setIsHushed] = useState(false);
  useEscape(
    true,
    useCallback(() => setIsHushed(true), []),
  );
  useEffect(() => {
    const element = bar.current;
    const listen = () => setIsHushed(false);
    element?.addEventListener('mouseenter', listen);
    element?.addEventListener('focusin', listen);
    return () => {
      element?.removeEventListener('mouseenter', listen);
      element?.removeEventListener('focusin', listen);
    };
  }, []);
  return { bar, isHushed };
}
