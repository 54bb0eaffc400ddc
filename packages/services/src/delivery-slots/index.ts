export { openSlots, type OpenSlot } from './open-slots.store.ts';
export { planDeliverySlots } from './plan-delivery-slots.job.ts';
export {
  giveBackSlots,
  holdSlotsAgain,
  type ReservedSlots,
  reserveSlots,
  type WantedSlot,
} from './reserve-slots.ts';
