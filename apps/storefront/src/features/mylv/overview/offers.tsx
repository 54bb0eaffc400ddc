import type { AnswerOf, ClubEligibilityBody, ExclusiveOffersBody } from '@vitrine/contracts';
import { dayText } from '../../../shared/i18n/day-text.ts';
import { Link } from '../../../shared/navigation/link.tsx';
import { useLabels, usePage } from '../../../shared/page/page.tsx';
import { Picture } from '../../../shared/pictures/picture.tsx';
import styles from './overview-page.module.css';

/** [R3.050] What the house offers to this customer and to few others, with how many there are. */
export function Offers({ offers }: { readonly offers: ExclusiveOffersBody }) {
  const t = useLabels();
  return (
    <section className={styles['part']}>
      <div className={styles['line']}>
        <h2 className={styles['heading']}>{t('mylv_offers')}</h2>
        <p className={styles['soft']}>{t('mylv_offers_count', { count: offers.categoryLinksListSize })}</p>
      </div>
      <ul className={styles['offers']}>
        {offers.categoryLinksList.map((offer) => (
          <li key={offer.offerId} className={styles['offer']} lang={offer.textLanguage}>
            {offer.media !== undefined && (
              <Picture
                media={offer.media}
                alt=""
                sizes="(width >= 48rem) 24rem, 92vi"
                className={styles['picture']}
              />
            )}
            <p className={styles['soft']}>{offer.subtitle}</p>
            <h3 className={styles['name']}>
              <Link to={offer.url} className={styles['whole']}>
                {offer.offerDisplayName}
              </Link>
            </h3>
            <p>{offer.offerDescription}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export type OpenSales = AnswerOf<'getExclusiveSales'>['exclusiveSales'];

/** [R7.030] The private sales that are open to the customer, with the day on which each closes. */
export function Sales({ sales }: { readonly sales: OpenSales }) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const { country } = locale;
  return (
    <section className={styles['part']}>
      <h2 className={styles['heading']}>{t('mylv_sales')}</h2>
      <ul className={styles['shortcuts']}>
        {sales.map(({ saleId, title, subtitle, closesAt, url, textLanguage }) => (
          <li key={saleId} className={styles['shortcut']} lang={textLanguage}>
            {url === undefined ? (
              <span>{title}</span>
            ) : (
              <Link to={url} className={styles['way']}>
                {title}
              </Link>
            )}
            <p className={styles['soft']}>
              {subtitle} <br />
              {t('mylv_sale_until', { date: dayText({ at: closesAt, country }, locale) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export type Clubs = ClubEligibilityBody['clubs'];

/** [R7.149] The circles of the house that are open to the customer. */
export function Circles({ clubs }: { readonly clubs: Clubs }) {
  const t = useLabels();
  return (
    <section className={styles['part']}>
      <h2 className={styles['heading']}>{t('mylv_clubs')}</h2>
      <ul className={styles['shortcuts']}>
        {clubs.map(({ name, title, description, textLanguage }) => (
          <li key={name} className={styles['shortcut']} lang={textLanguage}>
            <span>{title}</span>
            <p className={styles['soft']}>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
