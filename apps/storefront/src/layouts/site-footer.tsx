import { phoneText } from '@vitrine/domain';
import type { FooterBody, TemplateBody } from '@vitrine/contracts';
import { countryName, languageName } from '../shared/i18n/region-names.ts';
import { Link } from '../shared/navigation/link.tsx';
import { usePage } from '../shared/page/page.tsx';
import styles from './site-footer.module.css';

interface SiteFooterProps {
  readonly sections: FooterBody['sections'];
  readonly reinsurance: TemplateBody['footer']['reinsurance'];
}

/** [R2.067] What the house assures of, its pages, and where the shop sends to. */
export function SiteFooter({ sections, reinsurance }: SiteFooterProps) {
  const { locale, labels } = usePage();
  return (
    <>
      {reinsurance.length > 0 && (
        <aside className={styles['reinsurance']} aria-label={labels.t('reinsurance')}>
          <ul>
            {reinsurance.map(({ title, text, url }) => (
              <li key={title}>
                <Link to={url}>
                  <b>{title}</b>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </aside>
      )}
      <footer className={styles['footer']}>
        {sections.length > 0 && (
          <div className={styles['columns']}>
            {sections.map((section) => (
              <section key={section.title}>
                <h2 className={styles['title']}>{section.title}</h2>
                <ul>
                  {section.links.map((link) => (
                    <li key={link.url}>
                      <Link to={link.url} className={styles['link']}>
                        {link.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
            <section>
              <h2 className={styles['title']}>{labels.t('footer_client_service')}</h2>
              <ClientServicePhone />
            </section>
          </div>
        )}
        <div className={styles['base']}>
          <span className={styles['name']}>{labels.t('house_full_name')}</span>
          {sections.length === 0 && <ClientServicePhone />}
          <Link to="/dispatch" className={styles['country']}>
            {`${countryName(locale)} · ${languageName(locale)}`}
          </Link>
        </div>
      </footer>
    </>
  );
}

function ClientServicePhone() {
  const { phone } = usePage().locale;
  return (
    <a className={styles['link']} href={`tel:${phone}`}>
      <bdi dir="ltr">{phoneText(phone)}</bdi>
    </a>
  );
}
