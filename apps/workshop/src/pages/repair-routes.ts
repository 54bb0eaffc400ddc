import type { FastifyInstance, FastifyReply } from 'fastify';
import { html, type Html } from '@vitrine/html';
import { z } from 'zod';
import type { Ask } from '../events/deliver-events.ts';
import { failures } from './failures.ts';
import { CARRIER, type Workshop } from '../work/workshop.ts';
import { counted, dayText, sendMissing, sendPage } from './page.ts';

/** What the workshop reads of a repair; other fields are left alone. */
const Repair = z.object({
  reference: z.string(),
  number: z.string(),
  state: z.string(),
  requestedAt: z.string(),
  piece: z.string(),
  serialNumber: z.optional(z.string()),
  description: z.string(),
  photos: z.array(z.int()),
  currency: z.string(),
  estimate: z.optional(
    z.object({ amount: z.int(), days: z.optional(z.int()), note: z.optional(z.string()) }),
  ),
  client: z.object({ firstName: z.string(), lastName: z.string(), email: z.optional(z.string()) }),
});
type Repair = z.infer<typeof Repair>;
const Repairs = z.object({ repairs: z.array(Repair) });

const ByReference = z.object({ id: z.string().regex(/^[\w.-]{1,70}$/u) });
const ByPlace = z.object({ ...ByReference.shape, place: z.string().regex(/^\d{1,2}$/u) });
/** `price`: in the currency's own unit, as it is typed. */
const Step = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['repair.received', 'repair.repaired', 'repair.returned']) }),
  z.object({
    type: z.literal('repair.quoted'),
    price: z.coerce.number().min(0).max(1_000_000),
    currency: z.string().regex(/^[A-Z]{3}$/u),
    days: z.union([z.literal(''), z.coerce.number().int().min(1).max(365)]).default(''),
    note: z.string().trim().max(500),
  }),
  z.object({ type: z.literal('repair.declined'), note: z.string().trim().max(500).default('') }),
]);
const Refused = z.object({ errorCode: z.string() });

/** Pieces that clients have sent in. The shop keeps their requests, so each look asks it; what is done is told it at once. */
export function repairPages(app: FastifyInstance, workshop: Workshop, ask: Ask): void {
  app.get('/repairs', async (_request, reply) => {
    const { status, body } = await ask('/workshop/repairs', { method: 'GET' });
    const read = status === 200 ? Repairs.parse(JSON.parse(body.toString())).repairs : undefined;
    return sendPage(reply, { title: 'Repairs', body: repairsPage(workshop, read) });
  });
  app.get('/repairs/:id/photos/:place', async (request, reply) => {
    const { id, place } = ByPlace.parse(request.params);
    const { status, body, type } = await ask(`/workshop/repairs/${id}/photos/${place}`, { method: 'GET' });
    return status === 200 && /^image\/(?:jpeg|png|webp)$/u.test(type ?? '')
      ? reply
          .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
          .type(type ?? '')
          .send(body)
      : sendMissing(reply);
  });
}

/** A step of a repair, as its form sends it. */
export async function stepRepair(
  { workshop, ask }: { readonly workshop: Workshop; readonly ask: Ask },
  form: { readonly params: unknown; readonly body: unknown },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id } = ByReference.parse(form.params);
  const step = Step.safeParse(form.body);
  if (!step.success) return reply.code(400).send('The price or the days are wrong.');
  const event = {
    // One step of one repair is one event, however often its button is pressed.
    id: `${id}:${step.data.type}`,
    occurredAt: new Date(workshop.nowMs()).toISOString(),
    repair: id,
    ...toldOf(step.data, id),
  };
  const { status, body } = await ask('/workshop/events', { method: 'POST', body: JSON.stringify(event) });
  if (status === 200) return reply.redirect(`/repairs#${id}`, 303);
  const known = status >= 400 && status < 500 ? Refused.safeParse(JSON.parse(body.toString())) : undefined;
  const why =
    known?.success === true ? `The shop refuses it: ${known.data.errorCode}.` : 'The shop does not answer.';
  return reply.code(status === 409 ? 409 : 502).send(why);
}

function toldOf(step: z.infer<typeof Step>, id: string): Readonly<Record<string, unknown>> {
  if (step.type === 'repair.returned')
    return { type: step.type, tracking: { carrier: CARRIER, number: id.slice(-12) } };
  if (step.type !== 'repair.quoted' && step.type !== 'repair.declined') return { type: step.type };
  const said = { type: step.type, ...(step.note === '' ? {} : { note: step.note }) };
  if (step.type === 'repair.declined') return said;
  const { price, currency, days } = step;
  return {
    ...said,
    amount: Math.round(price * 10 ** digitsOf(currency)),
    ...(days === '' ? {} : { days }),
  };
}

