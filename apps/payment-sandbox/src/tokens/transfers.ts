import { html } from '@vitrine/html';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { amountText } from '../browser/amount-text.ts';
import { sendPage } from '../browser/page.ts';
import { asBefore } from '../merchant/authorise.ts';
import { moveTo } from '../merchant/change-payment.ts';
import { Amount, Currency, HttpUrl, Text } from '../merchant/request-shapes.ts';
import { noticeOf } from '../notices/notice.ts';
import { newId, type Sandbox } from '../sandbox.ts';
import type { Payment } from '../store/records.ts';

const Expected = z.object({
  reference: Text,
  amount: Amount,
  currency: Currency,
  text: Text,
  notifyUrl: HttpUrl,
});
const Sent = z.object({ text: Text, amount: z.coerce.number().pipe(Amount) });

/** Has a transfer waited for, once per reference; undefined where the reference is another payment's. */
export function expectTransfer({ records }: Sandbox, body: unknown): Payment | undefined {
  const { text, ...request } = Expected.parse(body);
  const known = records.payments.get(request.reference);
  if (known !== undefined) {
    const before = asBefore(known, request);
    return typeof before === 'string' ? undefined : before.payment;
  }
  const transfer = { text, received: 0 };
  const payment: Payment = { id: newId('pay'), ...request, state: 'pending', transfer };
  records.payments.put(payment.reference, payment);
  return payment;
}

/**
 * Money that has come. Too little leaves the payment waiting for the rest; what is too much, or comes twice, is told and
 * sent back to where it came from. Money for a transfer that was given up is there, to be given back.
 */
function receiveTransfer(sandbox: Sandbox, payment: Payment, amount: number): void {
  const { text = '', received: before = 0 } = payment.transfer ?? {};
  const received = before + amount;
  const noted: Payment = { ...payment, transfer: { text, received } };
  const isWhole = received >= payment.amount && before < payment.amount;
  if (isWhole) moveTo(sandbox, { ...noted, captured: payment.amount }, 'captured');
  else sandbox.records.payments.put(noted.reference, noted);
  if (received === payment.amount) return;
  const notice = noticeOf({ ...noted, state: isWhole ? 'captured' : noted.state }, sandbox.nowMs());
  if (notice !== undefined) sandbox.records.notices.put(notice.id, { ...notice, amount: received });
}

/** The bank of whoever tries the shop: every transfer that is waited for, to be sent from here. */
export function transferRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const waiting = () => sandbox.records.payments.all().filter(({ transfer }) => transfer !== undefined);
  app.get('/transfers', async (_request, reply) => {
    return sendPage(reply, {
      title: 'Transfers',
      words: { lang: 'en', dir: 'ltr' },
      body: html`<main class="index">
        <h1>Transfers</h1>
        <p>
          What the shop waits for. Send less, more or twice to see what becomes of it; amounts are in minor
          units.
        </p>
        ${waiting().map(transferForm)}
      </main>`,
    });
  });
  app.post('/transfers', (request, reply) => {
    const { text, amount } = Sent.parse(request.body);
    const payment = waiting().find(({ transfer }) => transfer?.text === text);
    if (payment === undefined) return reply.code(404).send({ error: 'unknown_text' });
    receiveTransfer(sandbox, payment, amount);
    return reply.redirect('/transfers', 303);
  });
}

function transferForm(payment: Payment) {
  const { amount, state, transfer } = payment;
  const text = transfer?.text ?? '';
  return html`<form method="post" action="/transfers">
    <p class="amount">${text} · ${state} <strong>${amountText(payment, 'en')}</strong></p>
    <input type="hidden" name="text" value="${text}" />
    <div class="field">
      <label for="of-${text}">Amount of ${text}</label>
      <input id="of-${text}" name="amount" inputmode="numeric" value="${amount}" />
    </div>
    <button>Send</button>
  </form>`;
}
