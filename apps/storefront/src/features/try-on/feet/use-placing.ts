import type { FeetOnScreen } from '@vitrine/try-on';
import { useCallback, useEffect, useState } from 'react';
import type { Experience } from '../engine/experience.ts';
import type { StageState } from '../stage/stage.ts';

/** `setting`: the shopper moves the outlines over their feet; `placed`: the shoes are on. */
type PlacingStep = 'setting' | 'placed';

/** The parts of the stage that matter: what the engine does, and the zoom of its picture. */
type Shown = Pick<StageState, 'status' | 'zoom'>;

/**
 * The shopper places their feet. In a photo shoes follow every movement; before a camera they are put on at the end.
 */
export function usePlacing(experience: Experience, { status, zoom }: Shown, mode: 'live' | 'photo') {
  const [step, setStep] = useState<PlacingStep>('setting');
  const [known, setKnown] = useState<{ readonly feet: FeetOnScreen | undefined; readonly zoom: number }>();
  // In a zoomed photo the feet are elsewhere; before a camera the outlines stay, and the shopper moves their feet to them.
  const feet = mode === 'live' || known?.zoom === zoom ? known?.feet : undefined;
  const setFeet = useCallback((next: FeetOnScreen | undefined) => setKnown({ feet: next, zoom }), [zoom]);
  const hasPicture = status.state !== 'loading' && status.state !== 'ready' && status.state !== 'closed';

  // The outlines begin where the engine assumes the feet.
  useEffect(() => {
    if (feet || !hasPicture) return undefined;
    let isGone = false;
    const begin = async () => {
      const seen = await experience.feet();
      if (!isGone) setFeet(seen);
    };
    void begin();
    return () => {
      isGone = true;
    };
  }, [experience, feet, hasPicture, setFeet]);

  const change = (next: FeetOnScreen) => {
    setFeet(next);
    if (mode === 'photo') void experience.placeFeet(next);
  };
  const putOn = () => {
    setStep('placed');
    void experience.placeFeet(feet);
  };
  const reposition = async () => {
    setStep('setting');
    setFeet((await experience.feet()) ?? feet);
    if (mode === 'live') await experience.placeFeet(undefined);
  };
  return { step, feet, change, putOn, reposition };
}
