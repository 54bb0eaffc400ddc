import { KEYWORD_MAX_LENGTH } from '@vitrine/domain';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { keptFlags } from '../shared/navigation/kept-flags.ts';
import { localizedPath } from '../shared/navigation/page-path.ts';
import { lazyPart } from '../shared/page/lazy-part.tsx';
import { usePage } from '../shared/page/page.tsx';
import styles from './search-field.module.css';

const Finder = lazyPart(async () => (await import('../features/search/finder.tsx')).openFinder());

/**
 * [R2.067] The search of the header. A form that works before any script is there; with one, what is found opens below
 * the field while it is in use, and the field takes the whole row.
 */
export function SearchField() {
  const { locale, labels } = usePage();
  const { search } = useLocation();
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  useEffect(() => {
    if (field === null) return undefined;
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-expanded', 'false');
    const open = () => setIsOpen(true);
    field.addEventListener('focus', open);
    // It may have the focus since before the scripts were loaded.
    if (document.activeElement === field) field.dispatchEvent(new Event('focus'));
    return () => field.removeEventListener('focus', open);
  }, [field]);
  const word = labels.t('header_search');
  return (
    <search>
      <form
        action={localizedPath('/search', locale)}
        className={`${styles['form']} ${isOpen ? styles['open'] : ''}`}
      >
        <input
          ref={setField}
          type="search"
          name="q"
          aria-label={word}
          placeholder={word}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={KEYWORD_MAX_LENGTH}
          className={styles['field']}
        />
        {keptFlags(search).map((flag) => (
          <input key={flag} type="hidden" name={flag} value="true" />
        ))}
        {isOpen && field && <Finder field={field} onClose={close} />}
      </form>
    </search>
  );
}
