import { sizeUnits } from '@vitrine/domain';
import { useEffect, useState } from 'react';
import { usePage } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import type { Measuring, MeasuringEvent } from './measuring.ts';
import { Ruler } from './ruler.tsx';
import { rulerHeightPx, type RulerScale, rulerScale } from './ruler-scale.ts';
import { SizeEntry } from './size-entry.tsx';
import styles from './wrist-modal.module.css';
import { wristFigure } from './wrist-size.ts';
import type { ScreenScale } from './wrist-storage.ts';

interface MeasuringViewProps {
  readonly state: Exclude<Measuring, { step: 'closed' }>;
  readonly screen: ScreenScale;
  readonly tell: (event: MeasuringEvent) => void;
  readonly onTick: (saves: boolean) => void;
  readonly onSubmit: () => void;
  readonly onError: (error: unknown) => void;
}

/** The ruler with what to do beside it, and the size that came of it below. */
export function MeasuringView({ state, screen, tell, onTick, onSubmit, onError }: MeasuringViewProps) {
  const { t } = usePage().labels;
  const heightPx = useRulerHeight();
  const scale = rulerScale(heightPx, screen.pxPerMm);
  const sizeText = useSizeText(state.sizeMm);
  const size = (sizeMm: number) => tell({ type: 'sized', sizeMm });
  return (
    <div className={styles['wrist']}>
      {scale ? (
        <Ruler {...{ scale, sizeText, onError }} sizeMm={state.sizeMm} onSize={size} />
      ) : (
        <p className={styles['turn']}>{t('tryon_wrist_turn')}</p>
      )}
      <div className={styles['side']}>
        {scale && <Steps scale={scale} isMatched={screen.isMatched} />}
        <div className={styles['links']}>
          {scale && (
            <Button look="outline" className={styles['match']} onClick={() => tell({ type: 'card-asked' })}>
              {t(screen.isMatched ? 'tryon_wrist_match_again' : 'tryon_wrist_match')}
            </Button>
          )}
          <Button look="text" aria-haspopup="dialog" onClick={() => tell({ type: 'info-asked' })}>
            {t('tryon_wrist_tip_title')}
          </Button>
        </div>
        <SizeEntry sizeMm={state.sizeMm} onSize={size} />
      </div>
      <div className={styles['foot']}>
        <label className={styles['save']}>
          <input type="checkbox" checked={state.saves} onChange={({ target }) => onTick(target.checked)} />
          {t('tryon_wrist_save')}
        </label>
        <Button onClick={onSubmit}>{t('tryon_wrist_submit', { size: sizeText })}</Button>
      </div>
    </div>
  );
}

const FOLD_KEYS = { 1: 'tryon_wrist_lay', 2: 'tryon_wrist_fold_once', 4: 'tryon_wrist_fold_twice' } as const;

function Steps({ scale, isMatched }: { readonly scale: RulerScale; readonly isMatched: boolean }) {
  const { t } = usePage().labels;
  return (
    <ol className={styles['steps']}>
      <li>{t(isMatched ? 'tryon_wrist_matched' : 'tryon_wrist_not_matched')}</li>
      <li>{t(FOLD_KEYS[scale.parts])}</li>
      <li>{t('tryon_wrist_drag')}</li>
    </ol>
  );
}

/** Both units, the country's own first: `6.5 in (16.5 cm)`. */
function useSizeText(sizeMm: number): string {
  const { locale, labels } = usePage();
  const [first, second] = sizeUnits(locale.country).map((unit) =>
    labels.t(unit === 'cm' ? 'tryon_wrist_size_cm' : 'tryon_wrist_size_in', {
      size: wristFigure(sizeMm, unit, locale.bcp47),
    }),
  );
  return labels.t('tryon_wrist_size_both', { first: first ?? '', second: second ?? '' });
}

/** [R9.028] */
function useRulerHeight(): number {
  const [heightPx, setHeight] = useState(() => rulerHeightPx(innerHeight));
  useEffect(() => {
    const follow = () => setHeight(rulerHeightPx(innerHeight));
    addEventListener('resize', follow);
    return () => removeEventListener('resize', follow);
  }, []);
  return heightPx;
}
