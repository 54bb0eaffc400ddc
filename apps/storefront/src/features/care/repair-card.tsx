import { useId } from 'react';
import { dayText } from '../../shared/i18n/day-text.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { usePage } from '../../shared/page/page.tsx';
import { Picture } from '../../shared/pictures/picture.tsx';
import { Fold } from '../../shared/ui/fold.tsx';
import { pieceTitle } from './piece-title.ts';
import { RepairActions, type RepairActionsProps } from './repair-actions.tsx';
import styles from './repair-card.module.css';

interface RepairCardProps extends RepairActionsProps {
  /** Of its own page, where it stands among others. */
  readonly pagePath?: string | undefined;
}

/** [R2.052] One repair: the piece, how far it has come, what is asked of its owner, and what has happened. */
export function RepairCard({ pagePath, ...props }: RepairCardProps) {
  const { t } = usePage().labels;
  const title = useId();
  const { repair } = props;
  const { number, state, sku, description, photos, tracking, declinedNote } = repair;
  // Among others each has its tile, so that they stand in line; alone nothing stands for a missing picture.
  const isBare = pagePath === undefined && sku?.media === undefined && photos.length === 0;
  return (
    <article className={styles['card']} data-bare={isBare} aria-labelledby={title}>
      {!isBare && <Tile repair={repair} />}
      <div className={styles['text']}>
        <h2 id={title} className={styles['name']}>
          <PieceName repair={repair} pagePath={pagePath} />
        </h2>
        <p className={styles['state']} data-state={state}>
          {t(`care_state_${state}`)}
        </p>
        <p className={styles['soft']}>
          <bdi>{t('care_number', { number })}</bdi>
        </p>
        {tracking !== undefined && (
          <p className={styles['soft']}>
            <bdi>{t('care_tracking', tracking)}</bdi>
          </p>
        )}
        {declinedNote !== undefined && (
          <p className={styles['words']}>
            <bdi>{declinedNote}</bdi>
          </p>
        )}
        <RepairActions {...props} />
        <p className={styles['words']}>
          <bdi>{description}</bdi>
        </p>
        {photos.length > 0 && <Photos photos={photos} />}
        <Fold title={t('care_steps')}>
          <Steps repair={repair} />
        </Fold>
        <Papers repair={repair} linkToken={props.linkToken} />
      </div>
    </article>
  );
}

/** The house's picture of the piece, or the client's own. */
function Tile({ repair: { sku, photos } }: Pick<RepairCardProps, 'repair'>) {
  const [photo] = photos;
  return (
    <div className={styles['tile']}>
      {sku?.media === undefined && photo !== undefined && (
        <img src={photo} alt="" className={styles['own']} loading="lazy" />
      )}
      {sku?.media !== undefined && (
        <Picture
          media={sku.media}
          alt=""
          sizes="(width >= 48rem) 14rem, 40vw"
          className={styles['picture']}
        />
      )}
    </div>
  );
}

function PieceName({ repair, pagePath }: Pick<RepairCardProps, 'repair' | 'pagePath'>) {
  const name = <bdi>{pieceTitle(repair, usePage().labels.t)}</bdi>;
  return pagePath === undefined ? name : <Link to={pagePath}>{name}</Link>;
}

/** What there is beside: its receipt, and its certificate for who has an account. */
function Papers({ repair, linkToken }: Pick<RepairCardProps, 'repair' | 'linkToken'>) {
  const { t } = usePage().labels;
  const { receiptUrl, serialNumber } = repair;
  return (
    <>
      {receiptUrl !== undefined && (
        <a href={receiptUrl} type="application/pdf" className={styles['quiet']}>
          {t('care_receipt')}
        </a>
      )}
      {serialNumber !== undefined && linkToken === undefined && (
        <Link to={`/mylv/certificates/${serialNumber}`} className={styles['quiet']}>
          {t('care_certificate')}
        </Link>
      )}
    </>
  );
}

function Photos({ photos }: Pick<RepairActionsProps['repair'], 'photos'>) {
  const { t } = usePage().labels;
  return (
    <ul className={styles['photos']} aria-label={t('care_photos')}>
      {photos.map((url, at) => (
        <li key={url}>
          <img
            src={url}
            alt={t('care_photo', { number: at + 1 })}
            loading="lazy"
            className={styles['photo']}
          />
        </li>
      ))}
    </ul>
  );
}

function Steps({ repair: { steps } }: Pick<RepairActionsProps, 'repair'>) {
  const { labels, locale } = usePage();
  return (
    <ol className={styles['steps']}>
      {steps.map(({ state, at }) => (
        <li key={state} className={styles['step']}>
          <time dateTime={at} className={styles['soft']}>
            {dayText({ at, country: locale.country }, locale)}
          </time>
          <span>{labels.t(`care_step_${state}`)}</span>
        </li>
      ))}
    </ol>
  );
}
