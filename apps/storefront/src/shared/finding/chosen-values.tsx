import { toggleValue } from '@vitrine/domain';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from '../navigation/link.tsx';
import { useLabels } from '../page/page.tsx';
import styles from './chosen-values.module.css';
import { addressOf, type Finding, stateOf } from './finding.ts';

/** [R7.009] The chosen values as words, each to be removed, and all of them at once. */
export function ChosenValues({ finding }: { readonly finding: Finding }) {
  const t = useLabels();
  const list = useKeptFocus();
  const state = stateOf(finding);
  const chosen = finding.facets.flatMap(({ id, values }) =>
    values.filter(({ isChosen }) => isChosen).map((value) => ({ ...value, facet: id })),
  );
  return (
    <ul
      ref={list}
      tabIndex={-1}
      className={styles['chosen']}
      aria-label={t('finding_chosen')}
      data-empty={chosen.length === 0 || undefined}
    >
      {chosen.map(({ facet, value, name }) => (
        <li key={`${facet}=${value}`}>
          <Link
            to={addressOf(finding, toggleValue(state, facet, value))}
            isChoice
            aria-label={t('finding_remove', { name })}
            className={styles['word']}
          >
            {name} <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      {chosen.length > 0 && (
        <li>
          <Link to={addressOf(finding, { ...state, chosen: {} })} isChoice className={styles['clear']}>
            {t('finding_clear')}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** A removed word takes the focus with it: the next one gets it, so that the keyboard stays where it was. */
function useKeptFocus() {
  const list = useRef<HTMLUListElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    const element = list.current;
    const press = () => void (wasPressed.current = true);
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  }, []);
  useLayoutEffect(() => {
    if (!wasPressed.current || document.activeElement !== document.body) return;
    wasPressed.current = false;
    (list.current?.querySelector('a') ?? list.current)?.focus();
  });
  return list;
}
