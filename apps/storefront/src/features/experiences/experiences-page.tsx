import type { ExperienceCard } from '@vitrine/contracts';
import { inLanguage } from '../../shared/i18n/in-language.ts';
import { typeset } from '../../shared/i18n/typeset.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { useLabels } from '../../shared/page/page.tsx';
import { Picture } from '../../shared/pictures/picture.tsx';
import styles from './experiences-page.module.css';

/** [R2.039] Every published experience, one sheet below the other. */
export function ExperiencesPage({ experiences }: { readonly experiences: readonly ExperienceCard[] }) {
  const t = useLabels();
  return (
    <>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{t('experiences_title')}</h1>
        <p className={styles['lead']}>
          {typeset(t(experiences.length === 0 ? 'experiences_none' : 'experiences_intro'))}
        </p>
      </header>
      <ul className={styles['list']}>
        {experiences.map((experience, place) => (
          <li key={experience.id}>
            <Sheet experience={experience} isFirst={place === 0} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Sheet({ experience, isFirst }: { readonly experience: ExperienceCard; readonly isFirst: boolean }) {
  const { url, title, lead, alt, facts, media, language } = experience;
  return (
    <Link to={url} className={styles['sheet']}>
      <div className={styles['scene']}>
        {media && (
          <Picture
            media={media}
            alt={alt}
            sizes="(width >= 48rem) 62vw, 100vw"
            isHero={isFirst}
            className={styles['picture']}
          />
        )}
      </div>
      <div className={styles['words']} {...inLanguage(language)}>
        <h2 className={styles['name']}>{typeset(title)}</h2>
        <p>{typeset(lead)}</p>
        {facts[0] !== undefined && <p className={styles['fact']}>{typeset(facts[0])}</p>}
      </div>
    </Link>
  );
}
