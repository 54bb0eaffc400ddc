import type { AdjustmentStep } from '@vitrine/try-on';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { LabelKey } from '../../../shared/i18n/labels.ts';
import { useLabels } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import type { Experience } from '../engine/experience.ts';
import { stepBetween, type Touch } from './gesture.ts';
import styles from './handles.module.css';

const MOVE_PX = 8;
const TURN = Math.PI / 36;
const SCALE = 1.05;

/** Signs of a hand's movements; left and right are those of the picture, whichever way the page reads. */
const STEPS: readonly { readonly key: LabelKey; readonly sign: string; readonly step: AdjustmentStep }[] = [
  { key: 'tryon_adjust_left', sign: '←', step: { rightPx: -MOVE_PX } },
  { key: 'tryon_adjust_up', sign: '↑', step: { downPx: -MOVE_PX } },
  { key: 'tryon_adjust_down', sign: '↓', step: { downPx: MOVE_PX } },
  { key: 'tryon_adjust_right', sign: '→', step: { rightPx: MOVE_PX } },
  { key: 'tryon_adjust_smaller', sign: '−', step: { scaleBy: 1 / SCALE } },
  { key: 'tryon_adjust_larger', sign: '+', step: { scaleBy: SCALE } },
  { key: 'tryon_adjust_turn_left', sign: '↺', step: { turn: -TURN } },
  { key: 'tryon_adjust_turn_right', sign: '↻', step: { turn: TURN } },
];

interface HandlesProps {
  readonly experience: Experience;
  /** Of the buttons. */
  readonly id: string;
  /** One of the controls shows the buttons; fingers and pointer need none. */
  readonly isOpen: boolean;
}

/**
 * Moves, rotates and scales what is worn on a photo: with one finger or the pointer, with two fingers, or with
 * buttons. The result is announced.
 */
export function Handles({ experience, id, isOpen }: HandlesProps) {
  const t = useLabels();
  const touches = useRef(new Map<number, Touch>());
  const [percent, setPercent] = useState<number>();

  const adjust = async (step: AdjustmentStep) => {
    const scale = await experience.adjust(step);
    if (scale !== undefined) setPercent(Math.round(scale * 100));
  };
  // Where nothing was found, the piece comes into the middle of the picture.
  useEffect(() => {
    if (isOpen) void experience.adjust({});
  }, [experience, isOpen]);
  const touch = ({ type, currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    if (type === 'pointerdown') currentTarget.setPointerCapture(pointerId);
    else if (!touches.current.has(pointerId)) return;
    const before = [...touches.current.values()];
    touches.current.set(pointerId, { x: clientX, y: clientY });
    if (type === 'pointermove') void adjust(stepBetween(before, [...touches.current.values()]));
  };
  const letGo = ({ pointerId }: PointerEvent) => touches.current.delete(pointerId);

  return (
    <>
      <div
        className={styles['stage']}
        onPointerDown={touch}
        onPointerMove={touch}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      />
      <div id={id} className={styles['steps']} hidden={!isOpen}>
        {STEPS.map(({ key, sign, step }) => (
          <Button
            key={key}
            look="outline"
            className={styles['step']}
            aria-label={t(key)}
            onClick={() => void adjust(step)}
          >
            {sign}
          </Button>
        ))}
        <Button
          look="outline"
          className={styles['back']}
          onClick={() => {
            experience.putBack();
            setPercent(100);
          }}
        >
          {t('tryon_adjust_back')}
        </Button>
      </div>
      <output className="visually-hidden">{percent !== undefined && t('tryon_adjusted', { percent })}</output>
    </>
  );
}
