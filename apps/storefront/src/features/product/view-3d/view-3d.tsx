import type { Product, Sku } from '@vitrine/contracts';
import type { Move, Sight } from '@vitrine/product-view';
import { useId, useState } from 'react';
import type { LabelKey, Labels } from '../../../shared/i18n/labels.ts';
import { useLabels, usePage } from '../../../shared/page/page.tsx';
import { Picture } from '../../../shared/pictures/picture.tsx';
import { useEscape } from '../../../shared/ui/use-escape.ts';
import { ColourLinks } from '../buying/colour-links.tsx';
import { colourChoices } from '../shown-sku.ts';
import { stanceOf } from './stance-of.ts';
import { useProductView } from './use-product-view.ts';
import styles from './view-3d.module.css';
import { ViewMessage } from './view-message.tsx';

interface View3dProps {
  readonly product: Product;
  readonly sku: Sku;
  readonly className: string | undefined;
  readonly onClose: () => void;
}

/**
 * A product to be turned, in the place of its first picture, which stays until the model is there. The colours are the
 * page's own links: view and page cannot differ.
 */
export function View3d({ product, sku, className, onClose }: View3dProps) {
  const { model } = product;
  const variant = model?.variants[sku.colorCode];
  if (model === undefined || variant === undefined) return undefined;
  return <Stage {...{ product, sku, className, onClose, model, variant }} />;
}

interface StageProps extends View3dProps {
  readonly model: NonNullable<Product['model']>;
  readonly variant: string;
}

function Stage({ product, sku, className, onClose, model, variant }: StageProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const helpId = useId();
  const [sight, setSight] = useState<Sight>();
  const { status, stageRef, attempt, move, retry } = useProductView({
    model,
    variant,
    stance: stanceOf(product),
    onRest: setSight,
  });
  useEscape(true, onClose);
  const colours = colourChoices(product.skus, sku).filter(({ colorCode }) => model.variants[colorCode]);
  const [poster] = sku.medias;
  return (
    <div className={`${styles['view']} ${className ?? ''}`} data-state={status.state}>
      {poster && <Picture media={poster} alt="" sizes={POSTER_SIZES} className={styles['poster']} />}
      <div
        key={attempt}
        ref={stageRef}
        role="application"
        aria-label={t('view3d_stage', { name: product.name })}
        aria-describedby={helpId}
        aria-busy={status.state === 'loading'}
        className={styles['stage']}
      />
      <p id={helpId} className="visually-hidden">
        {t('view3d_help')}
      </p>
      <ViewMessage status={status} isKnown={sight !== undefined} onRetry={retry} />
      {colours.length > 1 && (
        <div className={styles['colours']}>
          <ColourLinks colours={colours} shown={sku} label={t('view3d_colours')} />
        </div>
      )}
      {status.state === 'shown' && <ViewControls onMove={move} />}
      <p className="visually-hidden" aria-live="polite">
        {sku.color}
      </p>
      <output className="visually-hidden">{sight && sightText(sight, t, locale.bcp47)}</output>
    </div>
  );
}

/** The gallery's first picture in the same size: the browser has it already. */
const POSTER_SIZES = '(width >= 64rem) 67vw, 100vw';

function sightText({ side, enlargement }: Sight, t: Labels['t'], bcp47: string): string {
  const view = t('view3d_side', { side });
  const times = new Intl.NumberFormat(bcp47, { maximumFractionDigits: 1 }).format(enlargement);
  return enlargement < 1.05 ? view : t('view3d_enlarged', { view, times });
}

const CONTROLS: readonly { readonly move: Move; readonly sign: string; readonly labelKey: LabelKey }[] = [
  { move: 'closer', sign: '+', labelKey: 'view3d_closer' },
  { move: 'further', sign: '\u2212', labelKey: 'view3d_further' },
  { move: 'turn-left', sign: '\u2190', labelKey: 'view3d_turn_left' },
  { move: 'turn-right', sign: '\u2192', labelKey: 'view3d_turn_right' },
  { move: 'home', sign: '\u21ba', labelKey: 'view3d_home' },
];

/** Buttons that do what dragging and pinching do. */
function ViewControls({ onMove }: { readonly onMove: (move: Move) => void }) {
  const t = useLabels();
  return (
    <fieldset className={styles['controls']} aria-label={t('view3d_controls')}>
      {CONTROLS.map(({ move, sign, labelKey }) => (
        <button
          key={move}
          type="button"
          className={styles['control']}
          aria-label={t(labelKey)}
          title={t(labelKey)}
          onClick={() => onMove(move)}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </fieldset>
  );
}
