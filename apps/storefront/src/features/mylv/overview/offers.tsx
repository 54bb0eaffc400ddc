import type { AnswerOf, ClubEligibilityBody, ExclusiveOffersBody } from '@vitrine/contracts';
import type { ReactNode } from 'react';
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

export type SalesAhead = AnswerOf<'getExclusiveSales'>;

/** [R7.030] The private sales that are open to the customer, with the day on which each closes; then those that are to come. */
export function Sales({ exclusiveSales, comingSales }: SalesAhead) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const { country } = locale;
  return (
    <section className={styles['part']}>
      <h2 className={styles['heading']}>{t('mylv_sales')}</h2>
      <ul className={styles['shortcuts']}>
        {exclusiveSales.map(({ closesAt, ...sale }) => (
          <Sale key={sale.saleId} {...sale}>
            {t('mylv_sale_until', { date: dayText({ at: closesAt, country }, locale) })}
          </Sale>
        ))}
        {comingSales.map(({ opensAt, ...sale }) => (
          <Sale key={sale.saleId} {...sale}>
            {t('mylv_sale_opens', { date: dayText({ at: opensAt, country }, locale) })}
          </Sale>
        ))}
      </ul>
    </section>
  );
}

interface SaleProps extends Pick<
  SalesAhead['comingSales'][number],
  'saleId' | 'title' | 'subtitle' | 'textLanguage'
> {
  /** Its day. */
  readonly children: ReactNode;
}

function Sale({ saleId, title, subtitle, textLanguage, children }: SaleProps) {
  return (
    <li className={styles['shortcut']}>
      <Link to={`/mylv/private-sales/${saleId}`} className={styles['way']} lang={textLanguage}>
        {title}
      </Link>
      <p className={styles['soft']}>
        <span lang={textLanguage}>{subtitle}</span> <br />
        {children}
      </p>
    </li>
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
            <Link to="/mylv/clubs" className={styles['way']}>
              {title}
            </Link>
            <p className={styles['soft']}>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
