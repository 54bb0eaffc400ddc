import type { SavedCard } from '@vitrine/contracts';
import { NEW_CARD } from '@vitrine/domain';

/** Which card pays, as data: the cards that are kept, and perhaps one that is being entered. */
export interface CardChoice {
  readonly cards: readonly SavedCard[];
  readonly isEntering: boolean;
  /** The identifier of the card that pays. */
  readonly chosen: string;
}
export type CardChoiceEvent =
  | { readonly type: 'chosen'; readonly identifier: string }
  /** Another card is to be entered. */
  | { readonly type: 'entered' }
  | { readonly type: 'removed'; readonly identifier: string };

/** [R3.026] Cards that are kept come first; where none can pay, one is entered. */
export function firstChoice(cards: readonly SavedCard[]): CardChoice {
  return settled({ cards, isEntering: false, chosen: '' });
}

export function nextChoice(choice: CardChoice, event: CardChoiceEvent): CardChoice {
  switch (event.type) {
    case 'chosen':
      return { ...choice, chosen: event.identifier };
    case 'entered':
      return { ...choice, isEntering: true, chosen: NEW_CARD };
    case 'removed':
      return settled({
        cards: choice.cards.filter(({ identifier }) => identifier !== event.identifier),
        isEntering: choice.isEntering && event.identifier !== NEW_CARD,
        chosen: choice.chosen,
      });
  }
}

/** A choice that stands: what was chosen while it is there, else the first card that can pay, else a new one. */
function settled({ cards, isEntering, chosen }: CardChoice): CardChoice {
  const good = cards.filter(({ isExpired }) => !isExpired).map(({ identifier }) => identifier);
  const [first = NEW_CARD] = isEntering ? [...good, NEW_CARD] : good;
  const isThere = good.includes(chosen) || (isEntering && chosen === NEW_CARD);
  return { cards, isEntering: isEntering || good.length === 0, chosen: isThere ? chosen : first };
}
