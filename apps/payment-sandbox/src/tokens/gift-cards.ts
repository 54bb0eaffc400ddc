import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { Currency, Text } from '../merchant/request-shapes.ts';
import { newId, type Sandbox } from '../sandbox.ts';
import type { PayToken } from '../store/records.ts';

interface GiftCard {
  readonly number: string;
  readonly outcome: PayToken['outcome'];
  /** What was put on it, in units of whichever currency it is used in. */
  readonly units: number;
  readonly story: string;
}

/** Every one of them has this PIN. */
export const GIFT_CARD_PIN = '1234';
export const GIFT_CARDS: readonly GiftCard[] = [
  { number: '6036280000000011', outcome: 'paid', units: 200, story: 'Pays a part, until it is empty.' },
  { number: '6036280000000029', outcome: 'paid', units: 50_000, story: 'Pays all.' },
  { number: '6036280000000037', outcome: 'paid', units: 0, story: 'Is empty.' },
  {
    number: '6036280000000045',
    outcome: 'declined',
    units: 200,
    story: 'Is refused when the order is placed.',
  },
  {
    number: '6036280000000052',
    outcome: 'delayed',
    units: 50_000,
    story: 'Pays later: the shop hears by a notice.',
  },
];

const TOKEN_LIVES_MS = 60 * 60_000;
const PIN_TRIES = 5;
const LOCKED_FOR_MS = 60 * 60_000;
/** What no longer counts against a card. */
const GIVEN_BACK: ReadonlySet<string> = new Set(['refused', 'voided', 'refunded']);

const Check = z.object({
  number: z.string().regex(/^\d{8,24}$/u),
  pin: z.string().regex(/^\d{3,8}$/u),
  currency: Currency,
});
const Inspection = z.object({ token: Text });

/** Server to server: what is left on a gift card, and the token that pays with it. */
export function giftCardRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.post('/v1/gift-cards', (request, reply) => {
    const { number, pin, currency } = Check.parse(request.body);
    const card = GIFT_CARDS.find((known) => known.number === number);
    // A wrong PIN and a number that does not exist are counted alike, and answered alike.
    if (!isPinRight(sandbox, number, card !== undefined && pin === GIFT_CARD_PIN) || card === undefined)
      return reply.code(404).send({ error: 'unknown_gift_card' });
    const token: PayToken = {
      id: newId('gft'),
      outcome: card.outcome,
      giftCard: `${number}.${currency}`,
      expiresAtMs: sandbox.nowMs() + TOKEN_LIVES_MS,
    };
    sandbox.records.payTokens.put(token.id, token);
    return sendCard(reply, sandbox, token);
  });
  app.post('/v1/gift-cards/inspect', (request, reply) => {
    const token = sandbox.records.payTokens.get(Inspection.parse(request.body).token);
    const isGood = token?.giftCard !== undefined && token.expiresAtMs > sandbox.nowMs();
    return isGood ? sendCard(reply, sandbox, token) : reply.code(404).send({ error: 'unknown_token' });
  });
}

/** What is left on a gift card in a currency: what was put on it without what is held or taken of it. */
export function balanceOf({ records }: Sandbox, giftCard: string): number {
  const [number = '', currency = ''] = giftCard.split('.');
  const units = GIFT_CARDS.find((known) => known.number === number)?.units ?? 0;
  const spent = records.payments
    .all()
    .filter((payment) => payment.giftCard === giftCard && !GIVEN_BACK.has(payment.state))
    .reduce((sum, { amount }) => sum + amount, 0);
  return units * unitOf(currency) - spent;
}

/** The minor units of what such a card counts in; a yen or a won is worth little. */
function unitOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return digits === 0 ? 100 : 10 ** digits;
}

function isPinRight({ records, nowMs }: Sandbox, number: string, isRight: boolean): boolean {
  const { wrong = 0, lockedUntilMs = 0 } = records.pinTries.get(number) ?? {};
  if (lockedUntilMs > nowMs()) return false;
  if (isRight) {
    if (wrong > 0) records.pinTries.put(number, { id: number, wrong: 0, lockedUntilMs: 0 });
    return true;
  }
  const isLocked = wrong + 1 >= PIN_TRIES;
  records.pinTries.put(number, {
    id: number,
    wrong: isLocked ? 0 : wrong + 1,
    lockedUntilMs: isLocked ? nowMs() + LOCKED_FOR_MS : 0,
  });
  return false;
}

function sendCard(reply: FastifyReply, sandbox: Sandbox, { id, giftCard = '' }: PayToken): FastifyReply {
  const [number = '', currency = ''] = giftCard.split('.');
  const balance = balanceOf(sandbox, giftCard);
  return reply.send({ token: id, lastFour: number.slice(-4), balance, currency });
}
