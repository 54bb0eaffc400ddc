import type { Product } from '@vitrine/contracts';
import type { Move, Sight, Stance } from '@vitrine/product-view';
import { type ReactNode, useId, useState } from 'react';
import type { LabelKey, Labels } from '../i18n/labels.ts';
import { useLabels, usePage } from '../page/page.tsx';
import { useEscape } from '../ui/use-escape.ts';
import { type MadeDesign, useProductView } from './use-product-view.ts';
import styles from './view-3d.module.css';
import { ViewMessage } from './view-message.tsx';

export interface ViewStageProps {
  readonly name: string;
  readonly model: NonNullable<Product['model']>;
  readonly variant: string;
  readonly stance: Stance;
  /** What is written on the piece, and the colours of its parts. */
  readonly made?: MadeDesign | undefined;
  /** What stands there until the model is. */
  readonly poster?: ReactNode;
  /** Choices that stand beside the piece. */
  readonly children?: ReactNode;
  readonly className: string | undefined;
  readonly onClose: () => void;
}

/** A product to be turned, with its progress, its instructions and buttons that do what hands do. */
export function ViewStage(props: ViewStageProps) {
  const { name, model, variant, stance, made, poster, children, className, onClose } = props;
  const { labels, locale } = usePage();
  const { t } = labels;
  const helpId = useId();
  const [sight, setSight] = useState<Sight>();
  const { status, stageRef, attempt, move, retry } = useProductView({
    model,
    variant,
    stance,
    made,
    onRest: setSight,
  });
  useEscape(true, onClose);
  return (
    <div className={`${styles['view']} ${className ?? ''}`} data-state={status.state}>
      {poster !== undefined && <div className={styles['poster']}>{poster}</div>}
      <div
        key={attempt}
        ref={stageRef}
        role="application"
        aria-label={t('view3d_stage', { name })}
        aria-describedby={helpId}
        aria-busy={status.state === 'loading'}
        className={styles['stage']}
      />
      <p id={helpId} className="visually-hidden">
        {t('view3d_help')}
      </p>
      <ViewMessage status={status} isKnown={sight !== undefined} onRetry={retry} />
      {children}
      {status.state === 'shown' && <ViewControls onMove={move} />}
      <output className="visually-hidden">{sight && sightText(sight, t, locale.bcp47)}</output>
    </div>
  );
}

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
