import type { CertificateBody, CertificateContentsBody, MaterialBody } from '@vitrine/contracts';
import { dayText } from '../../shared/i18n/day-text.ts';
import { variantText } from '../../shared/i18n/variant-text.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { usePage } from '../../shared/page/page.tsx';
import { Picture } from '../../shared/pictures/picture.tsx';
import { CertificateActions } from './certificate-actions.tsx';
import { CertificateHistory } from './certificate-history.tsx';
import styles from './certificate-page.module.css';
import { NamePiece } from './name-piece.tsx';

interface CertificatePageProps {
  readonly certificate: CertificateBody;
  readonly materials: readonly MaterialBody[];
  /** What the house writes about the piece. */
  readonly content: CertificateContentsBody['contents'][number] | undefined;
  readonly paperUrl: string;
}

/** [R2.059] A certificate: the piece, what may be done about it, what it is made of, and what happened to it. */
export function CertificatePage({ certificate, materials, content, paperUrl }: CertificatePageProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const { sku, serialNumber, status, madeOn, possiblePieces } = certificate;
  const day = dayText({ at: `${madeOn}T12:00:00Z`, country: locale.country }, locale);
  return (
    <div className={styles['page']}>
      <Link to="/mylv/certificates" className={styles['back']}>
        {t('certificates_back')}
      </Link>
      <div className={styles['columns']}>
        <div className={styles['tile']}>
          {sku?.media !== undefined && (
            <Picture
              media={sku.media}
              alt={sku.name}
              sizes="(width >= 64rem) 45vw, 100vw"
              isHero
              className={styles['picture']}
            />
          )}
        </div>
        <div className={styles['text']}>
          <header className={styles['head']}>
            <p className={styles['state']} data-state={status}>
              <output>{t(`certificates_state_${status}`)}</output>
            </p>
            <h1 className={styles['title']}>{sku?.name ?? t('certificates_piece')}</h1>
            {sku !== undefined && <p className={styles['soft']}>{variantText(sku, t)}</p>}
            <p className={styles['soft']}>
              <bdi>{t('certificates_number', { number: serialNumber })}</bdi>
              <br />
              {t('certificates_made_on', { date: day })}
            </p>
            {sku !== undefined && (
              <Link to={sku.url} className={styles['quiet']}>
                {t('certificates_view_piece')}
              </Link>
            )}
          </header>
          {possiblePieces !== undefined && <NamePiece number={serialNumber} pieces={possiblePieces} />}
          <CertificateActions certificate={certificate} paperUrl={paperUrl} />
          <CertificateHistory certificate={certificate} />
          <Materials materials={materials} />
          {content !== undefined && <Written content={content} />}
          <p>
            <Link to="/authenticity" className={styles['quiet']}>
              {t('certificates_auth_link')}
            </Link>
          </p>
        </div>
      </div>
    </div>
  );
}

function Materials({ materials }: Pick<CertificatePageProps, 'materials'>) {
  const { t } = usePage().labels;
  if (materials.length === 0) return null;
  return (
    <section>
      <h2 className={styles['heading']}>{t('certificates_materials')}</h2>
      <ul className={styles['materials']}>
        {materials.map(({ id, name, description, origin, media, textLanguage }) => (
          <li key={id} className={styles['material']}>
            {media !== undefined && (
              <Picture media={media} alt="" sizes="6rem" className={styles['swatch']} />
            )}
            <div>
              <h3 className={styles['small']}>
                <span lang={textLanguage}>{name}</span>
                <span className={styles['soft']}> · {origin}</span>
              </h3>
              <p className={styles['soft']} lang={textLanguage}>
                {description}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Written({
  content: { text, sections, textLanguage },
}: {
  readonly content: NonNullable<CertificatePageProps['content']>;
}) {
  const { t } = usePage().labels;
  return (
    <section>
      <h2 className={styles['heading']}>{t('certificates_contents')}</h2>
      <div lang={textLanguage} className={styles['written']}>
        <p>{text}</p>
        {sections.map((section) => (
          <div key={section.heading}>
            <h3 className={styles['small']}>{section.heading}</h3>
            <p className={styles['soft']}>{section.text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
