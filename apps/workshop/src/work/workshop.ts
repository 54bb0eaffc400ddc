import { randomUUID } from 'node:crypto';
import type { WorkshopConfig } from '../config.ts';
import type { Message, ToldOrder, ToldParcel, ToldReturn } from '../messages/message.ts';
import type { KeptOrder, ParcelWork, WorkshopRecords, ReturnWork } from '../store/records.ts';
import {
  EVENT_OF_STEP,
  firstParcelStage,
  firstReturnStage,
  mayBeDelayed,
  nextParcelStep,
  nextReturnStep,
  type ReturnStep,
  STAGE_AFTER,
} from './steps.ts';

/** What every part of the workshop works with. */
export interface Workshop {
  readonly config: WorkshopConfig;
  readonly records: WorkshopRecords;
  readonly nowMs: () => number;
}

/** Who carries the parcels of the demo. */
export const CARRIER = 'Messagerie Aurèle';

/**
 * Keeps what the shop tells of an order, once: a message that comes again, or behind a later one of its order, brings
 * nothing new. What is begun goes on where it is.
 */
export function takeMessage(workshop: Workshop, { order, place }: Message): void {
  const { records } = workshop;
  if ((records.orders.get(order.reference)?.place ?? 0) >= place) return;
  records.together(() => {
    records.orders.put(order.reference, { order, place });
    keepWork(workshop, order);
    if (order.state === 'cancelled') dropEvents(records, order.reference);
  });
}

/** Notes what is to be done for an order, as far as it is not known yet. */
function keepWork({ records, nowMs }: Workshop, { reference, parcels, returns }: ToldOrder): void {
  const sinceMs = nowMs();
  for (const parcel of parcels) {
    const { reference: id, state, delayedUntil } = parcel;
    const known = records.parcels.get(id);
    const stage = firstParcelStage(state);
    if (known === undefined) records.parcels.put(id, { id, order: reference, stage, sinceMs, delayedUntil });
    else if (stage === 'cancelled') records.parcels.put(id, { ...known, stage, sinceMs });
  }
  for (const { reference: id, state } of returns) {
    if (records.returns.get(id) === undefined)
      records.returns.put(id, { id, order: reference, stage: firstReturnStage(state), sinceMs });
  }
}

/** Nobody needs to hear any more what was done for an order that is cancelled. */
function dropEvents({ events }: WorkshopRecords, order: string): void {
  for (const event of events.all())
    if (event.order === order && event.state === 'waiting')
      events.put(event.id, { ...event, state: 'dropped' });
}

/** A parcel with its order and how far it is. */
export interface OpenParcel {
  readonly work: ParcelWork;
  readonly parcel: ToldParcel;
  readonly kept: KeptOrder;
}

export function findParcel({ records }: Workshop, id: string): OpenParcel | undefined {
  const work = records.parcels.get(id);
  const kept = work && records.orders.get(work.order);
  const parcel = kept?.order.parcels.find(({ reference }) => reference === id);
  return work === undefined || kept === undefined || parcel === undefined
    ? undefined
    : { work, parcel, kept };
}

export interface OpenReturn {
  readonly work: ReturnWork;
  readonly asked: ToldReturn;
  readonly kept: KeptOrder;
}

export function findReturn({ records }: Workshop, id: string): OpenReturn | undefined {
  const work = records.returns.get(id);
  const kept = work && records.orders.get(work.order);
  const asked = kept?.order.returns.find(({ reference }) => reference === id);
  return work === undefined || kept === undefined || asked === undefined ? undefined : { work, asked, kept };
}

/** What became of a press; `missing`: there is no such step, `wrong`: what was said with it cannot be. */
export type StepResult = 'done' | 'missing' | 'wrong';

