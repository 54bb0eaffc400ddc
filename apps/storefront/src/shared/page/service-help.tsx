import { CLIENT_SERVICES_EMAIL } from '@vitrine/domain';
import { phoneText } from '../../shared/i18n/phone-text.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { usePage } from '../../shared/page/page.tsx';
import styles from './service-help.module.css';

/**
 * [R2.115, R2.117] The ways to reach somebody that lead somewhere today: by e-mail and by telephone, and the two pages
 * that answer most questions. The pages for writing (R2.115), the chat (R2.116) and the store locator by country (R2.118)
 * take their places here as soon as they exist; until then a link to them would lead to this page again.
 */
export function ServiceHelp() {
  const { labels, locale } = usePage();
  const { t } = labels;
  return (
    <section className={styles['help']} aria-labelledby="service-help">
      <h2 id="service-help" className={styles['title']}>
        {t('error_help_title')}
      </h2>
      <ul className={styles['ways']}>
        <li>
          <a href={`tel:${locale.phone}`} className={styles['way']}>
            <span>{t('error_help_call')}</span>
            <bdi dir="ltr" className={styles['note']}>
              {phoneText(locale.phone)}
            </bdi>
          </a>
        </li>
        <li>
          <a href={`mailto:${CLIENT_SERVICES_EMAIL}`} className={styles['way']}>
            <span>{t('error_help_email')}</span>
            <bdi dir="ltr" className={styles['note']}>
              {CLIENT_SERVICES_EMAIL}
            </bdi>
          </a>
        </li>
        <li>
          <Link to="/delivery-returns" className={styles['way']}>
            {t('product_delivery_title')}
          </Link>
        </li>
        <li>
          <Link to="/care-service" className={styles['way']}>
            {t('error_help_care')}
          </Link>
        </li>
      </ul>
    </section>
  );
}
