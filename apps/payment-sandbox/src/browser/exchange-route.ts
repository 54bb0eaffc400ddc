import { createHmac } from 'node:crypto';
import { compactDecrypt, type JWTPayload } from 'jose';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { outcomeOf } from '../cards/test-cards.ts';
import { brandOf, isSecurityCodeRight, wrongFields } from '../frame/card-rules.ts';
import { KEY_ENCRYPTION } from '../keys.ts';
import { newId, type Sandbox } from '../sandbox.ts';
import { LIFETIME_SECONDS } from '../signed-texts.ts';
import type { CardToken } from '../store/records.ts';

const Body = z.object({ context: z.string().max(4000), card: z.string().max(4000) });
const Card = z.object({
  number: z.string().regex(/^\d{12,19}$/u),
  expiryMonth: z.int(),
  expiryYear: z.int(),
  holder: z.string().max(60),
  securityCode: z.string().max(4),
});
const Code = Card.pick({ securityCode: true });

/**
 * Exchanges an encrypted card for a token. The number is turned into its outcome, brand and last four digits here and
 * forgotten: nothing that could be charged is written down. Of a card that is kept the code alone comes.
 */
export function exchangeRoute(app: FastifyInstance, sandbox: Sandbox): void {
  app.post('/card-fields/tokens', async (request, reply) => {
    const { context, card: jwe } = Body.parse(request.body);
    const claims = await sandbox.texts.read('capture-context', context);
    if (claims === 'expired') return reply.code(410).send({ error: 'context_expired' });
    if (claims === 'invalid') return reply.code(400).send({ error: 'invalid_context' });
    const card = await tokenisable(sandbox, claims, jwe);
    if (card === undefined) return reply.code(400).send({ error: 'invalid_card' });

    const id = newId('tok');
    const { brand, lastFour } = card;
    const expiresAtMs = sandbox.nowMs() + LIFETIME_SECONDS * 1000;
    sandbox.records.tokens.put(id, { id, ...card, expiresAtMs });
    const token = await sandbox.texts.sign('card-token', { jti: id, brand, lastFour });
    return { token, brand, lastFour, expiresInSeconds: LIFETIME_SECONDS };
  });
}

type Tokenisable = Pick<CardToken, 'outcome' | 'brand' | 'lastFour' | 'keepable'>;

/** What is left of the card that was typed, or of the one that is kept and whose code was typed. */
async function tokenisable(
  sandbox: Sandbox,
  { keptCard }: JWTPayload,
  jwe: string,
): Promise<Tokenisable | undefined> {
  const plain = await opened(sandbox, jwe);
  if (typeof keptCard !== 'string') {
    const card = Card.safeParse(plain).data;
    return card !== undefined && isRight(card, new Date(sandbox.nowMs()))
      ? remainderOf(sandbox, card)
      : undefined;
  }
  const kept = sandbox.records.keptCards.get(keptCard);
  const code = Code.safeParse(plain).data?.securityCode ?? '';
  if (kept === undefined || kept.isForgotten || !isSecurityCodeRight(code, kept.brand)) return undefined;
  const { outcome, brand, lastFour, fingerprint, expiryYear, expiryMonth, id: cardId } = kept;
  return { outcome, brand, lastFour, keepable: { fingerprint, expiryYear, expiryMonth, cardId } };
}

function remainderOf(
  sandbox: Sandbox,
  { number, expiryYear, expiryMonth }: z.infer<typeof Card>,
): Tokenisable {
  const fingerprint = createHmac('sha256', sandbox.config.merchantKey).update(number).digest('base64url');
  return {
    outcome: outcomeOf(number),
    brand: brandOf(number) ?? 'unknown',
    lastFour: number.slice(-4),
    keepable: { fingerprint, expiryYear, expiryMonth },
  };
}

/** What was encrypted for us; undefined for anything else. */
async function opened(sandbox: Sandbox, jwe: string): Promise<unknown> {
  try {
    const { plaintext } = await compactDecrypt(jwe, sandbox.keys.decrypt, {
      keyManagementAlgorithms: [KEY_ENCRYPTION],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return JSON.parse(new TextDecoder().decode(plaintext));
  } catch {
    return undefined;
  }
}

/** The frame checked it already; whoever posts here without the frame is checked too. */
function isRight(card: z.infer<typeof Card>, today: Date): boolean {
  const expiry = `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}`;
  const { number, holder, securityCode } = card;
  // A day of grace: a shopper west of here still lives in the month that has ended in UTC.
  const yesterday = new Date(today.getTime() - 86_400_000);
  const now = { year: yesterday.getUTCFullYear(), month: yesterday.getUTCMonth() + 1 };
  return wrongFields({ number, expiry, holder, securityCode }, now).length === 0;
}
