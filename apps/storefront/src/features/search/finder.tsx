import type { PredictiveBody } from '@vitrine/contracts';
import { searchKeyword } from '@vitrine/domain';
import { useCallback, useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loadLabels } from '../../shared/i18n/load-labels.ts';
import { withKeptFlags } from '../../shared/navigation/kept-flags.ts';
import { localizedPath } from '../../shared/navigation/page-path.ts';
import { useLabels, usePage } from '../../shared/page/page.tsx';
import { Button } from '../../shared/ui/button.tsx';
import styles from './finder.module.css';
import { FinderList } from './finder-list.tsx';
import { predictedSections, recentSections, searchPath } from './finder-options.ts';
import { forgetSearch, forgetSearches, recentSearches } from './recent-searches.ts';
import { useClosing } from './use-closing.ts';
import { useCombobox } from './use-combobox.ts';
import { usePredicted, useTypedKeyword } from './use-typed-keyword.ts';

export interface FinderProps {
  /** The header's field, which the list belongs to. */
  readonly field: HTMLInputElement;
  readonly onClose: () => void;
}

/**
 * [R2.067, R7.014] What opens below the header's field: recent searches before anything is typed, then what the shop
 * offers for each letter.
 */
export function Finder({ field, onClose }: FinderProps) {
  const t = useLabels();
  const listId = useId();
  const offer = useOffer(field);
  const options = offer.sections.flatMap((section) => section.options);
  const close = useCallback(() => {
    field.blur();
    onClose();
  }, [field, onClose]);
  const { active, isShown } = useCombobox({
    field,
    listId,
    count: options.length,
    onClose: close,
    onRemove: (option) => {
      const search = options[option]?.recent;
      if (search !== undefined) offer.forget(search);
      return search !== undefined;
    },
  });
  useClosing(field, close);
  useSubmit(field, close);
  return (
    <>
      <Button look="text" className={styles['close']} onClick={close}>
        {t('dialog_close')}
      </Button>
      {isShown && (
        <div className={styles['panel']}>
          <CorrectionLine correction={offer.correction} />
          <FinderList sections={offer.sections} listId={listId} active={active} onForget={offer.forget} />
          {offer.isRecent && (
            <Button look="text" className={styles['clear']} onClick={() => offer.forget()}>
              {t('search_recent_clear')}
            </Button>
          )}
        </div>
      )}
      <output className="visually-hidden">
        {isShown && `${t('search_options', { count: options.length })}. `}
        {isShown && offer.isRecent && t('search_recent_help')}
      </output>
    </>
  );
}

/** What the list holds for what stands in the field. */
function useOffer(field: HTMLInputElement) {
  const keyword = useTypedKeyword(field);
  const predicted = usePredicted(keyword);
  const [recent, setRecent] = useState(recentSearches);
  /** One search, or all of them. */
  const forget = useCallback((search?: string) => {
    if (search === undefined) forgetSearches();
    else forgetSearch(search);
    setRecent(recentSearches());
  }, []);
  if (keyword === '') {
    return { sections: recentSections(recent), correction: undefined, isRecent: true, forget };
  }
  const sections = predicted === undefined ? [] : predictedSections(predicted);
  return { sections, correction: predicted?.correction, isRecent: false, forget };
}

function CorrectionLine({ correction }: Pick<PredictiveBody, 'correction'>) {
  const t = useLabels();
  if (correction === undefined) return undefined;
  const { isApplied, keyword } = correction;
  return (
    <p className={styles['correction']}>
      {t(isApplied ? 'search_corrected' : 'search_did_you_mean', { keyword })}
    </p>
  );
}

/** The field's form leads to the results without another document, and an empty one nowhere. */
function useSubmit(field: HTMLInputElement, onClose: () => void): void {
  const navigate = useNavigate();
  const { locale } = usePage();
  const { search } = useLocation();
  useEffect(() => {
    const { form } = field;
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      const keyword = searchKeyword(field.value);
      if (keyword === '') return;
      onClose();
      void navigate(withKeptFlags(localizedPath(searchPath(keyword), locale), search));
    };
    form?.addEventListener('submit', submit);
    return () => form?.removeEventListener('submit', submit);
  }, [field, onClose, navigate, locale, search]);
}

/** The part, once it can say its words. */
export async function openFinder() {
  await loadLabels('finding');
  return Finder;
}
