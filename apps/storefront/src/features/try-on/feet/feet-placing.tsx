import { useId } from 'react';
import { useLabels } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import type { Experience } from '../engine/experience.ts';
import type { StageState } from '../stage/stage.ts';
import { FeetHandles } from './feet-handles.tsx';
import { LOOK_DOWN } from './feet-points.ts';
import styles from './feet.module.css';
import { usePlacing } from './use-placing.ts';

interface FeetPlacingProps {
  readonly experience: Experience;
  readonly stage: StageState;
  readonly mode: 'live' | 'photo';
}

/**
 * The shopper moves outlines over their feet, and the shoes are then put on there. A text says that they were placed
 * by hand and show no fit.
 */
export function FeetPlacing({ experience, stage, mode }: FeetPlacingProps) {
  const t = useLabels();
  const sliderId = useId();
  const { step, feet, change, putOn, reposition } = usePlacing(experience, stage, mode);
  return (
    <>
      {step === 'setting' && feet && <FeetHandles feet={feet} onFeet={change} />}
      <div className={styles['panel']}>
        {step === 'setting' ? (
          <>
            <Button className={styles['action']} disabled={!feet} onClick={putOn}>
              {t('tryon_feet_put_on')}
            </Button>
            {feet && (
              <div className={styles['view']}>
                <label htmlFor={sliderId}>{t('tryon_feet_view')}</label>
                <input
                  id={sliderId}
                  type="range"
                  min={LOOK_DOWN.least}
                  max={LOOK_DOWN.most}
                  step={0.01}
                  value={feet.lookDown}
                  aria-valuetext={t('tryon_feet_view_value', { degrees: degrees(feet.lookDown) })}
                  onChange={(event) => change({ ...feet, lookDown: event.target.valueAsNumber })}
                />
              </div>
            )}
          </>
        ) : (
          <>
            <Button
              look="outline"
              className={`${styles['action']} ${styles['again']}`}
              onClick={() => void reposition()}
            >
              {t('tryon_feet_reposition')}
            </Button>
            <p className={styles['words']}>{t('tryon_feet_by_hand')}</p>
          </>
        )}
      </div>
      <output className="visually-hidden">{step === 'placed' && t('tryon_feet_by_hand')}</output>
    </>
  );
}

const degrees = (radians: number): number => Math.round((radians * 180) / Math.PI);
