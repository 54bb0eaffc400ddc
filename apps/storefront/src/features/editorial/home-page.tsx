import type { HomepageBody, Sku } from '@vitrine/contracts';
import { typeset } from '../../shared/i18n/typeset.ts';
import { evenColumns } from '../../shared/cards/even-columns.ts';
import { CardGrid } from '../../shared/cards/card-grid.tsx';
import { Link } from '../../shared/navigation/link.tsx';
import { useLabels } from '../../shared/page/page.tsx';
import { Picture } from '../../shared/pictures/picture.tsx';
import { frameOf } from '../../shared/tiles/frame-of.ts';
import { QuoteBlock } from '../../shared/ui/quote-block.tsx';
import styles from './home-page.module.css';
import { cardsOfRow, waitingCards } from './home-skus.ts';
import { ScenePicture } from './scene-picture.tsx';
import { type HomePieces, useHomePieces } from './use-home-pieces.ts';

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
  const pieces = useHomePieces(components, skus);
  const hasHero = components.some(({ type }) => type === 'hero');
  return (
    <>
      {!hasHero && <h1 className="visually-hidden">{t('home_title')}</h1>}
      {components.map((component) => (
        <HomeComponent key={keyOf(component)} component={component} pieces={pieces} />
      ))}
    </>
  );
}

function keyOf(component: Component): string {
  return `${component.type}-${component.type === 'quote' ? component.text : component.title}`;
}

interface HomeComponentProps {
  readonly component: Component;
  readonly pieces: HomePieces;
}

function HomeComponent({ component, pieces }: HomeComponentProps) {
  switch (component.type) {
    case 'hero':
      return <Hero hero={component} />;
    case 'products':
      return <Row row={component} {...pieces} />;
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

interface RowProps extends HomePieces {
  readonly row: Kind<'products'>;
}

/** [R7.194] Nothing where no details came. */
function Row({ row, details, news }: RowProps) {
  return (
    <div inert={details === undefined}>
      <CardGrid
        title={row.title}
        cards={details === undefined ? waitingCards(row) : cardsOfRow(row, details, news)}
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
      <div className={styles['scene']} data-frame={frameOf(hero.picture.media?.view)}>
        <HeroPicture {...hero.picture} />
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

function HeroPicture({ media, upright, alt }: Kind<'hero'>['picture']) {
  if (media === undefined) return null;
  if (upright !== undefined)
    return <ScenePicture wide={media} upright={upright} alt={alt} className={styles['picture']} />;
  return (
    <Picture
      media={media}
      alt={alt}
      // A telephone shows three pixels where two are seen: it fetches a seventh less.
      sizes="(width >= 48rem) 62vw, 85vw"
      isHero
      className={styles['picture']}
    />
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
