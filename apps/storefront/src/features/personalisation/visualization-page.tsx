import type { DesignBody } from '@vitrine/contracts';
import { Link } from '../../shared/navigation/link.tsx';
import { useLabels } from '../../shared/page/page.tsx';
import { DesignLines } from '../../shared/personalisation/design-lines.tsx';
import { buttonClass } from '../../shared/ui/button.tsx';
import styles from './visualization-page.module.css';

/** [R2.024] A saved design, to be looked at by who was given its link. */
export function VisualizationPage({ saved }: { readonly saved: DesignBody }) {
  const t = useLabels();
  const { name, url, design, price, makingDays, picture } = saved;
  const source = (width: number): string => `${design.previewUrl}?width=${width}`;
  return (
    <article className={styles['page']}>
      <img
        className={styles['picture']}
        src={source(640)}
        srcSet={`${source(640)} 640w, ${source(1200)} 1200w`}
        sizes="(width >= 64rem) 50vw, 100vw"
        width={picture.width}
        height={picture.height}
        alt={t('perso_preview', { name })}
        fetchPriority="high"
      />
      <div className={styles['words']}>
        <h1 className={styles['title']}>{t('perso_view_title', { name })}</h1>
        <div className={styles['lines']}>
          <DesignLines design={design} />
        </div>
        {price !== undefined && <p>{price.label}</p>}
        <p className={styles['note']}>{t('perso_making', makingDays)}</p>
        <Link to={url} className={buttonClass('solid')}>
          {t('perso_view_piece')}
        </Link>
      </div>
    </article>
  );
}
