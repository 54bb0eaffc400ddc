import { html, type Html } from '@vitrine/html';
import type { Event } from '../store/records.ts';
import type { Workshop } from '../work/workshop.ts';
import { counted } from './page.ts';

/** What the shop has not taken: what waits for it to answer, and what it refuses. */
export function failures({ records }: Workshop): Html {
  const waiting = records.events.all().filter(({ state, tries }) => state === 'waiting' && tries > 0);
  if (waiting.length === 0) return html``;
  const refused = waiting.filter(({ refusal }) => refusal !== undefined);
  const unanswered = waiting.length - refused.length;
  return html`<section class="failed">
    <h2>Not told yet <span class="count">${waiting.length}</span></h2>
    ${
      unanswered === 0
        ? undefined
        : html`<p>
            The shop does not answer. ${counted(unanswered, 'event waits', 'events wait')}, and will be told
            in order.
          </p>`
    }
    <ul class="cards">
      ${refused.map((event) => refusedCard(event, records.orders.get(event.order)?.order.number ?? ''))}
    </ul>
  </section>`;
}

/** What the shop's refusals mean for whoever stands at the bench. */
const MEANINGS: Readonly<Record<string, string>> = {
  illegal_event: 'The shop knows this parcel or return in another state.',
  not_paid: 'The order is not paid: its pieces stay here.',
  letters_unread: 'Somebody has to read the letters of a piece before it is begun.',
  held_for_review: 'Somebody has to look at the order before it is begun.',
  not_later: 'The new day is not later than the one that was promised.',
  not_found: 'The shop does not know it.',
};

function refusedCard({ id, body, refusal, tries }: Event, number: string): Html {
  const code = refusal?.code ?? '';
  return html`<li class="card">
    <div class="cardHead">
      <h3>${number}<span class="soft"> · ${String(body['type'])}</span></h3>
      <p class="stage">Refused (${refusal?.status})</p>
    </div>
    <p>${MEANINGS[code] ?? `The shop refuses it: ${code}.`}</p>
    <p class="soft">${counted(tries, 'try', 'tries')}. It is tried again by itself.</p>
    <div class="actions">
      <form method="post" action="/events/${id}/retries">
        <button>Try now<span class="hidden"> ${number}</span></button>
      </form>
      <form method="post" action="/events/${id}/drops">
        <button>Drop it<span class="hidden"> ${number}</span></button>
      </form>
    </div>
  </li>`;
}
