import type { HomepageBody, Sku } from '@vitrine/contracts';
import { useEffect, useState } from 'react';
import { readSkus } from '../../shared/api/read-skus.ts';
import { typeset } from '../../shared/i18n/typeset.ts';
import { evenColumns } from '../../shared/cards/even-columns.ts';
import { CardGrid } from '../../shared/cards/card-grid.tsx';
import { Link } from '../../shared/navigation/link.tsx';
import { useLabels } from '../../shared/page/page.tsx';
import { Picture } from '../../shared/pictures/picture.tsx';
import { QuoteBlock } from '../../shared/ui/quote-block.tsx';
import styles from './home-page.module.css';
import { cardsOfRow, homepageSkuIds, waitingCards } from './home-skus.ts';

type Component = HomepageBody['componentList'][number];
type Kind<Type extends Component['type']> = Extract<Component, { readonly type: Type }>;

interface HomePageProps {
  readonly components: readonly Component[];
  /** The details of their SKUs; undefined where the browser is to ask for them. */
  readonly skus: readonly Sku[] | undefined;
}

/** [R2.006, R3.028] The components in the order the house gives them. */
export function HomePage({ components, skus }: HomePageProps) {
  const t = useLabels();
  const details = useDetails(components, skus);
  const hasHero = components.some(({ type }) => type === 'hero');
  return (
    <>
      {!hasHero && <h1 className="visually-hidden">{t('home_title')}</h1>}
      {components.map((component) => (
        <HomeComponent key={keyOf(component)} component={component} details={details} />
      ))}
    </>
  );
}

/** [R3.037, R9.009] What the page brought of the SKUs; else what the browser is told, 50 of them in a request. */
function useDetails(components: HomePageProps['components'], known: HomePageProps['skus']) {
  const [told, setTold] = useState<HomePageProps['skus']>();
  useEffect(() => {
    if (known !== undefined) return undefined;
    let isWanted = true;
    void readSkus(homepageSkuIds(components)).then((found) => isWanted && setTold(found));
    return () => {
      isWanted = false;
    };
  }, [components, known]);
  return known ?? told;
}

function keyOf(component: Component): string {
  return `${component.type}-${component.type === 'quote' ? component.text : component.title}`;
}

interface HomeComponentProps {
  readonly component: Component;
  readonly details: HomePageProps['skus'];
}

function HomeComponent({ component, details }: HomeComponentProps) {
  switch (component.type) {
    case 'hero':
      return <Hero hero={component} />;
    case 'products':
      return <Row row={component} details={details} />;
    case 'quote':
      return (
        <div className={styles['quote']}>
          <QuoteBlock
            text={component.text}
            link={{ url: component.url, label: component.cta }}
            picture={
              component.picture?.media && { media: component.picture.media, alt: component.picture.alt }
            }
          />
        </div>
      );
    case 'categories':
      return <Categories categories={component} />;
    default:
      return component satisfies never;
  }
}

/** [R7.194] Nothing where no details came. */
function Row({ row, details }: { readonly row: Kind<'products'>; readonly details: HomePageProps['skus'] }) {
  return (
    <div inert={details === undefined}>
      <CardGrid
        title={row.title}
        cards={details === undefined ? waitingCards(row) : cardsOfRow(row, details)}
        more={
          <Link to={row.url} className={styles['more']}>
            {row.cta}
          </Link>
        }
      />
    </div>
  );
}

function Hero({ hero }: { readonly hero: Kind<'hero'> }) {
  return (
    <section className={styles['hero']}>
      <div className={styles['scene']}>
        {hero.picture.media && (
          <Picture
            media={hero.picture.media}
            alt={hero.picture.alt}
            sizes="(width >= 48rem) 62vw, 100vw"
            isHero
            className={styles['picture']}
          />
        )}
      </div>
      <div className={styles['words']}>
        <h1 className={styles['title']}>{hero.title}</h1>
        <p className={styles['text']}>{typeset(hero.text)}</p>
        <Link to={hero.url} className={styles['call']}>
          {hero.cta}
        </Link>
      </div>
    </section>
  );
}

function Categories({ categories }: { readonly categories: Kind<'categories'> }) {
  return (
    <section className={styles['categories']} aria-label={categories.title}>
      <h2 className={styles['heading']}>{categories.title}</h2>
      <ul className={styles['list']} data-columns={evenColumns(categories.items.length, 4)}>
        {categories.items.map((item) => (
          <li key={item.url}>
            <Link to={item.url} className={styles['category']}>
              <div className={styles['tile']}>
                {item.picture.media && (
                  <Picture
                    media={item.picture.media}
                    alt=""
                    sizes="(width >= 48rem) 25vw, 50vw"
                    className={styles['picture']}
                  />
                )}
              </div>
              <span className={styles['name']}>{item.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
