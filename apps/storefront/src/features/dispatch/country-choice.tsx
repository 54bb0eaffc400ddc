import { LOCALE_LIST } from '@vitrine/domain';
import { useLocation } from 'react-router';
import { countryName, languageName } from '../../shared/i18n/region-names.ts';
import { withKeptFlags } from '../../shared/navigation/kept-flags.ts';
import { useLabels } from '../../shared/page/page.tsx';
import styles from './country-choice.module.css';

/** [R2.032] Countries with their languages, each in its own words. Plain links: every choice is another document. */
export function CountryChoice() {
  const t = useLabels();
  const { search } = useLocation();
  return (
    <div className={styles['choice']}>
      <h1 className={styles['title']}>{t('dispatch_title')}</h1>
      <p className={styles['intro']}>{t('dispatch_intro')}</p>
      <ul className={styles['countries']}>
        {LOCALE_LIST.map((locale) => (
          <li key={locale.code}>
            <a
              href={withKeptFlags(`/dispatch?locale=${locale.code}`, search)}
              className={styles['country']}
              lang={locale.htmlLang}
            >
              <bdi className={styles['name']}>{countryName(locale)}</bdi>
              <bdi className={styles['language']}>{languageName(locale)}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
