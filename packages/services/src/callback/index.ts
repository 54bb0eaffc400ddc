import { type AppointmentSlot, accepted, callbackSlots, deskOf } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { askForCallback } from './ask.service.ts';
import { takenCallbacks } from './callback.store.ts';

export { dropCallbacks, dropCallbackSlots, forgetCallbacks, heldCallbacks } from './callback.store.ts';

/** [R7.186, R2.103] Call-backs of the client service, for everybody. */
export function mountCallback(mount: MountCall, deps: ServiceDeps): void {
  const { db, clock } = deps;
  mount('getCallbackSlots', async ({ locale: { phone } }) => {
    const { timeZone } = deskOf(phone);
    const now = clock.now();
    const taken = await takenCallbacks(db, timeZone, now);
    const toSlot = ({ startsAt, day, time, capacity }: AppointmentSlot) => ({
      startsAt: new Date(startsAt).toISOString(),
      day,
      time,
      isFree: (taken.get(startsAt) ?? 0) < capacity,
    });
    return accepted({ timeZone, slots: callbackSlots(phone, now.getTime()).map(toSlot) });
  });
  mount('askForCallback', (call) => askForCallback(deps, call));
}