/** How many digits a currency has behind the point. */
const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

function repairsPage(workshop: Workshop, repairs: readonly Repair[] | undefined): Html {
  return html`<header class="house">
      <p class="mark">AURÈLE</p>
      <h1>Repairs</h1>
      <p class="soft"><a href="/">To the orders</a></p>
    </header>
    <main>
      ${failures(workshop)}
      <section>
        <h2>Pieces of clients <span class="count">${repairs?.length ?? 0}</span></h2>
        ${repairs === undefined ? html`<p class="soft">The shop does not answer.</p>` : cards(repairs)}
      </section>
    </main>`;
}

const cards = (repairs: readonly Repair[]): Html =>
  repairs.length === 0
    ? html`<p class="soft">No piece is to be repaired.</p>`
    : html`<ul class="cards">
        ${repairs.map(repairCard)}
      </ul>`;

const STATES: Readonly<Record<string, string>> = {
  requested: 'Expected',
  received: 'To be estimated',
  quoted: 'The client decides',
  accepted: 'To be paid',
  refused: 'Goes back as it is',
  paid: 'On the bench',
  repaired: 'To be sent back',
  declined: 'Goes back unrepaired',
};

function repairCard(repair: Repair): Html {
  const { reference, number, state, piece, serialNumber, description, photos, client } = repair;
  return html`<li class="card" id="${reference}">
    <div class="cardHead">
      <h3>${number}</h3>
      <p class="stage" data-stage="${state}">${STATES[state] ?? state}</p>
    </div>
    <p><bdi>${piece}</bdi>${serialNumber === undefined ? '' : `, certificate ${serialNumber}`}</p>
    <p><bdi>${description}</bdi></p>
    <p class="soft">
      <bdi>${client.firstName} ${client.lastName}</bdi
      >${client.email === undefined ? '' : `, ${client.email}`}, asked on ${dayText(repair.requestedAt)}
    </p>
    ${
      photos.length === 0
        ? undefined
        : html`<p class="soft">
            ${counted(photos.length, 'photo')}:
            ${photos.map((place) => html`<a href="/repairs/${reference}/photos/${place}">${place}</a> `)}
          </p>`
    }
    ${estimateText(repair)} ${stepForm(repair)}
  </li>`;
}

function estimateText({ estimate, currency }: Repair): Html | undefined {
  if (estimate === undefined) return undefined;
  const amount = new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(
    estimate.amount / 10 ** digitsOf(currency),
  );
  return html`<p>
    Estimate:
    ${amount}${estimate.days === undefined ? '' : html`, ${counted(estimate.days, 'day')}`}${estimate.note === undefined ? '' : html`, <bdi>${estimate.note}</bdi>`}
  </p>`;
}

const STEPS: Readonly<Record<string, readonly [type: string, name: string]>> = {
  requested: ['repair.received', 'Received'],
  received: ['repair.quoted', 'Send the estimate'],
  refused: ['repair.returned', 'Send it back'],
  paid: ['repair.repaired', 'Repaired'],
  repaired: ['repair.returned', 'Send it back'],
  declined: ['repair.returned', 'Send it back'],
};

function stepForm({ reference, number, state, currency }: Repair): Html | undefined {
  const [type, name] = STEPS[state] ?? [];
  if (type === undefined) return undefined;
  return html`<form method="post" action="/repairs/${reference}/steps">
      <input type="hidden" name="type" value="${type}" />
      ${state === 'received' ? estimateFields(currency) : undefined}
      <div class="actions">
        <button class="main">${name}<span class="hidden"> ${number}</span></button>
      </div>
    </form>
    ${DECLINABLE.has(state) ? declineForm(reference, number) : undefined}`;
}

/** What the house has not answered yet. */
const DECLINABLE: ReadonlySet<string> = new Set(['requested', 'received']);

const declineForm = (reference: string, number: string): Html =>
  html`<form method="post" action="/repairs/${reference}/steps">
    <input type="hidden" name="type" value="repair.declined" />
    <label>Why it cannot be repaired <input name="note" maxlength="500" /></label>
    <div class="actions">
      <button>Decline<span class="hidden"> ${number}</span></button>
    </div>
  </form>`;

const estimateFields = (currency: string): Html =>
  html`<input type="hidden" name="currency" value="${currency}" />
    <label>Price in ${currency} <input type="number" name="price" min="0" step="any" required /></label>
    <label>Days of work <input type="number" name="days" min="1" max="365" /></label>
    <label>What is done <input name="note" maxlength="500" /></label>`;
