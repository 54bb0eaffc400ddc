import type { FastifyReply } from 'fastify';
import type { Sandbox } from '../sandbox.ts';
import type { Purpose } from '../signed-texts.ts';
import type { Payment, Wallet } from '../store/records.ts';
import { html } from '@vitrine/html';
import { sendPage } from './page.ts';
import { wordsOf } from './words.ts';

/** A payment whose page is open, with the ways back that the shop gave. */
export interface OpenedPayment {
  readonly payment: Payment;
  readonly wallet: Wallet;
}

/** The payment that the address of a page names; undefined for an address that is not ours or is too old. */
export async function findOpened(
  { texts, records }: Sandbox,
  purpose: Extract<Purpose, 'wallet' | 'card-page'>,
  text: string,
): Promise<OpenedPayment | undefined> {
  const claims = await texts.read(purpose, text);
  const payment = typeof claims === 'string' ? undefined : records.payments.get(claims.jti ?? '');
  return payment?.wallet === undefined ? undefined : { payment, wallet: payment.wallet };
}

/** The way back carries how it ended, signed: a shop that asks us besides believes no browser. */
export async function sendBack(
  { texts }: Sandbox,
  reply: FastifyReply,
  { payment, wallet }: OpenedPayment,
): Promise<FastifyReply> {
  const { id, reference, state, amount, currency, settlesAtMs } = payment;
  // What the bank decides later is no refusal.
  const isOn = state === 'authorised' || state === 'captured' || settlesAtMs !== undefined;
  const back = new URL(isOn ? wallet.returnUrl : wallet.cancelUrl);
  const claims = { jti: id, reference, providerRef: id, state, amount, currency };
  back.searchParams.set('result', await texts.sign('result', claims));
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(back.href, 303);
}

/** That the page is over, for whoever comes by an old address. */
export function sendPaymentExpired(reply: FastifyReply, languages: string): FastifyReply {
  const words = wordsOf(languages);
  void reply.code(410);
  return sendPage(reply, {
    title: words.walletTitle,
    words,
    body: html`<main class="bank"><p>${words.walletExpired}</p></main>`,
  });
}
