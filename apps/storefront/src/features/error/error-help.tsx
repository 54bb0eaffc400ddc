import { phoneText } from '../../shared/i18n/phone-text.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { usePage } from '../../shared/page/page.tsx';
import styles from './error-help.module.css';

/** [R2.118] The store locator's path of a country. */
const STORES_BY_COUNTRY: Readonly<Record<string, string>> = {
  US: 'usa',
  FR: 'france',
  AE: 'united-arab-emirates',
};

/** [R2.115–R2.118] The four ways to reach somebody. */
export function ErrorHelp() {
  const { labels, locale } = usePage();
  const { t } = labels;
  return (
    <section className={styles['help']} aria-labelledby="error-help">
      <h2 id="error-help" className={styles['title']}>
        {t('error_help_title')}
      </h2>
      <ul className={styles['ways']}>
        <li>
          <Link to="/email-us" className={styles['way']}>
            {t('error_help_email')}
          </Link>
        </li>
        <li>
          <Link to="/contact-us" className={styles['way']}>
            {t('error_help_chat')}
          </Link>
        </li>
        <li>
          <a href={`tel:${locale.phone}`} className={styles['way']}>
            {t('error_help_call')}
            <bdi dir="ltr" className={styles['note']}>
              {phoneText(locale.phone)}
            </bdi>
          </a>
        </li>
        <li>
          <Link to={`/stores/${STORES_BY_COUNTRY[locale.country] ?? ''}`} className={styles['way']}>
            {t('error_help_store')}
          </Link>
        </li>
      </ul>
    </section>
  );
}
