/**
 * The state machine of opening the try-on: type, device, consent and camera decide one after the other. The caller
 * gathers the facts, does what a step asks for (ask, load, show), and reports the result.
 */
import { TRY_ON_TYPES, type TryOnType } from '@vitrine/domain';
import type { TryOnFailureCode } from '@vitrine/try-on';

/** Everything the decision needs, gathered before anything of the shopper's is touched. */
export interface OpenFacts {
  /** [R5.007, R5.008] Why the product and the SKU cannot be tried on, in the engine's own words. */
  readonly initRefusal: string | undefined;
  readonly tryOnType: TryOnType | undefined;
  /** [R5.009] The type has its configuration, its SDK file and a license. */
  readonly hasProvider: boolean;
  /** [R2.081, R4.006] The type is not tried on at a desk, and this is one. */
  readonly showsFallback: boolean;
  /** [R4.010, R4.011] */
  readonly hasConsent: boolean;
  /** Circumference, millimetres; kept or submitted. */
  readonly wristSizeMm: number | undefined;
  readonly canUpload: boolean;
}

export type OpeningError =
  | { readonly code: 'not-wearable'; readonly message: string }
  | { readonly code: 'no-provider' }
  | { readonly code: TryOnFailureCode };

export type Opening =
  | { readonly step: 'closed' }
  | { readonly step: 'error'; readonly error: OpeningError }
  | { readonly step: 'fallback' }
  | { readonly step: 'consent'; readonly facts: OpenFacts }
  | { readonly step: 'wrist'; readonly facts: OpenFacts }
  /** The engine loads, then the camera is asked for. */
  | { readonly step: 'loading'; readonly facts: OpenFacts }
  | { readonly step: 'live'; readonly facts: OpenFacts }
  /** There is no camera picture, and an uploaded photo may take its place. */
  | { readonly step: 'photo-choice'; readonly facts: OpenFacts; readonly reason: TryOnFailureCode };

export type OpeningEvent =
  | { readonly type: 'opened'; readonly facts: OpenFacts }
  | { readonly type: 'consent-accepted' }
  | { readonly type: 'consent-refused' }
  | { readonly type: 'wrist-submitted'; readonly sizeMm: number }
  | { readonly type: 'wrist-failed' }
  /** The camera's picture, or an uploaded one, is on the stage. */
  | { readonly type: 'picture-shown' }
  /** The camera was refused, is absent, or went away while it ran. */
  | { readonly type: 'camera-failed'; readonly code: TryOnFailureCode }
  | { readonly type: 'engine-failed'; readonly code: TryOnFailureCode }
  | { readonly type: 'closed' };

export const CLOSED: Opening = { step: 'closed' };

/** [R4.005–R4.011] The step after an event. An event that its step does not know changes nothing: it came too late. */
export function nextOpening(opening: Opening, event: OpeningEvent): Opening {
  if (event.type === 'closed') return CLOSED;
  if (isRunning(opening)) return run(opening, event);
  if (opening.step === 'consent') return answered(opening, event);
  if (opening.step === 'wrist') return measured(opening, event);
  return opening.step === 'closed' && event.type === 'opened' ? decided(event.facts) : opening;
}

/** [R4.005] The first reason wins, in this order; only the last two touch the engine. */
function decided(facts: OpenFacts): Opening {
  if (facts.initRefusal !== undefined)
    return { step: 'error', error: { code: 'not-wearable', message: facts.initRefusal } };
  if (!facts.hasProvider) return { step: 'error', error: { code: 'no-provider' } };
  if (facts.showsFallback) return { step: 'fallback' };
  if (!facts.hasConsent) return { step: 'consent', facts };
  if (needsWristSize(facts) && facts.wristSizeMm === undefined) return { step: 'wrist', facts };
  return { step: 'loading', facts };
}

const needsWristSize = ({ tryOnType }: OpenFacts): boolean =>
  tryOnType !== undefined && TRY_ON_TYPES[tryOnType].needsWristSize;

/** [R4.007] Accepting asks the question again from the start, now with an answer; refusing ends it. */
function answered(opening: Extract<Opening, { step: 'consent' }>, event: OpeningEvent): Opening {
  if (event.type === 'consent-accepted') return decided({ ...opening.facts, hasConsent: true });
  return event.type === 'consent-refused' ? CLOSED : opening;
}

/** [R4.008, R8.036] */
function measured(opening: Extract<Opening, { step: 'wrist' }>, event: OpeningEvent): Opening {
  if (event.type === 'wrist-submitted')
    return { step: 'loading', facts: { ...opening.facts, wristSizeMm: event.sizeMm } };
  return event.type === 'wrist-failed' ? CLOSED : opening;
}

type Running = Extract<Opening, { step: 'loading' | 'live' | 'photo-choice' }>;

const isRunning = (opening: Opening): opening is Running =>
  opening.step === 'loading' || opening.step === 'live' || opening.step === 'photo-choice';

/** Whatever shows a picture and whatever takes it away. */
function run(opening: Running, event: OpeningEvent): Opening {
  const { facts } = opening;
  if (event.type === 'picture-shown') return opening.step === 'live' ? opening : { step: 'live', facts };
  if (event.type === 'engine-failed') return { step: 'error', error: { code: event.code } };
  if (event.type === 'wrist-submitted') return { ...opening, facts: { ...facts, wristSizeMm: event.sizeMm } };
  if (event.type !== 'camera-failed') return opening;
  return facts.canUpload
    ? { step: 'photo-choice', facts, reason: event.code }
    : { step: 'error', error: { code: event.code } };
}
