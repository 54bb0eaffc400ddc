import type { ContentBody, PrivateSaleBody } from '@vitrine/contracts';
import { useRevalidator } from 'react-router';
import { inLanguage } from '../../shared/i18n/in-language.ts';
import { typeset } from '../../shared/i18n/typeset.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { useLabels, usePage } from '../../shared/page/page.tsx';
import { buttonClass } from '../../shared/ui/button.tsx';
import { Countdown } from './countdown.tsx';
import { momentText, useTimeZone } from './moments.ts';
import styles from './sale-page.module.css';
import { WaitingRoom } from './waiting-room.tsx';

interface SalePageProps {
  readonly sale: PrivateSaleBody;
  /** What the house says of its private sales. */
  readonly about: ContentBody | undefined;
}

/** [R7.030, R7.082] A private sale before, while and after it is open. */
export function SalePage({ sale, about }: SalePageProps) {
  const t = useLabels();
  const { title, subtitle, textLanguage, state, pieces, url } = sale;
  const enter = <Enter url={url} />;
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <p className={styles['soft']}>{t('sales_private')}</p>
        <h1 className={styles['title']} {...inLanguage(textLanguage)}>
          {typeset(title)}
        </h1>
        <p className={styles['lead']} {...inLanguage(textLanguage)}>
          {typeset(subtitle)}
        </p>
        <When sale={sale} />
        {pieces !== undefined && state !== 'ended' && (
          <p className={styles['soft']}>
            {t('sales_pieces', { max: pieces.max })}{' '}
            {pieces.ordered > 0 && t('sales_pieces_ordered', { count: pieces.ordered })}
          </p>
        )}
        {state === 'open' && sale.room === undefined && enter}
      </header>
      {state !== 'ended' && <WaitingRoom sale={sale} enter={enter} />}
      {about !== undefined && <About content={about} />}
    </div>
  );
}

function Enter({ url }: Pick<PrivateSaleBody, 'url'>) {
  const t = useLabels();
  return url === undefined ? (
    <p>{t('sales_no_pieces')}</p>
  ) : (
    <Link to={url} className={buttonClass('solid')}>
      {t('sales_enter')}
    </Link>
  );
}

/** Not all pages that count down to one moment are loaded anew in it; where there is a room, many wait. */
const SPREAD_MS = { few: 2_000, many: 15_000 } as const;
/** Whoever is further away from it reads the day. */
const COUNTED_MS = 30 * 24 * 60 * 60 * 1_000;

/** Its day, in the zone of who reads it, and how long it is until then. */
function When({ sale: { state, opensAt, closesAt, now, room } }: { readonly sale: PrivateSaleBody }) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const { revalidate } = useRevalidator();
  const timeZone = useTimeZone(locale);
  const until = state === 'coming' ? opensAt : closesAt;
  const when = momentText(until, { bcp47: locale.bcp47, timeZone });
  const reach = () => {
    window.setTimeout(
      () => void revalidate(),
      Math.random() * (room === undefined ? SPREAD_MS.few : SPREAD_MS.many),
    );
  };
  const isNear = Date.parse(until) - Date.parse(now) < COUNTED_MS;
  const told = { coming: 'sales_opens', open: 'sales_closes', ended: 'sales_ended' } as const;
  return (
    <>
      <p suppressHydrationWarning>{t(told[state], { when })}</p>
      {state !== 'ended' && isNear && (
        <Countdown
          label={t(state === 'coming' ? 'sales_opens_in' : 'sales_closes_in')}
          now={now}
          until={until}
          onReached={reach}
        />
      )}
    </>
  );
}

function About({ content: { title, lead, blocks, language } }: { readonly content: ContentBody }) {
  return (
    <section className={styles['about']} {...inLanguage(language)}>
      <h2 className={styles['heading']}>{typeset(title)}</h2>
      {lead !== undefined && <p className={styles['soft']}>{typeset(lead)}</p>}
      <div className={styles['blocks']}>
        {blocks.map(({ heading, text }) => (
          <div key={heading}>
            <h3 className={styles['name']}>{typeset(heading)}</h3>
            <p>{typeset(text)}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
