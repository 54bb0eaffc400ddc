import { html, type Html } from '@vitrine/html';
import type { ParcelStage, ReturnStage } from '../store/records.ts';
import { mayBeDelayed, nextParcelStep, nextReturnStep, type BenchStep } from '../work/steps.ts';
import type { OpenParcel, OpenReturn, Workshop } from '../work/workshop.ts';
import { findParcel, findReturn } from '../work/workshop.ts';
import { failures } from './failures.ts';
import { counted, countryName, dayText } from './page.ts';

/** Of what is done only the last few are shown. */
const LAST = 12;

const STAGE_NAMES: Readonly<Record<ParcelStage, string>> = {
  waiting: 'To be picked',
  picking: 'On the bench',
  packed: 'Packed',
  on_the_way: 'With the carrier',
  in_store: 'Waits in the store',
  done: 'Handed over',
  cancelled: 'Cancelled',
};
const STEP_NAMES: Readonly<Record<BenchStep, string>> = {
  pick: 'Pick',
  pack: 'Pack',
  ship: 'Hand to the carrier',
  bring: 'Arrived in the store',
  deliver: 'Delivered',
  'hand-over': 'Collected',
};
const RETURN_STAGE_NAMES: Readonly<Record<ReturnStage, string>> = {
  expected: 'Expected',
  received: 'To be inspected',
  inspected: 'To be exchanged',
  done: 'Done',
};

/** Everything that is open, in the order in which it goes through the house. */
export function board(workshop: Workshop): Html {
  const { records, config } = workshop;
  const parcels = records.parcels.all().flatMap(({ id }) => findParcel(workshop, id) ?? []);
  const returns = records.returns.all().flatMap(({ id }) => findReturn(workshop, id) ?? []);
  const at = (...stages: readonly ParcelStage[]) => parcels.filter(({ work }) => stages.includes(work.stage));
  const coming = returns.filter(({ work }) => work.stage !== 'done');
  const pace =
    config.stepMs === undefined
      ? 'Every step is done by hand.'
      : `What nobody does by hand goes on by itself after ${counted(Math.round(config.stepMs / 1000), 'second')}.`;
  return html`<header class="house">
      <p class="mark">AURÈLE</p>
      <h1>The workshop</h1>
      <p class="soft">${pace} <a href="/repairs">Repairs of clients</a></p>
    </header>
    <main>
      ${failures(workshop)}
      ${section('On the bench', at('waiting', 'picking', 'packed').map(parcelCard), 'Nothing is to be made ready.')}
      ${section('On the way', at('on_the_way', 'in_store').map(parcelCard), 'No parcel is on its way.')}
      ${section('Coming back', coming.map(returnCard), 'No piece is coming back.')}
      ${section('Done', at('done', 'cancelled').toReversed().slice(0, LAST).map(parcelCard), 'Nothing yet.')}
      <form method="post" action="/replays" class="replay">
        <p class="soft">Missing an order? The shop sends everything of the last day once more.</p>
        <button>Ask the shop again</button>
      </form>
    </main>`;
}

function section(title: string, cards: readonly Html[], empty: string): Html {
  return html`<section>
    <h2>${title} <span class="count">${cards.length}</span></h2>
    ${
      cards.length === 0
        ? html`<p class="soft">${empty}</p>`
        : html`<ul class="cards">
            ${cards}
          </ul>`
    }
  </section>`;
}

