import { WorkshopMessage } from '@vitrine/contracts';
import type { ServiceDeps } from '../../deps.ts';
import type { Told, WorkshopGateway } from '../../gateways/index.ts';
import type { JobData } from '../../jobs/index.ts';
import { findOrder } from '../order-view.store.ts';
import { returnsOfOrder } from '../returns/return.store.ts';
import type { OrderKey } from '../settled.store.ts';
import {
  dueOrders,
  keepBody,
  type MessageRow,
  noteFailed,
  noteSent,
  waitingMessages,
} from './message.store.ts';
import { messageBody } from './message-body.ts';

type SendDeps = Pick<ServiceDeps, 'db' | 'clock' | 'log' | 'alarm'> & {
  readonly gateways: Pick<ServiceDeps['gateways'], 'workshop'>;
};

/** Orders of one look, and how many are told at the same time. */
const BATCH = 50;
const AT_ONCE = 5;
const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 60 * MINUTE_MS;
/** A message that waits for longer than this calls for a person; an outage of the workshop is shorter. */
const UNTOLD_TOO_LONG_MS = 3 * 60 * MINUTE_MS;

/** Sends what waits of one order, once; what cannot be sent now is left to the timetable. */
export async function sendMessagesOfOrder(deps: SendDeps, key: JobData['tell-workshop']): Promise<void> {
  const { workshop } = deps.gateways;
  if (workshop !== undefined) await sendInOrder(deps, workshop, key);
}

/**
 * Sends whatever waits and is due, the oldest first. A workshop that does not answer is not asked about the other orders:
 * the next minute begins with the same ones, so that everything arrives, and in order, once it is back.
 */
export async function sendDueMessages(deps: SendDeps): Promise<void> {
  const { workshop } = deps.gateways;
  if (workshop === undefined) return;
  for (;;) {
    const due = await dueOrders(deps.db, deps.clock.now(), BATCH);
    for (let at = 0; at < due.length; at += AT_ONCE) {
      const told = await Promise.all(
        due.slice(at, at + AT_ONCE).map((order) => sendInOrder(deps, workshop, order)),
      );
      if (told.includes('unavailable')) {
        tellOutage(deps, due[0]);
        return;
      }
    }
    if (due.length < BATCH) return;
  }
}

/** Sends the messages of an order until one is not taken. */
async function sendInOrder(deps: SendDeps, workshop: WorkshopGateway, key: OrderKey): Promise<Told> {
  for (const row of await waitingMessages(deps.db, key)) {
    const message = await bodyOf(deps, row, key);
    const told = await workshop.tell(message);
    if (told === 'taken') await noteSent(deps.db, row, deps.clock.now());
    else {
      await keepWaiting(deps, row, told);
      return told;
    }
  }
  return 'taken';
}

/** What a message says, the same on every try. */
async function bodyOf({ db }: SendDeps, row: MessageRow, key: OrderKey): Promise<WorkshopMessage> {
  if (row.body !== null) return WorkshopMessage.parse(row.body);
  const order = await findOrder(db, key.market, key.orderId);
  if (order === undefined) throw new Error(`The order ${key.orderId} of a message is gone`);
  return WorkshopMessage.parse(
    await keepBody(db, row, messageBody(row, order, await returnsOfOrder(db, key))),
  );
}

/** The workshop that refuses a message is asked again ever more seldom; the order's other messages wait behind it. */
async function keepWaiting(
  { db, clock, log, alarm }: SendDeps,
  { market, id, orderId, place, tries }: MessageRow,
  told: Exclude<Told, 'taken'>,
): Promise<void> {
  const pauseMs =
    told === 'unavailable' ? 0 : Math.min(LONGEST_PAUSE_MS, MINUTE_MS * 2 ** Math.min(tries, 10));
  await noteFailed(db, { market, id }, new Date(clock.now().getTime() + pauseMs));
  if (told === 'unavailable') return;
  log.error({ orderId, place }, 'The workshop refuses a message');
  alarm('workshop_untold');
}

function tellOutage({ clock, log, alarm }: SendDeps, oldest: { readonly createdAt: Date } | undefined): void {
  log.warn({}, 'The workshop does not answer; its messages wait');
  const waitsSince = oldest?.createdAt.getTime() ?? Infinity;
  if (clock.now().getTime() - waitsSince >= UNTOLD_TOO_LONG_MS) alarm('workshop_untold');
}
