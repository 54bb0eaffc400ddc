import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { answerWallet } from '../merchant/change-payment.ts';
import type { Sandbox } from '../sandbox.ts';
import { amountText } from './amount-text.ts';
import { html, type Html } from '@vitrine/html';
import { encode } from 'uqr';
import { findOpened, type OpenedPayment, sendBack, sendPaymentExpired } from './opened-page.ts';
import { sendPage } from './page.ts';
import { wordsOf } from './words.ts';

const Named = z.object({ payment: z.string().max(4000) });
const Answer = Named.extend({ action: z.enum(['approve', 'approve-and-stay', 'cancel']) });

/** The wallet's own page, at the top of the browser, and what the shopper answers there. */
export function walletRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/wallet', async (request, reply) => {
    const { payment: text } = Named.parse(request.query);
    const open = await findOpened(sandbox, 'wallet', text);
    if (open === undefined) return sendPaymentExpired(reply, request.headers['accept-language'] ?? '');
    if (open.payment.state !== 'pending') return sendBack(sandbox, reply, open);
    const scanned = isScanned(open, request.headers['user-agent'] ?? '');
    return sendWallet(reply, open, { text, scan: scanned ? walletAddress(sandbox, text) : undefined });
  });

  app.get('/wallet/state', async (request, reply) => {
    const open = await findOpened(sandbox, 'wallet', Named.parse(request.query).payment);
    return reply.header('cache-control', 'no-store').send({ state: open?.payment.state ?? 'expired' });
  });

  app.post('/wallet/answer', async (request, reply) => {
    const { payment: text, action } = Answer.parse(request.body);
    const open = await findOpened(sandbox, 'wallet', text);
    if (open === undefined) return sendPaymentExpired(reply, request.headers['accept-language'] ?? '');
    const payment = answerWallet(sandbox, open.payment, action === 'cancel' ? 'refused' : 'authorised');
    return action === 'approve-and-stay'
      ? sendStayed(reply, open)
      : sendBack(sandbox, reply, { ...open, payment });
  });
}

/** What wallets call themselves; another one stands by its name on the wire. */
const NAMES = new Map([
  ['paypal', 'PayPal'],
  ['alipay', 'Alipay · 支付宝'],
  ['wechat', 'WeChat Pay · 微信支付'],
]);

/** The wallets whose owners scan what a desk shows them. */
const SCANNED = new Set(['alipay', 'wechat']);

function isScanned({ wallet }: OpenedPayment, userAgent: string): boolean {
  return SCANNED.has(wallet.method ?? '') && !/Mobi/u.test(userAgent);
}

function walletAddress({ config }: Sandbox, text: string): string {
  const url = new URL('/wallet', config.origin);
  url.searchParams.set('payment', text);
  return url.href;
}

interface WalletPage {
  /** Which payment, signed. */
  readonly text: string;
  /** The address that a telephone scans; undefined on the telephone itself. */
  readonly scan: string | undefined;
}

function sendWallet(
  reply: FastifyReply,
  { payment, wallet }: OpenedPayment,
  { text, scan }: WalletPage,
): FastifyReply {
  const words = wordsOf(wallet.locale);
  return sendPage(reply, {
    title: words.walletTitle,
    words,
    // A form that is answered by a redirect is held to this rule at every hop.
    formsLeadTo: new URL(wallet.returnUrl).origin,
    ...(scan !== undefined && { script: '/assets/await-phone.js' }),
    body: html`<main class="bank">
      <h1>${words.walletTitle}</h1>
      <p>${words.walletText}</p>
      ${wallet.method === undefined ? '' : html`<p><bdi>${NAMES.get(wallet.method) ?? wallet.method}</bdi></p>`}
      <p class="amount">
        ${words.amount} <strong><bdi>${amountText(payment, wallet.locale)}</bdi></strong>
      </p>
      ${scan === undefined ? '' : qrCode(scan, words.walletScan)}
      <form method="post" action="/wallet/answer">
        <input type="hidden" name="payment" value="${text}" />
        <button name="action" value="approve">${words.approve}</button>
        <button class="quiet" name="action" value="approve-and-stay">${words.approveAndStay}</button>
        <button class="quiet" name="action" value="cancel">${words.cancel}</button>
      </form>
    </main>`,
  });
}

function qrCode(address: string, hint: string): Html {
  const { size, data } = encode(address, { ecc: 'L' });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return html`<figure class="scan">
    <svg viewBox="0 0 ${size} ${size}" role="img" aria-label="${hint}"><path d="${path}" /></svg>
    <figcaption>${hint}</figcaption>
  </figure>`;
}

/** Approved, and the way back not taken: the shop hears of it by the notice alone. */
function sendStayed(reply: FastifyReply, { wallet }: OpenedPayment): FastifyReply {
  const words = wordsOf(wallet.locale);
  return sendPage(reply, {
    title: words.walletTitle,
    words,
    body: html`<main class="bank">
      <h1>${words.walletTitle}</h1>
      <p>${words.walletStayed}</p>
    </main>`,
  });
}
