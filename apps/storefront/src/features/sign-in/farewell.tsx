import { useState } from 'react';
import { endFarewell, hasFarewell } from '../../shared/account/farewell-note.ts';
import { useIsHydrated } from '../../shared/forms/use-is-hydrated.ts';
import { lazyPart } from '../../shared/page/lazy-part.tsx';

const FarewellDialog = lazyPart(async () => (await import('./farewell-dialog.tsx')).FarewellDialog);

/** Where somebody arrives whose account was deleted a moment ago. */
export function Farewell() {
  const isHydrated = useIsHydrated();
  const [isRead, setRead] = useState(false);
  const close = () => {
    endFarewell();
    setRead(true);
  };
  return isHydrated && !isRead && hasFarewell() && <FarewellDialog onClose={close} />;
}
