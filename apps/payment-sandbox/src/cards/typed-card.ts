import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { brandOf, type CardField, wrongFields } from '../frame/card-rules.ts';
import { newId, type Sandbox } from '../sandbox.ts';
import { LIFETIME_SECONDS } from '../signed-texts.ts';
import type { CardToken } from '../store/records.ts';
import { outcomeOf } from './test-cards.ts';

/** A card as it was typed, its number in digits alone. */
export const TypedCard = z.object({
  number: z.string().regex(/^\d{12,19}$/u),
  expiryMonth: z.int(),
  expiryYear: z.int(),
  holder: z.string().max(60),
  securityCode: z.string().max(4),
});
type TypedCard = z.infer<typeof TypedCard>;

/** What is left of a card: never its number or security code. */
export type CardRemainder = Pick<CardToken, 'outcome' | 'brand' | 'lastFour' | 'keepable'>;

/** The fields of an entry that are wrong today; the browser checked them already, and whoever posts without it is checked too. */
export function faultsOf(
  entry: Readonly<Record<CardField, string>>,
  { nowMs }: Pick<Sandbox, 'nowMs'>,
): readonly CardField[] {
  // A day of grace: a shopper west of here still lives in the month that has ended in UTC.
  const yesterday = new Date(nowMs() - 86_400_000);
  return wrongFields(entry, { year: yesterday.getUTCFullYear(), month: yesterday.getUTCMonth() + 1 });
}

/** Turns a number into its outcome, brand and last four digits, and forgets it: nothing that could be charged is written down. */
export function remainderOf(
  sandbox: Sandbox,
  { number, expiryYear, expiryMonth }: Pick<TypedCard, 'number' | 'expiryYear' | 'expiryMonth'>,
): CardRemainder {
  const fingerprint = createHmac('sha256', sandbox.config.merchantKey).update(number).digest('base64url');
  return {
    outcome: outcomeOf(number),
    brand: brandOf(number) ?? 'unknown',
    lastFour: number.slice(-4),
    keepable: { fingerprint, expiryYear, expiryMonth },
  };
}

/** Notes what is left of a card, to pay once with. */
export function addToken({ records, nowMs }: Sandbox, remainder: CardRemainder): CardToken {
  const token = { id: newId('tok'), ...remainder, expiresAtMs: nowMs() + LIFETIME_SECONDS * 1000 };
  records.tokens.put(token.id, token);
  return token;
}
