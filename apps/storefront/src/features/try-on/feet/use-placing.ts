import type { FeetOnScreen, TryOnStatus } from '@vitrine/try-on';
import { useEffect, useState } from 'react';
import type { Experience } from '../engine/experience.ts';

/** `setting`: outlines are being brought over the feet; `placed`: the shoes are on. */
type PlacingStep = 'setting' | 'placed';

/** Where the shopper puts his feet. In a photo shoes follow every movement; before a camera they are put on at the end. */
export function usePlacing(experience: Experience, status: TryOnStatus, mode: 'live' | 'photo') {
  const [step, setStep] = useState<PlacingStep>('setting');
  const [feet, setFeet] = useState<FeetOnScreen>();
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
  }, [experience, feet, hasPicture]);

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
