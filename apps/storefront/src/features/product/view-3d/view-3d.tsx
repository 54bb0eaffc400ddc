import type { Product, Sku } from '@vitrine/contracts';
import { useLabels } from '../../../shared/page/page.tsx';
import { Picture } from '../../../shared/pictures/picture.tsx';
import { stanceOf } from '../../../shared/view-3d/stance-of.ts';
import { ViewStage } from '../../../shared/view-3d/view-stage.tsx';
import { ColourLinks } from '../buying/colour-links.tsx';
import { colourChoices } from '../shown-sku.ts';
import styles from './view-3d.module.css';

interface View3dProps {
  readonly product: Product;
  readonly sku: Sku;
  /** Those of the gallery's first picture: the browser has it already. */
  readonly posterSizes: string;
  readonly className: string | undefined;
  readonly onClose: () => void;
}

/**
 * A product to be turned, in the place of its first picture, which stays until the model is there. The colours are the
 * page's own links: view and page cannot differ.
 */
export function View3d({ product, sku, posterSizes, className, onClose }: View3dProps) {
  const t = useLabels();
  const { model } = product;
  const variant = model?.variants[sku.colorCode];
  if (model === undefined || variant === undefined) return undefined;
  const colours = colourChoices(product.skus, sku).filter(({ colorCode }) => model.variants[colorCode]);
  const [poster] = sku.medias;
  return (
    <ViewStage
      {...{ model, variant, className, onClose }}
      name={product.name}
      stance={stanceOf(product)}
      poster={poster && <Picture media={poster} alt="" sizes={posterSizes} />}
    >
      {colours.length > 1 && (
        <div className={styles['colours']}>
          <ColourLinks colours={colours} shown={sku} label={t('view3d_colours')} />
        </div>
      )}
      <p className="visually-hidden" aria-live="polite">
        {sku.color}
      </p>
    </ViewStage>
  );
}