function parcelCard({ work, parcel, kept: { order } }: OpenParcel): Html {
  const step = nextParcelStep(work.stage, parcel.kind);
  const several = order.parcels.length > 1 ? ` · parcel ${parcel.place} of ${order.parcels.length}` : '';
  const promised = parcel.promisedUntil === undefined ? undefined : html`by ${dayText(parcel.promisedUntil)}`;
  const expected =
    work.delayedUntil === undefined
      ? promised
      : html`<s>${promised}</s> <strong>by ${dayText(work.delayedUntil)}</strong>`;
  return html`<li class="card" id="${work.id}">
    <div class="cardHead">
      <h3>${order.number}<span class="soft">${several}</span></h3>
      <p class="stage" data-stage="${work.stage}">${STAGE_NAMES[work.stage]}</p>
    </div>
    <p class="soft">${whereTo({ work, parcel, kept: { order, place: 0 } })} ${expected}</p>
    <ul class="pieces">
      ${parcel.lines.map((line) => html`<li>${line.quantity} × <bdi>${line.name}</bdi>${line.design === undefined ? '' : ', personalised'}</li>`)}
    </ul>
    ${work.tracking === undefined ? undefined : html`<p class="soft">${work.tracking.carrier} ${work.tracking.number}</p>`}
    <div class="actions">
      ${
        step === undefined
          ? undefined
          : html`<form method="post" action="/parcels/${work.id}/steps">
              <button class="main">
                ${STEP_NAMES[step]}<span class="hidden"> ${order.number}, parcel ${parcel.place}</span>
              </button>
            </form>`
      }
      <a href="/parcels/${work.id}/sheet"
        >Sheet<span class="hidden"> of ${order.number}, parcel ${parcel.place}</span></a
      >
      ${
        work.stage === 'waiting' || work.stage === 'cancelled'
          ? undefined
          : html`<a href="/parcels/${work.id}/cards.pdf"
              >Cards<span class="hidden"> of ${order.number}, parcel ${parcel.place}</span></a
            >`
      }
      ${mayBeDelayed(work.stage) ? delayForm(work.id, parcel) : undefined}
    </div>
  </li>`;
}

function whereTo({ parcel, kept: { order } }: OpenParcel): string {
  if (parcel.kind === 'collect') return `Store ${parcel.storeId ?? ''},`;
  const { hours } = parcel;
  const brought = hours === undefined ? '' : ` at ${hours.from}–${hours.until},`;
  return `${countryName(parcel.address['countryCode'] ?? order.country)},${brought}`;
}

function delayForm(id: string, { promisedUntil }: OpenParcel['parcel']): Html {
  return html`<details>
    <summary>Delay</summary>
    <form method="post" action="/parcels/${id}/delays">
      <label
        >New day
        <input
          type="date"
          name="until"
          required
          min="${promisedUntil === undefined ? '' : dayAfter(promisedUntil)}"
      /></label>
      <button>Tell the shop</button>
    </form>
  </details>`;
}

/** ISO dates. */
function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

function returnCard({ work, asked, kept: { order } }: OpenReturn): Html {
  const step = nextReturnStep(work.stage, asked.kind);
  return html`<li class="card" id="${work.id}">
    <div class="cardHead">
      <h3>${asked.number}<span class="soft"> · of ${order.number}</span></h3>
      <p class="stage" data-stage="${work.stage}">${RETURN_STAGE_NAMES[work.stage]}</p>
    </div>
    <p class="soft">${asked.kind === 'exchange' ? 'An exchange' : 'A return'}, ${wayText(asked.way)}</p>
    ${step === undefined ? undefined : returnForm({ work, asked, kept: { order, place: 0 } }, step)}
  </li>`;
}

const wayText = (way: string): string =>
  way === 'store' ? 'brought to a store' : way === 'collection' ? 'collected at the door' : 'by parcel';

const RETURN_STEP_NAMES = { receive: 'Received', inspect: 'Inspected', send: 'Send the other size' } as const;

/** Of an inspection: how many pieces of each line are taken back. */
function returnForm(
  { work, asked, kept: { order } }: OpenReturn,
  step: keyof typeof RETURN_STEP_NAMES,
): Html {
  const lines = order.parcels.flatMap((parcel) => parcel.lines);
  const pieces = asked.lines.map(({ reference, quantity, reason, wanted }) => {
    const line = lines.find((sold) => sold.reference === reference);
    const instead =
      wanted === undefined ? '' : ` → ${[wanted.color, wanted.size].filter(Boolean).join(', ')}`;
    const what = html`${quantity} × <bdi>${line?.name ?? reference}</bdi>${instead}`;
    return step === 'inspect'
      ? html`<li>
          <label
            >${what} <span class="soft">(${reason})</span> taken back
            <input type="number" name="${reference}" min="0" max="${quantity}" value="${quantity}" required
          /></label>
        </li>`
      : html`<li>${what} <span class="soft">(${reason})</span></li>`;
  });
  return html`<form method="post" action="/returns/${work.id}/steps">
    <ul class="pieces">
      ${pieces}
    </ul>
    <div class="actions">
      <button class="main">${RETURN_STEP_NAMES[step]}<span class="hidden"> ${asked.number}</span></button>
    </div>
  </form>`;
}
