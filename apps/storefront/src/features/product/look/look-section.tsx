import type { HowToApply, Look, ProductCard } from '@vitrine/contracts';
import { FoundFilm } from '../../../shared/films/found-film.tsx';
import { inLanguage } from '../../../shared/i18n/in-language.ts';
import { typeset } from '../../../shared/i18n/typeset.ts';
import { useMutation } from '../../../shared/forms/use-mutation.ts';
import { pieceText } from '../../../shared/i18n/variant-text.ts';
import { Link } from '../../../shared/navigation/link.tsx';
import { usePage } from '../../../shared/page/page.tsx';
import { Picture } from '../../../shared/pictures/picture.tsx';
import { addToCart } from '../../../shared/session/cart-actions.ts';
import { Button } from '../../../shared/ui/button.tsx';
import styles from './look-section.module.css';

/** [R3.039, R7.059] A look, how it is put on step by step, and the pieces it needs. */
export function LookSection({ look }: { readonly look: Look }) {
  const { t } = usePage().labels;
  const { howToApply, skus } = look;
  return (
    <section className={styles['look']} aria-labelledby="look-name">
      <Pictures look={look} />
      <div className={styles['words']}>
        <p className={styles['number']}>{t('look_number', { number: look.lookNumber })}</p>
        <h2 id="look-name" className={styles['name']}>
          {look.lookName}
        </h2>
        {howToApply !== undefined && <Tutorial tutorial={howToApply} />}
        <h3 className={styles['heading']}>{t('look_pieces')}</h3>
        <ul className={styles['pieces']}>
          {skus.map((card) => (
            <li key={card.defaultSkuId}>
              <Piece card={card} />
            </li>
          ))}
        </ul>
        <AddAll cards={skus} />
      </div>
    </section>
  );
}

interface PlateFacts {
  readonly image: Look['lookImage'];
  readonly alt: string;
}

/** The look, its palette and its film; one picture of both is shown once. */
function Pictures({ look }: { readonly look: Look }) {
  const plates = platesOf(look);
  const film = look.howToApply?.video;
  const last = plates.at(-1);
  return (
    <div className={styles['pictures']} data-count={plates.length + (film === undefined ? 0 : 1)}>
      {plates.map((plate) => plate.image && <Plate key={plate.alt} media={plate.image} alt={plate.alt} />)}
      {film !== undefined && (
        <div className={styles['plate']}>
          <FoundFilm id={film} alt={look.howToApply?.videoAlt}>
            {last?.image && <PlatePicture media={last.image} alt="" />}
          </FoundFilm>
        </div>
      )}
    </div>
  );
}

function platesOf({ howToApply, lookImage: image, lookImageAlt: alt }: Look): readonly PlateFacts[] {
  const palette = { image: howToApply?.paletteImage, alt: howToApply?.paletteImageAlt ?? '' };
  const isOther = palette.image !== undefined && palette.image.url !== image?.url;
  return isOther ? [{ image, alt }, palette] : [{ image, alt }];
}

interface PlateProps {
  readonly media: NonNullable<Look['lookImage']>;
  readonly alt: string;
}

function Plate(props: PlateProps) {
  return (
    <div className={styles['plate']}>
      <PlatePicture {...props} />
    </div>
  );
}

const PlatePicture = ({ media, alt }: PlateProps) => (
  <Picture media={media} alt={alt} sizes="(width >= 64rem) 25vw, 50vw" className={styles['picture']} />
);

function Tutorial({ tutorial }: { readonly tutorial: HowToApply }) {
  return (
    <div {...inLanguage(tutorial.textLanguage)}>
      <p className={styles['intro']}>{typeset(tutorial.intro)}</p>
      <h3 className={styles['heading']}>{tutorial.stepByStepTitle}</h3>
      <p className={styles['need']}>{typeset(tutorial.stepByStepDesc)}</p>
      <ol className={styles['steps']}>
        {tutorial.steps.map(({ title, text }) => (
          <li key={title} className={styles['step']}>
            <b>{title}</b>
            <p>{typeset(text)}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Piece({ card }: { readonly card: ProductCard }) {
  const { t } = usePage().labels;
  const [media] = card.medias;
  return (
    <Link to={card.url} className={styles['piece']}>
      <span className={styles['thumb']}>
        {media && <Picture media={media} alt="" sizes="4.5rem" className={styles['picture']} />}
      </span>
      <span>
        <span className={styles['title']}>{card.name}</span>
        <span className={styles['colour']}>{colourOf(card)}</span>
      </span>
      <span className={styles['price']}>{card.price?.label ?? t('product_price_on_request')}</span>
    </Link>
  );
}

/** [R4.004] Everything the look needs, once each; what cannot be had says so and leaves the others in the cart. */
function AddAll({ cards }: { readonly cards: readonly ProductCard[] }) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const { run, isBusy } = useMutation(addToCart);
  const priced = cards.filter(({ price }) => price !== undefined);
  if (!locale.isShop || priced.length === 0) return undefined;
  const add = () =>
    run(
      priced.map((card) => ({
        skuId: card.defaultSkuId,
        quantity: 1,
        name: pieceText(card.name, { color: colourOf(card) }, t),
      })),
    );
  const label = priced.length > 1 ? 'look_add_all' : 'product_add_to_bag';
  return (
    <Button look="outline" aria-disabled={isBusy} onClick={() => void add()}>
      {t(isBusy ? 'product_adding' : label)}
    </Button>
  );
}

const colourOf = ({ skus, defaultSkuId }: ProductCard): string =>
  skus.find(({ identifier }) => identifier === defaultSkuId)?.color ?? '';