/** Does the next step of a parcel, and leaves the event for the shop. */
export function stepParcel(workshop: Workshop, id: string): StepResult {
  const found = findParcel(workshop, id);
  const step = found && nextParcelStep(found.work.stage, found.parcel.kind);
  if (found === undefined || step === undefined) return 'missing';
  const { work, parcel, kept } = found;
  const carried = { carrier: CARRIER, number: `${kept.order.number}-${parcel.place}` };
  const tracking = step === 'ship' ? { tracking: carried } : {};
  const { records, nowMs } = workshop;
  const type = EVENT_OF_STEP[step];
  records.together(() => {
    records.parcels.put(id, { ...work, ...tracking, stage: STAGE_AFTER[step], sinceMs: nowMs() });
    if (type !== undefined) tell(workshop, work.order, { type, parcel: id, ...tracking });
  });
  return 'done';
}

/** Says that a parcel comes by a day (an ISO date) after the promised one; the shop refuses any other, and so it is `wrong`. */
export function delayParcel(workshop: Workshop, id: string, until: string): StepResult {
  const found = findParcel(workshop, id);
  if (found === undefined || !mayBeDelayed(found.work.stage)) return 'missing';
  const { promisedUntil } = found.parcel;
  if (promisedUntil !== undefined && until <= promisedUntil) return 'wrong';
  workshop.records.together(() => {
    workshop.records.parcels.put(id, { ...found.work, delayedUntil: until });
    tell(workshop, found.work.order, { type: 'parcel.delayed', parcel: id, until });
  });
  return 'done';
}

/** Does the next step of a return; of an inspection with the pieces of each line that are taken back, no more than came. */
export function stepReturn(
  workshop: Workshop,
  id: string,
  verdict: ReadonlyMap<string, number> = new Map(),
): StepResult {
  const found = findReturn(workshop, id);
  const step = found && nextReturnStep(found.work.stage, found.asked.kind);
  if (found === undefined || step === undefined) return 'missing';
  const { work, asked } = found;
  if (asked.lines.some(({ reference, quantity }) => (verdict.get(reference) ?? 0) > quantity)) return 'wrong';
  const { stage, ...said } = afterReturnStep(step, asked, verdict);
  const { records, nowMs } = workshop;
  records.together(() => {
    records.returns.put(id, { ...work, stage, sinceMs: nowMs() });
    tell(workshop, work.order, { return: id, ...said });
  });
  return 'done';
}

/** How far a return is after a step, and what the shop is told of it. */
function afterReturnStep(
  step: ReturnStep,
  { kind, number, lines }: ToldReturn,
  verdict: ReadonlyMap<string, number>,
): { readonly stage: ReturnWork['stage']; readonly type: string } & Readonly<Record<string, unknown>> {
  if (step === 'receive') return { stage: 'received', type: 'return.received' };
  if (step === 'send')
    return { stage: 'done', type: 'exchange.sent', tracking: { carrier: CARRIER, number } };
  const judged = lines.map(({ reference: line, quantity }) => ({
    line,
    accepted: verdict.get(line) ?? quantity,
  }));
  const isAnyTaken = judged.some(({ accepted }) => accepted > 0);
  const stage = kind === 'exchange' && isAnyTaken ? 'inspected' : 'done';
  return { stage, type: 'return.inspected', lines: judged };
}

/** Leaves an event for the shop, under an id that is the same on every try. */
function tell({ records, nowMs }: Workshop, order: string, said: Readonly<Record<string, unknown>>): void {
  const id = `evt-${randomUUID()}`;
  const body = { id, occurredAt: new Date(nowMs()).toISOString(), ...said };
  records.events.put(id, { id, order, body, tries: 0, nextAtMs: nowMs(), state: 'waiting' });
}

/** Does by itself what is due; an order whose last event the shop has not taken yet waits. */
export function stepDue(workshop: Workshop): void {
  const { config, records, nowMs } = workshop;
  const { stepMs } = config;
  if (stepMs === undefined) return;
  const isWaiting = new Set(
    records.events.all().flatMap(({ order, state }) => (state === 'waiting' ? [order] : [])),
  );
  const isDue = ({ order, stage, sinceMs }: ParcelWork | ReturnWork) =>
    stage !== 'done' && stage !== 'cancelled' && nowMs() - sinceMs >= stepMs && !isWaiting.has(order);
  for (const work of records.parcels.all()) if (isDue(work)) stepParcel(workshop, work.id);
  for (const work of records.returns.all()) if (isDue(work)) stepReturn(workshop, work.id);
}
