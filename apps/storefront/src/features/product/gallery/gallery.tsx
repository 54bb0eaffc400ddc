import type { Media, Product, Sku, Video } from '@vitrine/contracts';
import { lazy, Suspense, type UIEvent, useCallback, useRef, useState } from 'react';
import type { LabelKey } from '../../../shared/i18n/labels.ts';
import { loadLabels } from '../../../shared/i18n/load-labels.ts';
import { lazyPart } from '../../../shared/page/lazy-part.tsx';
import { useLabels } from '../../../shared/page/page.tsx';
import { useCanTryOn } from '../../../shared/page/try-on-types.tsx';
import { Picture } from '../../../shared/pictures/picture.tsx';
import { largestPicture } from '../../../shared/pictures/picture-sources.ts';
import styles from './gallery.module.css';
import { slidesOf } from './slides-of.ts';

/** Few pieces are filmed. */
const FilmTile = lazy(async () => ({
  default: (await import('../../../shared/films/film-tile.tsx')).FilmTile,
}));

const PictureDialog = lazyPart(async () => (await import('./picture-dialog.tsx')).PictureDialog);
const View3d = lazyPart(async () => {
  const [{ View3d: view }] = await Promise.all([import('../view-3d/view-3d.tsx'), loadLabels('view3d')]);
  return view;
});

interface GalleryProps {
  readonly product: Product;
  readonly sku: Sku;
  readonly videos: readonly Video[];
  readonly onTryOn: () => void;
  readonly onTryOnIntent: () => void;
}

/** A telephone shows three pixels where two are seen: it fetches a seventh less. */
const HERO_SIZES = '(width >= 64rem) 67vw, 85vw';
const DETAIL_SIZES = '(width >= 64rem) 33vw, 100vw';

/** The first picture, and the one that would be left alone in the last row, take both columns of a wide screen. */
const isWide = (index: number, count: number): boolean =>
  index === 0 || (index === count - 1 && index % 2 === 1);

/**
 * Wide: one sheet of pictures. Narrow: one picture at a time, by swiping, with marks for the position. The first gives
 * its place to the 3D view while that is open. Only one of them draws at a time: opening the try-on closes the view.
 */
export function Gallery({ product, sku, videos, onTryOn, onTryOnIntent }: GalleryProps) {
  const t = useLabels();
  const canTryOn = useCanTryOn();
  const opener = useRef<HTMLButtonElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const leave = useCallback(() => {
    opener.current?.focus();
    setIsWanted(false);
  }, []);
  const canView = product.model?.variants[sku.colorCode] !== undefined;
  const isViewed = isWanted && canView;
  return (
    <section className={styles['gallery']} aria-label={t('product_gallery', { name: product.name })}>
      <div className={styles['stage']}>
        <Strip key={sku.colorCode} {...{ name: product.name, sku, videos }} />
        {isViewed && (
          <View3d
            product={product}
            sku={sku}
            posterSizes={HERO_SIZES}
            className={styles['view']}
            onClose={leave}
          />
        )}
        <div className={styles['invitations']}>
          {canTryOn(sku) && (
            <button
              type="button"
              className={styles['invitation']}
              aria-haspopup="dialog"
              onClick={() => {
                setIsWanted(false);
                onTryOn();
              }}
              onPointerEnter={onTryOnIntent}
              onFocus={onTryOnIntent}
            >
              {t(tryOnLabel(sku.tryOnType))}
            </button>
          )}
          {canView && (
            <button
              ref={opener}
              type="button"
              className={styles['invitation']}
              onClick={() => setIsWanted(!isViewed)}
              onPointerEnter={View3d.warm}
              onFocus={View3d.warm}
            >
              {t(isViewed ? 'product_view_3d_close' : 'product_view_3d')}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

interface StripProps {
  readonly name: string;
  readonly sku: Sku;
  readonly videos: readonly Video[];
}

/** The pictures and films of one colour, from the first; a press shows a picture as large as the screen. */
function Strip({ name, sku, videos }: StripProps) {
  const t = useLabels();
  const slides = slidesOf(sku, videos);
  const [position, setPosition] = useState(0);
  const [enlarged, setEnlarged] = useState<Media>();
  const follow = ({ currentTarget }: UIEvent<HTMLElement>) => {
    // Right to left, the way forward is negative.
    setPosition(Math.round(Math.abs(currentTarget.scrollLeft) / currentTarget.clientWidth));
  };
  return (
    <>
      <div className={styles['strip']} onScroll={follow}>
        {slides.map(({ key, media, video }, index) => (
          <figure key={key} className={styles['tile']} data-view={media?.view ?? 'film'}>
            {video && (
              <Suspense>
                <FilmTile video={video} />
              </Suspense>
            )}
            {media && (
              <a
                href={largestPicture(media)}
                className={styles['zoom']}
                onClick={(event) => {
                  event.preventDefault();
                  setEnlarged(media);
                }}
              >
                <Picture
                  media={media}
                  alt={t('product_picture_alt', { name, color: sku.color, number: index + 1 })}
                  sizes={isWide(index, slides.length) ? HERO_SIZES : DETAIL_SIZES}
                  isHero={index === 0}
                  className={styles['image']}
                />
              </a>
            )}
          </figure>
        ))}
      </div>
      <div className={styles['marks']} aria-hidden="true">
        {slides.map(({ key }, index) => (
          <span key={key} className={index === position ? styles['here'] : styles['mark']} />
        ))}
      </div>
      {enlarged !== undefined && (
        <PictureDialog media={enlarged} name={name} onClose={() => setEnlarged(undefined)} />
      )}
    </>
  );
}

const TRY_ON_LABELS: Partial<Record<NonNullable<Sku['tryOnType']>, LabelKey>> = {
  watches: 'product_try_on_watches',
  sunglasses: 'product_try_on_sunglasses',
  sneakers: 'product_try_on_sneakers',
  lipsticks: 'product_try_on_lipsticks',
};

function tryOnLabel(type: Sku['tryOnType']): LabelKey {
  return (type === undefined ? undefined : TRY_ON_LABELS[type]) ?? 'product_try_on_other';
}
