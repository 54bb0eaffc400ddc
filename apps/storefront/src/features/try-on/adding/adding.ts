/** How the piece being worn gets into the bag, as data. The caller sends what `adding` asks for and tells the answer. */
import type { TryOnType } from '@vitrine/try-on';

export type Adding =
  | { readonly step: 'idle' }
  /** The add-to-cart side panel is open. */
  | { readonly step: 'panel'; readonly skuId: string }
  | { readonly step: 'adding'; readonly skuId: string; readonly inPanel: boolean }
  | { readonly step: 'done'; readonly skuId: string }
  | {
      readonly step: 'failed';
      readonly skuId: string;
      readonly inPanel: boolean;
      readonly messages: readonly string[];
    };

export type AddingEvent =
  | { readonly type: 'pressed'; readonly tryOnType: TryOnType; readonly skuId: string }
  | { readonly type: 'confirmed'; readonly skuId: string }
  | { readonly type: 'added' }
  | { readonly type: 'refused'; readonly messages: readonly string[] }
  | { readonly type: 'retried' }
  | { readonly type: 'dismissed' };

export const IDLE: Adding = { step: 'idle' };

/** [R4.021, R4.022] The step after an event; an event that its step does not know changes nothing. */
export function nextAdding(adding: Adding, event: AddingEvent): Adding {
  if (adding.step === 'adding') return answered(adding, event);
  if (event.type === 'dismissed') return IDLE;
  switch (adding.step) {
    case 'idle':
    case 'done':
      return event.type === 'pressed' ? pressed(event) : adding;
    case 'panel':
      return event.type === 'confirmed' ? { step: 'adding', skuId: event.skuId, inPanel: true } : adding;
    case 'failed':
      return event.type === 'retried' ? again(adding) : adding;
  }
}

const again = ({ skuId, inPanel }: Extract<Adding, { step: 'failed' }>): Adding => ({
  step: 'adding',
  skuId,
  inPanel,
});

/** What was sent cannot be taken back: only the answer moves it. */
function answered(adding: Extract<Adding, { step: 'adding' }>, event: AddingEvent): Adding {
  if (event.type === 'added') return { step: 'done', skuId: adding.skuId };
  return event.type === 'refused' ? { ...adding, step: 'failed', messages: event.messages } : adding;
}

/** [R4.021, R4.022] Make-up has no size to choose, so it goes straight into the bag; the rest is confirmed in the panel. */
function pressed({ tryOnType, skuId }: Extract<AddingEvent, { type: 'pressed' }>): Adding {
  const isMakeUp = tryOnType === 'lipsticks' || tryOnType === 'eyeshadows';
  return isMakeUp ? { step: 'adding', skuId, inPanel: false } : { step: 'panel', skuId };
}

/** True while the side panel lies over the stage, also while it waits for an answer. */
export const showsPanel = (adding: Adding): boolean =>
  adding.step === 'panel' || ((adding.step === 'adding' || adding.step === 'failed') && adding.inPanel);
