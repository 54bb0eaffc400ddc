/** What the payment step shows while an order is being placed, as data. */
import type { CallFailure } from '../../../shared/api/call-failure.ts';
import type { LabelKey, Labels } from '../../../shared/i18n/labels.ts';

export type Placing =
  /** The provider's card fields are on their way. */
  | { readonly step: 'opening' }
  /** They could not be opened. */
  | { readonly step: 'unavailable' }
  | { readonly step: 'ready'; readonly fault: PlacingFault | undefined }
  | { readonly step: 'placing' }
  /** Placed, or gone to the bank: the next page loads. */
  | { readonly step: 'leaving' };

/** What stands in the way, as a label or in the services' own words. */
export type PlacingFault =
  | { readonly key: LabelKey; readonly values?: Readonly<Record<string, string>> }
  | { readonly text: string };

/** The sentence of what stands in the way, in the language of the page. */
export function faultText(fault: PlacingFault, t: Labels['t']): string {
  return 'key' in fault ? t(fault.key, fault.values) : fault.text;
}

export type PlacingEvent =
  | { readonly type: 'frame-asked' }
  | { readonly type: 'frame-ready' }
  | { readonly type: 'frame-failed' }
  | { readonly type: 'placed-pressed' }
  | { readonly type: 'faulted'; readonly fault: PlacingFault | undefined }
  | { readonly type: 'left' };

/** What became of one press on Place order. */
export type PlacingEnd =
  /** The order is placed, or the bank asks first: a page of ours comes next. */
  | { readonly type: 'go'; readonly url: string }
  /** The provider's page comes next. */
  | { readonly type: 'leave'; readonly url: string }
  /** Committed, but the provider has not said whether it is paid. */
  | { readonly type: 'pending' }
  /** What stands in the way; nothing where the shopper changed their mind. */
  | { readonly type: 'faulted'; readonly fault: PlacingFault | undefined }
  | {
      readonly type: 'refused';
      readonly by: 'preparation' | 'commit' | 'redirect';
      readonly failure: CallFailure;
    };

export const OPENING: Placing = { step: 'opening' };
/** Nothing has to be opened first. */
export const READY: Placing = { step: 'ready', fault: undefined };

/** An event that its step does not know changes nothing: a second press while the first is under way sends nothing. */
export function nextPlacing(placing: Placing, event: PlacingEvent): Placing {
  switch (placing.step) {
    case 'opening':
      return afterOpening(placing, event);
    case 'unavailable':
      return event.type === 'frame-asked' ? OPENING : placing;
    case 'ready':
      return afterReady(placing, event);
    case 'placing':
      return afterPlacing(placing, event);
    case 'leaving':
      return placing;
  }
}

function afterOpening(placing: Placing, event: PlacingEvent): Placing {
  if (event.type === 'frame-ready') return { step: 'ready', fault: undefined };
  return event.type === 'frame-failed' ? { step: 'unavailable' } : placing;
}

/** A fault before an attempt says what is missing. */
function afterReady(placing: Placing, event: PlacingEvent): Placing {
  if (event.type === 'placed-pressed') return { step: 'placing' };
  if (event.type === 'frame-asked') return OPENING;
  return event.type === 'faulted' ? { step: 'ready', fault: event.fault } : placing;
}

function afterPlacing(placing: Placing, event: PlacingEvent): Placing {
  if (event.type === 'left') return { step: 'leaving' };
  return event.type === 'faulted' ? { step: 'ready', fault: event.fault } : placing;
}

export const mayPlace = (placing: Placing): boolean => placing.step === 'ready';
export const isBusy = (placing: Placing): boolean => placing.step === 'placing' || placing.step === 'leaving';
