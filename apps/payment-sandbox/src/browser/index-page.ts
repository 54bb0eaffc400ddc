import type { FastifyInstance } from 'fastify';
import { CHALLENGE_CODE, TEST_CARDS } from '../cards/test-cards.ts';
import { groupedNumber } from '../frame/card-rules.ts';
import { html } from '@vitrine/html';
import { GIFT_CARD_PIN, GIFT_CARDS } from '../tokens/gift-cards.ts';
import { sendPage } from './page.ts';

/** The front page, for whoever tries the shop: which card does what. */
export function indexPage(app: FastifyInstance): void {
  app.get('/', async (_request, reply) => {
    const rows = TEST_CARDS.map(
      ({ number, outcome, story }) =>
        html`<tr>
          <td class="number">${groupedNumber(number)}</td>
          <td>${outcome}</td>
          <td>${story}</td>
        </tr>`,
    );
    return sendPage(reply, {
      title: 'Payment sandbox',
      words: { lang: 'en', dir: 'ltr' },
      body: html`<main class="index">
        <h1>Payment sandbox</h1>
        <p>
          A payment provider for trying the shop: no money moves. Any name, any date ahead and any security
          code will do; the bank’s code is ${CHALLENGE_CODE}. A number that is not in the list is declined.
        </p>
        <p>Gift cards (PIN ${GIFT_CARD_PIN}), on the wallets’ provider:</p>
        <ul>
          ${GIFT_CARDS.map(({ number, story }) => html`<li><span class="number">${groupedNumber(number)}</span> ${story}</li>`)}
        </ul>
        <table>
          <thead>
            <tr>
              <th scope="col">Card number</th>
              <th scope="col">Outcome</th>
              <th scope="col">What happens</th>
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </main>`,
    });
  });
}
