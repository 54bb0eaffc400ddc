import { useState } from 'react';
import { TESTING_AGENT } from '../../shared/api/transport.ts';
import { useIsHydrated } from '../../shared/forms/use-is-hydrated.ts';
import { Button } from '../../shared/ui/button.tsx';

/** The name under which calls of this browser go while the switch is on. */
const AGENT = 'pattern-page';

/** [R7.004] Turns a developer's headers on and off for this browser; a shop in production pays no heed to them. */
export function DeveloperSwitch() {
  const isHydrated = useIsHydrated();
  const [isTurned, setTurned] = useState<boolean>();
  const isOn = isTurned ?? (isHydrated && localStorage.getItem(TESTING_AGENT) !== null);
  const turn = () => {
    if (isOn) localStorage.removeItem(TESTING_AGENT);
    else localStorage.setItem(TESTING_AGENT, AGENT);
    setTurned(!isOn);
  };
  return (
    <Button look="outline" aria-pressed={isOn} disabled={!isHydrated} onClick={turn}>
      {`Developer headers: ${isOn ? 'on' : 'off'}`}
    </Button>
  );
}
