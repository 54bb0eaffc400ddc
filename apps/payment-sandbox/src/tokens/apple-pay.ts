import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { HttpUrl, Text } from '../merchant/request-shapes.ts';
import { newId, type Sandbox } from '../sandbox.ts';
import { idIn } from './pay-with-token.ts';
import { LIFETIME_SECONDS } from '../signed-texts.ts';

const SessionRequest = z.object({ validationUrl: HttpUrl, domain: Text });
const Inspection = z.object({ token: z.string().max(4000) });
const Sheet = z.object({
  merchantSession: z.object({ signature: z.string().max(4000) }),
  outcome: z.enum(['paid', 'declined', 'delayed']),
});

/** Server to server: the session by which the sheet knows its merchant, and a look at what the sheet gave. */
export function applePayMerchantRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.post('/v1/apple-pay/sessions', async (request, reply) => {
    const { validationUrl, domain: domainName } = SessionRequest.parse(request.body);
    const isOurs = new URL(validationUrl).origin === sandbox.config.origin;
    if (!isOurs) return reply.code(422).send({ error: 'unknown_address' });
    const jti = newId('apl');
    const signature = await sandbox.texts.sign('apple-pay-session', { jti, domainName });
    const epochTimestamp = sandbox.nowMs();
    const expiresAt = epochTimestamp + LIFETIME_SECONDS * 1000;
    return {
      merchantSession: { merchantSessionIdentifier: jti, domainName, epochTimestamp, expiresAt, signature },
    };
  });
  // Whether a token may pay.
  app.post('/v1/apple-pay/inspect', (request, reply) => {
    const token = sandbox.records.payTokens.get(idIn(Inspection.parse(request.body).token));
    const isGood =
      token !== undefined &&
      token.giftCard === undefined &&
      token.usedFor === undefined &&
      token.expiresAtMs > sandbox.nowMs();
    return isGood ? reply.code(204).send() : reply.code(404).send({ error: 'unknown_token' });
  });
}

/** What the sheet of a test's browser sends once its owner has looked into the camera: the token that pays. */
export function applePaySheetRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.post('/apple-pay/sheet', async (request, reply) => {
    const { merchantSession, outcome } = Sheet.parse(request.body);
    const claims = await sandbox.texts.read('apple-pay-session', merchantSession.signature);
    if (typeof claims === 'string') return reply.code(400).send({ error: 'unknown_merchant' });
    const id = newId('apl');
    const expiresAtMs = sandbox.nowMs() + LIFETIME_SECONDS * 1000;
    sandbox.records.payTokens.put(id, { id, outcome, expiresAtMs });
    return { paymentData: { version: 'EC_v1', data: id } };
  });
}
