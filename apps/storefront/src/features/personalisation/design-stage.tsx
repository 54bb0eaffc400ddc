import type { Media, PersoDetails, PersoOffer, Product, Sku } from '@vitrine/contracts';
import type { LaidLetters } from '@vitrine/domain';
import { useCallback, useState } from 'react';
import { loadLabels } from '../../shared/i18n/load-labels.ts';
import { lazyPart } from '../../shared/page/lazy-part.tsx';
import { useLabels } from '../../shared/page/page.tsx';
import { Picture } from '../../shared/pictures/picture.tsx';
import type { ChosenDesign } from './design.ts';
import styles from './design-stage.module.css';
import { LettersOverlay } from './letters-overlay.tsx';

export interface DesignStageProps {
  readonly product: Product;
  readonly sku: Sku;
  readonly details: PersoDetails & { readonly offer: PersoOffer };
  readonly design: ChosenDesign;
  readonly letters: LaidLetters | undefined;
}

const DesignView = lazyPart(async () => {
  const [{ DesignView: view }] = await Promise.all([import('./design-view.tsx'), loadLabels('view3d')]);
  return view;
});

const SIZES = '(width >= 64rem) 60vw, 100vw';

/** [R1.007, R2.023] The piece as it will be: its picture with the parts as chosen, and the letters over it. */
export function DesignStage({ product, sku, details, design, letters }: DesignStageProps) {
  const t = useLabels();
  const { offer } = details;
  const { picture } = offer;
  const position = offer.positions.find(({ code }) => code === design.position);
  const colour = offer.colours.find(({ code }) => code === design.colour);
  const alt = t('perso_preview', { name: product.name });
  const [isTurned, setIsTurned] = useState(false);
  const leave = useCallback(() => setIsTurned(false), []);
  const canTurn = product.model?.variants[sku.colorCode] !== undefined;
  return (
    <figure className={styles['stage']}>
      {offer.partsPictureUrl !== undefined ? (
        <PartsPicture url={offer.partsPictureUrl} design={design} picture={picture} alt={alt} />
      ) : (
        <Picture media={mediaOf(details)} alt={alt} sizes={SIZES} isHero className={styles['picture']} />
      )}
      {letters !== undefined && position !== undefined && (
        <LettersOverlay {...{ letters, position, colour, picture }} className={styles['letters']} />
      )}
      {isTurned && canTurn && (
        <DesignView
          {...{ product, sku, offer, design, letters }}
          className={styles['view']}
          onClose={leave}
        />
      )}
      {canTurn && (
        <button
          type="button"
          className={styles['turn']}
          onClick={() => setIsTurned(!isTurned)}
          onPointerEnter={DesignView.warm}
          onFocus={DesignView.warm}
        >
          {t(isTurned ? 'perso_show_picture' : 'perso_show_3d')}
        </button>
      )}
    </figure>
  );
}

function mediaOf({ imageUrl, offer }: DesignStageProps['details']): Media {
  return { view: 'design', url: imageUrl ?? '', ...offer.picture };
}

interface PartsPictureProps {
  readonly url: string;
  readonly design: ChosenDesign;
  readonly picture: PersoOffer['picture'];
  readonly alt: string;
}

/** The piece with its parts as chosen, drawn by the service; the picture before stays until the next one is there. */
function PartsPicture({ url, design, picture, alt }: PartsPictureProps) {
  const parts = Object.entries(design.parts)
    .map(([part, choice]) => `${part}.${choice}`)
    .join(',');
  const source = (width: number): string => `${url}?parts=${parts}&width=${width}`;
  return (
    <img
      className={styles['picture']}
      src={source(640)}
      srcSet={`${source(640)} 640w, ${source(1200)} 1200w`}
      sizes={SIZES}
      width={picture.width}
      height={picture.height}
      alt={alt}
      fetchPriority="high"
    />
  );
}
