import { newId, type Sandbox } from '../sandbox.ts';
import type { StoredCard } from '../store/records.ts';

/**
 * Keeps the card that has paid under a shop's reference, for as long as the shop likes. Whoever asks again hears of the
 * same card. Undefined where the reference was not paid by a card that can be kept.
 */
export function keepCard({ records }: Sandbox, reference: string): StoredCard | undefined {
  const { state, tokenId = '' } = records.payments.get(reference) ?? {};
  const token = state === 'authorised' || state === 'captured' ? records.tokens.get(tokenId) : undefined;
  if (token?.keepable === undefined) return undefined;
  const { outcome, brand, lastFour, keepable } = token;
  const { cardId: id = newId('card'), ...facts } = keepable;
  const known = records.keptCards.get(id);
  if (known !== undefined) return known.isForgotten ? undefined : known;
  records.tokens.put(token.id, { ...token, keepable: { ...keepable, cardId: id } });
  const card = { id, outcome, brand, lastFour, ...facts, isForgotten: false };
  records.keptCards.put(id, card);
  return card;
}

/** A card that is kept; undefined for one that was forgotten or never known. */
export function findKeptCard({ records }: Sandbox, id: string): StoredCard | undefined {
  const card = records.keptCards.get(id);
  return card?.isForgotten === true ? undefined : card;
}

/** Forgets a card; one that is not known is forgotten already. */
export function forgetCard({ records }: Sandbox, id: string): void {
  const card = records.keptCards.get(id);
  if (card !== undefined) records.keptCards.put(id, { ...card, isForgotten: true });
}
