import type { Media, PersoDetails, PersoOffer, Sku } from '@vitrine/contracts';
import type { LaidLetters } from '@vitrine/domain';
import { useLabels } from '../../shared/page/page.tsx';
import { Picture } from '../../shared/pictures/picture.tsx';
import type { ChosenDesign } from './design.ts';
import styles from './design-stage.module.css';
import { LettersOverlay } from './letters-overlay.tsx';

export interface DesignStageProps {
  readonly name: string;
  readonly sku: Sku;
  readonly details: PersoDetails & { readonly offer: PersoOffer };
  readonly design: ChosenDesign;
  readonly letters: LaidLetters | undefined;
}

const SIZES = '(width >= 64rem) 60vw, 100vw';

/** [R1.007, R2.023] The piece as it will be: its picture with the parts as chosen, and the letters over it. */
export function DesignStage({ name, sku, details, design, letters }: DesignStageProps) {
  const t = useLabels();
  const { offer } = details;
  const { picture } = offer;
  const position = offer.positions.find(({ code }) => code === design.position);
  const colour = offer.colours.find(({ code }) => code === design.colour);
  const alt = t('perso_preview', { name });
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
