import { compactDecrypt } from 'jose';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { outcomeOf } from '../cards/test-cards.ts';
import { brandOf, wrongFields } from '../frame/card-rules.ts';
import { KEY_ENCRYPTION } from '../keys.ts';
import { newId, type Sandbox } from '../sandbox.ts';
import { LIFETIME_SECONDS } from '../signed-texts.ts';

const Body = z.object({ context: z.string().max(4000), card: z.string().max(4000) });
const Card = z.object({
  number: z.string().regex(/^\d{12,19}$/u),
  expiryMonth: z.int(),
  expiryYear: z.int(),
  holder: z.string().max(60),
  securityCode: z.string().max(4),
});

/**
 * Exchanges an encrypted card for a token. The number is turned into its outcome, brand and last four digits here and
 * forgotten: nothing that could be charged is written down.
 */
export function exchangeRoute(app: FastifyInstance, sandbox: Sandbox): void {
  app.post('/card-fields/tokens', async (request, reply) => {
    const { context, card: jwe } = Body.parse(request.body);
    const claims = await sandbox.texts.read('capture-context', context);
    if (claims === 'expired') return reply.code(410).send({ error: 'context_expired' });
    if (claims === 'invalid') return reply.code(400).send({ error: 'invalid_context' });
    const card = await opened(sandbox, jwe);
    if (card === undefined) return reply.code(400).send({ error: 'invalid_card' });

    const id = newId('tok');
    const brand = brandOf(card.number) ?? 'unknown';
    const lastFour = card.number.slice(-4);
    const expiresAtMs = sandbox.nowMs() + LIFETIME_SECONDS * 1000;
    sandbox.records.tokens.put(id, { id, outcome: outcomeOf(card.number), brand, lastFour, expiresAtMs });
    const token = await sandbox.texts.sign('card-token', { jti: id, brand, lastFour });
    return { token, brand, lastFour, expiresInSeconds: LIFETIME_SECONDS };
  });
}

async function opened(sandbox: Sandbox, jwe: string): Promise<z.infer<typeof Card> | undefined> {
  try {
    const { plaintext } = await compactDecrypt(jwe, sandbox.keys.decrypt, {
      keyManagementAlgorithms: [KEY_ENCRYPTION],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    const card = Card.parse(JSON.parse(new TextDecoder().decode(plaintext)));
    return isRight(card, new Date(sandbox.nowMs())) ? card : undefined;
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
