/**
 * The state machine of adding what is worn to the bag. The caller sends what `adding` asks for and reports the
 * answer.
 */
import { isPainted, type TryOnType } from '@vitrine/domain';

/** Where it was confirmed: by the button itself, in the side panel, or in the list of several. */
type Confirmed = 'button' | 'panel' | 'list';

export type Adding =
  | { readonly step: 'idle' }
  /** The add-to-cart side panel is open. */
  | { readonly step: 'panel'; readonly skuId: string }
  /** [R2.099] The shopper chooses among what is worn together. */
  | { readonly step: 'choosing'; readonly skuIds: readonly string[] }
  | { readonly step: 'adding'; readonly skuIds: readonly string[]; readonly where: Confirmed }
  /** Something was added; `messages` says why the rest was not [R8.008]. */
  | { readonly step: 'done'; readonly addedIds: readonly string[]; readonly messages: readonly string[] }
  /** Nothing was added. */
  | {
      readonly step: 'failed';
      readonly skuIds: readonly string[];
      readonly where: Confirmed;
      readonly messages: readonly string[];
    };

export type AddingEvent =
  | { readonly type: 'pressed'; readonly tryOnType: TryOnType; readonly skuIds: readonly string[] }
  | { readonly type: 'confirmed'; readonly skuIds: readonly string[] }
  | {
      readonly type: 'answered';
      readonly addedIds: readonly string[];
      readonly messages: readonly string[];
    }
  /** With what is chosen now: after a refusal the shopper may take another size, or fewer pieces. */
  | { readonly type: 'retried'; readonly skuIds: readonly string[] }
  /** Something else is worn: messages about the last piece end. */
  | { readonly type: 'worn-changed' }
  | { readonly type: 'dismissed' };

export const IDLE: Adding = { step: 'idle' };

/** [R4.021, R4.022] The step after an event; an event that its step does not know changes nothing. */
export function nextAdding(adding: Adding, event: AddingEvent): Adding {
  if (adding.step === 'adding') return answered(adding, event);
  if (isEnd(adding, event)) return IDLE;
  if (event.type === 'pressed') return isResting(adding) ? pressed(adding, event) : adding;
  if (event.type === 'confirmed') return isOpen(adding) ? confirmed(adding, event) : adding;
  return adding.step === 'failed' && event.type === 'retried' ? again(adding, event) : adding;
}

/** An open panel stays when something else is worn, because it was opened for what it shows. */
const isEnd = (adding: Adding, { type }: AddingEvent): boolean =>
  type === 'dismissed' || (type === 'worn-changed' && isResting(adding));

/** Nothing lies over the stage and the button can be pressed, also after the button itself failed. */
const isResting = (adding: Adding): boolean =>
  adding.step === 'idle' || adding.step === 'done' || hasButtonFailed(adding);

/** [R8.014] The button itself offers another attempt: no panel was needed. */
export const hasButtonFailed = (adding: Adding): adding is Extract<Adding, { step: 'failed' }> =>
  adding.step === 'failed' && adding.where === 'button';

const isOpen = (adding: Adding): adding is Extract<Adding, { step: 'panel' | 'choosing' }> =>
  adding.step === 'panel' || adding.step === 'choosing';

/** [R8.014] Once more, from where it was confirmed. */
function again(
  adding: Extract<Adding, { step: 'failed' }>,
  { skuIds }: Extract<AddingEvent, { type: 'retried' }>,
): Adding {
  return skuIds.length === 0 ? adding : { step: 'adding', skuIds, where: adding.where };
}

function confirmed(
  adding: Extract<Adding, { step: 'panel' | 'choosing' }>,
  { skuIds }: Extract<AddingEvent, { type: 'confirmed' }>,
): Adding {
  if (skuIds.length === 0) return adding;
  return { step: 'adding', skuIds, where: adding.step === 'panel' ? 'panel' : 'list' };
}

/** What was sent cannot be taken back: only its answer changes the state. */
function answered(adding: Extract<Adding, { step: 'adding' }>, event: AddingEvent): Adding {
  if (event.type !== 'answered') return adding;
  const { addedIds, messages } = event;
  return addedIds.length > 0 ? { step: 'done', addedIds, messages } : { ...adding, step: 'failed', messages };
}

/** [R4.021, R4.022] Make-up has no size to choose, so it goes straight into the bag; the rest is confirmed in the panel. */
function pressed(adding: Adding, { tryOnType, skuIds }: Extract<AddingEvent, { type: 'pressed' }>): Adding {
  const [skuId, ...others] = skuIds;
  if (skuId === undefined) return adding;
  if (others.length > 0) return { step: 'choosing', skuIds };
  return isPainted(tryOnType) ? { step: 'adding', skuIds, where: 'button' } : { step: 'panel', skuId };
}

/** [R4.024] Whether an answer leads to the bag: where that is configured, and only if nothing is left to be told here. */
export const leadsToCart = (goesToCart: boolean, messages: readonly string[]): boolean =>
  goesToCart && messages.length === 0;

/** True while the side panel lies over the stage, also while it waits for an answer. */
export const showsPanel = (adding: Adding): boolean => adding.step === 'panel' || isFrom(adding, 'panel');

/** [R2.099] True while the list lies over the stage. */
export const showsList = (adding: Adding): boolean => adding.step === 'choosing' || isFrom(adding, 'list');

const isFrom = (adding: Adding, where: Confirmed): boolean =>
  (adding.step === 'adding' || adding.step === 'failed') && adding.where === where;
