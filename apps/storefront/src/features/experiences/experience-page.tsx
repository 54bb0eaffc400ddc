import type { ExperienceBody } from '@vitrine/contracts';
import { numberFormat } from '@vitrine/domain';
import { CardGrid } from '../../shared/cards/card-grid.tsx';
import { inLanguage } from '../../shared/i18n/in-language.ts';
import { typeset } from '../../shared/i18n/typeset.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { useLabels, usePage } from '../../shared/page/page.tsx';
import { Picture } from '../../shared/pictures/picture.tsx';
import { buttonClass } from '../../shared/ui/button.tsx';
import styles from './experience-page.module.css';

interface ExperiencePageProps {
  readonly experience: ExperienceBody;
  /** Where it can be booked, the visitor's own country first. */
  readonly countries: readonly { readonly name: string; readonly stores: ExperienceBody['stores'] }[];
}

/** [R2.038] What happens in a visit, told in pictures, and where it is booked. */
export function ExperiencePage({ experience, countries }: ExperiencePageProps) {
  const t = useLabels();
  const { chapters, products, language } = experience;
  return (
    <>
      <article>
        <Opening experience={experience} />
        <div className={styles['chapters']} {...inLanguage(language)}>
          {chapters.map((chapter, place) => (
            <Chapter key={chapter.heading} chapter={chapter} place={place} />
          ))}
        </div>
      </article>
      {products.length > 0 && (
        <div className={styles['pieces']}>
          <CardGrid title={t('experiences_pieces')} cards={products} />
        </div>
      )}
      <Booking countries={countries} />
      <p className={styles['more']}>
        <Link to="/experiences/exposedExperiences" className={styles['link']}>
          {t('experiences_all')}
        </Link>
      </p>
    </>
  );
}

function Opening({ experience }: { readonly experience: ExperienceBody }) {
  const t = useLabels();
  const { title, lead, facts, media, alt, language } = experience;
  return (
    <header className={styles['opening']}>
      <div className={styles['words']}>
        <div {...inLanguage(language)}>
          <h1 className={styles['title']}>{typeset(title)}</h1>
          <p className={styles['lead']}>{typeset(lead)}</p>
          <ul className={styles['facts']}>
            {facts.map((fact) => (
              <li key={fact}>{typeset(fact)}</li>
            ))}
          </ul>
        </div>
        <a href="#booking" className={`${buttonClass('solid')} ${styles['book']}`}>
          {t('experiences_book')}
        </a>
      </div>
      {media && <Picture media={media} alt={alt} sizes="100vw" isHero className={styles['picture']} />}
    </header>
  );
}

interface ChapterProps {
  readonly chapter: ExperienceBody['chapters'][number];
  readonly place: number;
}

function Chapter({ chapter: { heading, text, media, alt }, place }: ChapterProps) {
  const { bcp47 } = usePage().locale;
  return (
    <section className={styles['chapter']}>
      <div className={styles['plate']}>
        {media && (
          <Picture
            media={media}
            alt={alt}
            sizes="(width >= 48rem) 50vw, 100vw"
            className={styles['picture']}
          />
        )}
      </div>
      <div className={styles['told']}>
        <p className={styles['number']} aria-hidden="true">
          {numberFormat(bcp47).format(place + 1)}
        </p>
        <h2 className={styles['heading']}>{typeset(heading)}</h2>
        <p className={styles['text']}>{typeset(text)}</p>
      </div>
    </section>
  );
}

/** The page's one block of colour: every store that has the hour, with the kind of appointment chosen already. */
function Booking({ countries }: Pick<ExperiencePageProps, 'countries'>) {
  const t = useLabels();
  return (
    <section id="booking" className={styles['booking']} aria-labelledby="booking-title">
      <h2 id="booking-title" className={styles['subtitle']}>
        {t('experiences_where')}
      </h2>
      <p>{typeset(t(countries.length === 0 ? 'experiences_no_store' : 'experiences_where_text'))}</p>
      <div className={styles['countries']}>
        {countries.map(({ name: country, stores }) => (
          <section key={country} className={styles['country']}>
            <h3 className={styles['land']}>{country}</h3>
            <ul>
              {stores.map(({ name, city, url }) => (
                <li key={url}>
                  <Link to={url} className={styles['store']}>
                    <span>{name}</span>
                    <span className={styles['city']}>{city}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
