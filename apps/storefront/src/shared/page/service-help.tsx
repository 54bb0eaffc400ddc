import { phoneText } from '@vitrine/domain';
import { CallBackButton } from '../../shared/advice/call-back-button.tsx';
import { LazyChatButton } from '../chat/lazy-chat-button.tsx';
import { countrySlug } from '../../shared/i18n/region-names.ts';
import type { LabelKey } from '../../shared/i18n/labels.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { usePage } from '../../shared/page/page.tsx';
import styles from './service-help.module.css';

/** `note`: what is dialled or written to; without one the way is a page of ours. */
type Way = readonly [label: LabelKey, to: string, note?: string];

/**
 * [R2.115–R2.118] The ways to reach somebody: in writing, by chat and by telephone, the stores of the country, and the
 * page that answers most questions.
 */
export function ServiceHelp() {
  const { labels, locale } = usePage();
  const { t } = labels;
  const { phone, country } = locale;
  const ways: readonly Way[] = [
    ['error_help_call', `tel:${phone}`, phoneText(phone)],
    ['error_help_email', '/email-us'],
    ['error_help_store', `/stores/${countrySlug(country)}`],
    ['product_delivery_title', '/delivery-returns'],
  ];
  return (
    <section className={styles['help']} aria-labelledby="service-help">
      <h2 id="service-help" className={styles['title']}>
        {t('error_help_title')}
      </h2>
      <ul className={styles['ways']}>
        {ways.map(([label, to, note]) => (
          <li key={label}>
            {note === undefined ? (
              <Link to={to} className={styles['way']}>
                {t(label)}
              </Link>
            ) : (
              <a href={to} className={styles['way']}>
                <span>{t(label)}</span>
                <bdi dir="ltr" className={styles['note']}>
                  {note}
                </bdi>
              </a>
            )}
          </li>
        ))}
        <li>
          <LazyChatButton className={`${styles['way']} ${styles['asked']}`} />
        </li>
        <li>
          <CallBackButton className={`${styles['way']} ${styles['asked']}`} />
        </li>
      </ul>
    </section>
  );
}
