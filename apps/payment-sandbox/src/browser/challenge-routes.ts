import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CHALLENGE_CODE } from '../cards/test-cards.ts';
import { goOnAfterBank } from '../merchant/pay-on-page.ts';
import type { Sandbox } from '../sandbox.ts';
import type { StoredEnrolment } from '../store/records.ts';
import { amountText } from './amount-text.ts';
import { html } from '@vitrine/html';
import { sendBack as sendPaymentBack } from './opened-page.ts';
import { sendPage } from './page.ts';
import { wordsOf } from './words.ts';

const Challenge = z.object({ payload: z.string().max(4000) });
const Answer = z.object({
  payload: z.string().max(4000),
  code: z.string().max(20).default(''),
  action: z.enum(['confirm', 'cancel']),
});

/** The bank's page, at the top of the browser, and what the shopper answers there. */
export function challengeRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const challenge = async (asked: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { payload } = Challenge.parse(asked);
    const enrolment = await findEnrolment(sandbox, payload);
    if (enrolment === undefined) return sendExpired(reply, request.headers['accept-language'] ?? '');
    // Whoever comes back to a challenge that has ended is led on to where it ended.
    if (enrolment.status !== 'pending') return goOn(sandbox, reply, enrolment);
    return sendChallenge(reply, enrolment, payload);
  };
  app.post('/acs/challenge', (request, reply) => challenge(request.body, request, reply));
  // Our own card page leads here after its form was sent.
  app.get('/acs/challenge', (request, reply) => challenge(request.query, request, reply));

  app.post('/acs/answer', async (request, reply) => {
    const { payload, code, action } = Answer.parse(request.body);
    const enrolment = await findEnrolment(sandbox, payload);
    if (enrolment === undefined) return sendExpired(reply, request.headers['accept-language'] ?? '');
    if (enrolment.status === 'pending') {
      const answered = passes(sandbox, enrolment, code) ? 'passed' : 'failed';
      const status = action === 'cancel' ? 'cancelled' : answered;
      sandbox.records.enrolments.put(enrolment.id, { ...enrolment, status });
    }
    return goOn(sandbox, reply, enrolment);
  });
}

/** To the shop that asked the bank, or on with the payment of our own card page. */
async function goOn(
  sandbox: Sandbox,
  reply: FastifyReply,
  { id, reference = '' }: StoredEnrolment,
): Promise<FastifyReply> {
  const { enrolments, payments } = sandbox.records;
  const enrolment = enrolments.get(id);
  const payment = payments.get(reference);
  if (enrolment !== undefined && payment?.wallet !== undefined) {
    const decided = goOnAfterBank(sandbox, payment, enrolment);
    return sendPaymentBack(sandbox, reply, { payment: decided, wallet: payment.wallet });
  }
  return enrolment === undefined ? reply.code(404).send() : sendBack(reply, enrolment);
}

async function findEnrolment(
  { texts, records }: Sandbox,
  payload: string,
): Promise<StoredEnrolment | undefined> {
  const claims = await texts.read('challenge', payload);
  return typeof claims === 'string' ? undefined : records.enrolments.get(claims.jti ?? '');
}

function passes({ records }: Sandbox, enrolment: StoredEnrolment, code: string): boolean {
  return records.tokens.get(enrolment.tokenId)?.outcome === 'challenge' && code.trim() === CHALLENGE_CODE;
}

/** The shop asks us how it ended: the address says no more than which transaction it was. */
function sendBack(reply: FastifyReply, { id, returnUrl }: StoredEnrolment): FastifyReply {
  const url = new URL(returnUrl);
  url.searchParams.set('transactionId', id);
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(url.href, 303);
}

function sendChallenge(reply: FastifyReply, enrolment: StoredEnrolment, payload: string): FastifyReply {
  const words = wordsOf(enrolment.locale);
  const amount = amountText(enrolment, enrolment.locale);
  return sendPage(reply, {
    title: words.challengeTitle,
    words,
    // A form that is answered by a redirect is held to this rule at every hop.
    formsLeadTo: new URL(enrolment.returnUrl).origin,
    body: html`<main class="bank">
      <h1>${words.challengeTitle}</h1>
      <p>${words.challengeText}</p>
      <p class="amount">
        ${words.amount} <strong><bdi>${amount}</bdi></strong>
      </p>
      <form method="post" action="/acs/answer">
        <input type="hidden" name="payload" value="${payload}" />
        <div class="field">
          <label for="code">${words.code}</label>
          <input
            id="code"
            name="code"
            dir="ltr"
            inputmode="numeric"
            autocomplete="one-time-code"
            maxlength="20"
          />
        </div>
        <p class="hint">${words.challengeHint}</p>
        <button name="action" value="confirm">${words.confirm}</button>
        <button class="quiet" name="action" value="cancel">${words.cancel}</button>
      </form>
    </main>`,
  });
}

function sendExpired(reply: FastifyReply, languages: string): FastifyReply {
  const words = wordsOf(languages);
  void reply.code(410);
  return sendPage(reply, {
    title: words.challengeTitle,
    words,
    body: html`<main class="bank"><p>${words.expired}</p></main>`,
  });
}
