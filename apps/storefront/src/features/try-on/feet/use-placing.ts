import type { FeetOnScreen } from '@vitrine/try-on';
import { useCallback, useEffect, useState } from 'react';
import type { Experience } from '../engine/experience.ts';
import type { StageState } from '../stage/stage.ts';

/** `setting`: outlines are being brought over the feet; `placed`: the shoes are on. */
type PlacingStep = 'setting' | 'placed';

/** Of the stage: what the engine is doing, and how many times larger its picture is shown. */
type Shown = Pick<StageState, 'status' | 'zoom'>;

/** Where the shopper puts their feet. In a photo shoes follow every movement; before a camera they are put on at the end. */
export function usePlacing(experience: Experience, { status, zoom }: Shown, mode: 'live' | 'photo') {
  const [step, setStep] = useState<PlacingStep>('setting');
  const [known, setKnown] = useState<{ readonly feet: FeetOnScreen | undefined; readonly zoom: number }>();
  // A photo that is enlarged shows its feet elsewhere; before a camera the outlines stay, and the feet are brought to them.
  const feet = mode === 'live' || known?.zoom === zoom ? known?.feet : undefined;
  const setFeet = useCallback((next: FeetOnScreen | undefined) => setKnown({ feet: next, zoom }), [zoom]);
  const hasPicture = status.state !== 'loading' && status.state !== 'ready' && status.state !== 'closed';

  // The outlines begin where the engine takes feet to be.
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
