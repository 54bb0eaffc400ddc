import { compactDecrypt, type JWTPayload } from 'jose';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addToken, type CardRemainder, faultsOf, remainderOf, TypedCard } from '../cards/typed-card.ts';
import { isSecurityCodeRight } from '../frame/card-rules.ts';
import { KEY_ENCRYPTION } from '../keys.ts';
import type { Sandbox } from '../sandbox.ts';
import { LIFETIME_SECONDS } from '../signed-texts.ts';

const Body = z.object({ context: z.string().max(4000), card: z.string().max(4000) });
const Code = TypedCard.pick({ securityCode: true });

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

    const { id, brand, lastFour } = addToken(sandbox, card);
    const token = await sandbox.texts.sign('card-token', { jti: id, brand, lastFour });
    return { token, brand, lastFour, expiresInSeconds: LIFETIME_SECONDS };
  });
}

/** What is left of the card that was typed, or of the one that is kept and whose code was typed. */
async function tokenisable(
  sandbox: Sandbox,
  { keptCard }: JWTPayload,
  jwe: string,
): Promise<CardRemainder | undefined> {
  const plain = await opened(sandbox, jwe);
  if (typeof keptCard !== 'string') {
    const card = TypedCard.safeParse(plain).data;
    return card !== undefined && isRight(card, sandbox) ? remainderOf(sandbox, card) : undefined;
  }
  const kept = sandbox.records.keptCards.get(keptCard);
  const code = Code.safeParse(plain).data?.securityCode ?? '';
  if (kept === undefined || kept.isForgotten || !isSecurityCodeRight(code, kept.brand)) return undefined;
  const { outcome, brand, lastFour, fingerprint, expiryYear, expiryMonth, id: cardId } = kept;
  return { outcome, brand, lastFour, keepable: { fingerprint, expiryYear, expiryMonth, cardId } };
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

function isRight({ expiryMonth, expiryYear, ...card }: z.infer<typeof TypedCard>, sandbox: Sandbox): boolean {
  const expiry = `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`;
  return faultsOf({ ...card, expiry }, sandbox).length === 0;
}
