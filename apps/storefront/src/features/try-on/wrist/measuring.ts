/** The state machine of the wrist modal. The caller stores what is to be kept and passes the size on. */
import { WRIST, wristWithin } from './wrist-size.ts';

interface Size {
  /** Circumference. */
  readonly sizeMm: number;
  /** [R2.105] 'Save size' is ticked. */
  readonly saves: boolean;
}

export type Measuring =
  | { readonly step: 'closed' }
  /** The info tooltip lies over the ruler. */
  | ({ readonly step: 'tooltip' } & Size)
  /** A bank card is held to the screen. */
  | ({ readonly step: 'matching' } & Size)
  | ({ readonly step: 'measuring' } & Size);

export type MeasuringEvent =
  | {
      readonly type: 'opened';
      /** [R4.026] In this browser session. */
      readonly isFirst: boolean;
      /** What is known of the wrist, and whether it lies in storage. */
      readonly knownMm: number | undefined;
      readonly isStored: boolean;
    }
  | { readonly type: 'info-asked' }
  | { readonly type: 'info-read' }
  | { readonly type: 'card-asked' }
  | { readonly type: 'card-put-away' }
  | { readonly type: 'sized'; readonly sizeMm: number }
  | { readonly type: 'save-ticked' }
  | { readonly type: 'save-unticked' }
  | { readonly type: 'submitted' }
  | { readonly type: 'failed' };

export const NOT_MEASURING: Measuring = { step: 'closed' };

/** [R4.026–R4.028, R8.036] The state after an event; an event that its step does not know changes nothing. */
export function nextMeasuring(state: Measuring, event: MeasuringEvent): Measuring {
  if (event.type === 'failed') return NOT_MEASURING;
  switch (state.step) {
    case 'closed':
      return event.type === 'opened' ? opened(event) : state;
    case 'tooltip':
      return event.type === 'info-read' ? { ...state, step: 'measuring' } : state;
    case 'matching':
      return event.type === 'card-put-away' ? { ...state, step: 'measuring' } : state;
    case 'measuring':
      return measured(state, event);
  }
}

const opened = ({ isFirst, knownMm, isStored }: Extract<MeasuringEvent, { type: 'opened' }>): Measuring => ({
  step: isFirst ? 'tooltip' : 'measuring',
  sizeMm: wristWithin(knownMm ?? WRIST.usualMm),
  saves: isStored,
});

type Measured = Extract<Measuring, { step: 'measuring' }>;

function measured(state: Measured, event: MeasuringEvent): Measuring {
  if (event.type === 'sized') return { ...state, sizeMm: wristWithin(event.sizeMm) };
  const saves = SAVES[event.type];
  if (saves !== undefined) return { ...state, saves };
  const step = WAYS_OUT[event.type];
  return step === undefined ? state : movedTo(step, state);
}

type EventType = MeasuringEvent['type'];
const SAVES: Readonly<Partial<Record<EventType, boolean>>> = { 'save-ticked': true, 'save-unticked': false };
const WAYS_OUT: Readonly<Partial<Record<EventType, 'tooltip' | 'matching' | 'closed'>>> = {
  'info-asked': 'tooltip',
  'card-asked': 'matching',
  submitted: 'closed',
};

const movedTo = (step: 'tooltip' | 'matching' | 'closed', state: Measured): Measuring =>
  step === 'closed' ? NOT_MEASURING : { ...state, step };
