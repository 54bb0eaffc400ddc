import type { FastifyInstance, FastifyReply } from 'fastify';
import { html, type Html } from '@vitrine/html';
import { z } from 'zod';
import { faultsOf, remainderOf } from '../cards/typed-card.ts';
import { type CardEntry, type CardField, cardOf } from '../frame/card-rules.ts';
import { answerWallet } from '../merchant/change-payment.ts';
import { isAnswered } from '../merchant/open-wallet.ts';
import { payOnPage } from '../merchant/pay-on-page.ts';
import type { Sandbox } from '../sandbox.ts';
import { amountText } from './amount-text.ts';
import { cardInput } from './card-fields-page.ts';
import { findOpened, type OpenedPayment, sendBack, sendPaymentExpired } from './opened-page.ts';
import { sendPage } from './page.ts';
import { wordsOf } from './words.ts';

const Named = z.object({ payment: z.string().max(4000) });
const Typed = z.string().max(60).default('');
const Answer = Named.extend({
  action: z.enum(['pay', 'cancel']),
  number: Typed,
  expiry: Typed,
  holder: Typed,
  securityCode: Typed,
});

const NOTHING: CardEntry = { number: '', expiry: '', holder: '', securityCode: '' };
const UNPROCESSABLE = 422;

/**
 * The page that asks for a card, at the top of the browser and on this origin: what is typed reaches nobody else. It needs no
 * script.
 */
export function cardPageRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/card-page', async (request, reply) => {
    const { payment: text } = Named.parse(request.query);
    const opened = await findOpened(sandbox, 'card-page', text);
    if (opened === undefined) return sendPaymentExpired(reply, request.headers['accept-language'] ?? '');
    if (isAnswered(opened.payment)) return sendBack(sandbox, reply, opened);
    return sendForm(reply, opened, { text, entry: NOTHING, faults: [] });
  });

  app.post('/card-page/answer', async (request, reply) => {
    const { payment: text, action, ...entry } = Answer.parse(request.body);
    const opened = await findOpened(sandbox, 'card-page', text);
    if (opened === undefined) return sendPaymentExpired(reply, request.headers['accept-language'] ?? '');
    if (isAnswered(opened.payment)) return sendBack(sandbox, reply, opened);
    if (action === 'cancel') {
      const payment = answerWallet(sandbox, opened.payment, 'refused');
      return sendBack(sandbox, reply, { ...opened, payment });
    }
    return pay(sandbox, reply, { opened, text, entry });
  });
}

async function pay(
  sandbox: Sandbox,
  reply: FastifyReply,
  {
    opened,
    text,
    entry,
  }: { readonly opened: OpenedPayment; readonly text: string; readonly entry: CardEntry },
): Promise<FastifyReply> {
  const faults = faultsOf(entry, sandbox);
  if (faults.length > 0) {
    void reply.code(UNPROCESSABLE);
    return sendForm(reply, opened, { text, entry: { ...entry, securityCode: '' }, faults });
  }
  const paid = await payOnPage(sandbox, opened, remainderOf(sandbox, cardOf(entry)));
  if ('state' in paid) return sendBack(sandbox, reply, { ...opened, payment: paid });
  // The card stays behind: whoever reloads the bank's page sends no number again.
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(`/acs/challenge?${new URLSearchParams({ payload: paid.payload }).toString()}`, 303);
}

interface CardForm {
  /** Which payment, signed. */
  readonly text: string;
  /** What was typed before, where something of it is wrong. */
  readonly entry: CardEntry;
  readonly faults: readonly CardField[];
}

const FIELDS: readonly CardField[] = ['number', 'expiry', 'securityCode', 'holder'];

function sendForm(
  reply: FastifyReply,
  { payment, wallet }: OpenedPayment,
  { text, entry, faults }: CardForm,
): FastifyReply {
  const words = wordsOf(wallet.locale);
  const inputs: readonly Html[] = FIELDS.map((field) =>
    cardInput(field, words, {
      value: entry[field],
      isWrong: faults.includes(field),
      hasFocus: field === faults[0],
    }),
  );
  return sendPage(reply, {
    title: words.cardPageTitle,
    words,
    // A form that is answered by a redirect is held to this rule at every hop.
    formsLeadTo: new URL(wallet.returnUrl).origin,
    body: html`<main class="bank">
      <h1>${words.cardPageTitle}</h1>
      <p>${words.walletText}</p>
      <p class="amount">
        ${words.amount} <strong><bdi>${amountText(payment, wallet.locale)}</bdi></strong>
      </p>
      <form method="post" action="/card-page/answer" novalidate>
        <input type="hidden" name="payment" value="${text}" />
        <div class="card">${inputs}</div>
        <button name="action" value="pay">${words.pay}</button>
        <button class="quiet" name="action" value="cancel">${words.cancel}</button>
      </form>
    </main>`,
  });
}
