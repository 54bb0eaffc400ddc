import type { ToldParcel, ToldReturn } from '../messages/message.ts';
import type { ParcelStage, ReturnStage } from '../store/records.ts';

/** What is done with a parcel. */
export type BenchStep = 'pick' | 'pack' | 'ship' | 'bring' | 'deliver' | 'hand-over';
/** What is done with pieces that come back. */
export type ReturnStep = 'receive' | 'inspect' | 'send';

/** The event that the shop is told of a step; nobody outside needs to know of packing. */
export const EVENT_OF_STEP = {
  pick: 'parcel.preparing',
  pack: undefined,
  ship: 'parcel.shipped',
  bring: 'parcel.ready_in_store',
  deliver: 'parcel.delivered',
  'hand-over': 'parcel.collected',
} as const satisfies Record<BenchStep, string | undefined>;

export const STAGE_AFTER = {
  pick: 'picking',
  pack: 'packed',
  ship: 'on_the_way',
  bring: 'in_store',
  deliver: 'done',
  'hand-over': 'done',
} as const satisfies Record<BenchStep, ParcelStage>;

/** The one step that comes next for a parcel; undefined at its end. */
export function nextParcelStep(stage: ParcelStage, kind: ToldParcel['kind']): BenchStep | undefined {
  switch (stage) {
    case 'waiting':
      return 'pick';
    case 'picking':
      return 'pack';
    case 'packed':
      return kind === 'collect' ? 'bring' : 'ship';
    case 'on_the_way':
      return 'deliver';
    case 'in_store':
      return 'hand-over';
    case 'done':
    case 'cancelled':
      return undefined;
  }
}

/** Whether a parcel can still come later than was promised. */
export const mayBeDelayed = (stage: ParcelStage): boolean =>
  stage === 'waiting' || stage === 'picking' || stage === 'packed' || stage === 'on_the_way';

/** The one step that comes next for a return; money goes back without the workshop. */
export function nextReturnStep(stage: ReturnStage, kind: ToldReturn['kind']): ReturnStep | undefined {
  if (stage === 'expected') return 'receive';
  if (stage === 'received') return 'inspect';
  return stage === 'inspected' && kind === 'exchange' ? 'send' : undefined;
}

/** Where a parcel begins that the shop tells of, by its state there. */
const PARCEL_BEGINS: Readonly<Record<string, ParcelStage>> = {
  planned: 'waiting',
  preparing: 'picking',
  shipped: 'on_the_way',
  ready_for_collection: 'in_store',
  cancelled: 'cancelled',
};
export const firstParcelStage = (state: string): ParcelStage => PARCEL_BEGINS[state] ?? 'done';

const RETURN_BEGINS: Readonly<Record<string, ReturnStage>> = {
  requested: 'expected',
  received: 'received',
  inspected: 'inspected',
};
export const firstReturnStage = (state: string): ReturnStage => RETURN_BEGINS[state] ?? 'done';
