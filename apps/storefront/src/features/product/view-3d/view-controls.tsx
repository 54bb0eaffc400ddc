import type { Move } from '@vitrine/product-view';
import type { LabelKey } from '../../../shared/i18n/labels.ts';
import { useLabels } from '../../../shared/page/page.tsx';
import styles from './view-3d.module.css';

const CONTROLS: readonly { readonly move: Move; readonly sign: string; readonly labelKey: LabelKey }[] = [
  { move: 'closer', sign: '+', labelKey: 'view3d_closer' },
  { move: 'further', sign: '\u2212', labelKey: 'view3d_further' },
  { move: 'turn-left', sign: '\u2190', labelKey: 'view3d_turn_left' },
  { move: 'turn-right', sign: '\u2192', labelKey: 'view3d_turn_right' },
  { move: 'home', sign: '\u21ba', labelKey: 'view3d_home' },
];

/** For who cannot drag or pinch: everything that hands do, by pressing. */
export function ViewControls({ onMove }: { readonly onMove: (move: Move) => void }) {
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
