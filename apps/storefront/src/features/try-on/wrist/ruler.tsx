import type { SizeUnit } from '@vitrine/domain';
import { type PointerEvent, useRef } from 'react';
import { useLabels } from '../../../shared/page/page.tsx';
import { type RulerScale, sizeAt, ticksOf } from './ruler-scale.ts';
import styles from './ruler.module.css';
import { WRIST } from './wrist-size.ts';

interface RulerProps {
  readonly scale: RulerScale;
  readonly sizeMm: number;
  /** The size in words, for those who do not see the ruler. */
  readonly sizeText: string;
  readonly onSize: (sizeMm: number) => void;
  /** [R8.036] */
  readonly onError: (error: unknown) => void;
}

/** [R2.104] A ruler from its zero at the top, centimetres at one edge and inches at the other, with a line to drag. */
export function Ruler({ scale, sizeMm, sizeText, onSize, onError }: RulerProps) {
  const t = useLabels();
  const slider = useRef<HTMLInputElement>(null);

  const guarded = (act: () => void) => {
    try {
      act();
    } catch (error) {
      onError(error);
    }
  };
  const drag = (event: PointerEvent<HTMLDivElement>) =>
    guarded(() => {
      const { type, currentTarget, pointerId, clientY } = event;
      if (type === 'pointerdown') {
        // A press moves the focus to what lies under it, which is the page once an error has closed the dialogs.
        event.preventDefault();
        currentTarget.setPointerCapture(pointerId);
        slider.current?.focus({ preventScroll: true });
      }
      if (!currentTarget.hasPointerCapture(pointerId)) return;
      onSize(sizeAt(scale, clientY - currentTarget.getBoundingClientRect().top));
    });

  return (
    <div
      className={styles['ruler']}
      style={{ blockSize: scale.heightPx }}
      onPointerDown={drag}
      onPointerMove={drag}
    >
      <input
        ref={slider}
        type="range"
        className="visually-hidden"
        min={WRIST.leastMm}
        max={WRIST.mostMm}
        value={sizeMm}
        aria-label={t('tryon_wrist_ruler')}
        aria-valuetext={sizeText}
        onChange={({ target }) => guarded(() => onSize(target.valueAsNumber))}
      />
      <div
        className={styles['range']}
        style={{
          insetBlockStart: WRIST.leastMm * scale.pxPerMm,
          blockSize: (WRIST.mostMm - WRIST.leastMm) * scale.pxPerMm,
        }}
      />
      <Edge scale={scale} unit="cm" />
      <Edge scale={scale} unit="inches" />
      <div className={styles['line']} style={{ insetBlockStart: sizeMm * scale.pxPerMm }}>
        <span className={styles['grip']} />
      </div>
    </div>
  );
}

/** The lines of one unit along one edge; what they say is in the slider's words. */
function Edge({ scale, unit }: { readonly scale: RulerScale; readonly unit: SizeUnit }) {
  const t = useLabels();
  return (
    <div className={styles['edge']} data-unit={unit} aria-hidden="true">
      <span className={styles['unit']}>{t(unit === 'cm' ? 'tryon_wrist_cm' : 'tryon_wrist_in')}</span>
      {ticksOf(scale, unit).map(({ atPx, label }) => (
        <span
          key={atPx}
          className={styles['tick']}
          data-whole={label !== undefined}
          style={{ insetBlockStart: atPx }}
        >
          {label !== undefined && isRoomAt(atPx, scale) && <span className={styles['number']}>{label}</span>}
        </span>
      ))}
    </div>
  );
}

/** The unit's name stands at the top, and the end cuts off what would reach over it. */
const isRoomAt = (atPx: number, { heightPx }: RulerScale): boolean => atPx > 28 && atPx < heightPx - 8;
