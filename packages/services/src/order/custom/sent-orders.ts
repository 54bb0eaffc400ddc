import type { AnswerOf, SentOrderBody } from '@vitrine/contracts';
import {
  accepted,
  fullName,
  isAgent,
  type Locale,
  localeOf,
  LOCALES,
  pageUrl,
  type Refusals,
  refused,
  type Result,
} from '@vitrine/domain';
import { toPrice } from '../../catalog/index.ts';
import type { ServiceDeps } from '../../deps.ts';
import type { Call } from '../../http/call.ts';
import { linkTokenOf } from '../../one-time/index.ts';
import { stateOf } from './answer-custom-order.service.ts';
import { sentBy, type SentRow } from './custom-order.store.ts';

type SentDeps = Pick<ServiceDeps, 'db' | 'clock' | 'config'>;

/** What stays in sight: what was sent within these days, and so many of it. */
const SHOWN_DAYS = 60;
const SHOWN = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** [R4.042, R2.045] The orders that an agent sent in the market of the session, with what became of them. */
export async function sentOrders(
  deps: SentDeps,
  { session, locale: asked }: Pick<Call<'getSentOrders'>, 'session' | 'locale'>,
): Promise<Result<AnswerOf<'getSentOrders'>, Refusals<'forbidden'>>> {
  const { market, principal } = session;
  if (!isAgent(principal)) return refused({ code: 'forbidden' });
  const now = deps.clock.now();
  const since = new Date(now.getTime() - SHOWN_DAYS * DAY_MS);
  const rows = await sentBy(deps.db, { market, agentId: principal.agentId, since, limit: SHOWN });
  return accepted({ orders: rows.map((row) => sentOrder(deps, row, { locale: asked, now })) });
}

interface Shown {
  readonly locale: Locale;
  readonly now: Date;
}

function sentOrder(deps: SentDeps, row: SentRow, { locale, now }: Shown): SentOrderBody {
  const { orderId, kind, sentAt, expiresAt, currency, total, pieces, customerId, shipTo } = row;
  const state = stateOf(row, now);
  const { firstName = '', lastName = '', countryCode = '' } = shipTo ?? {};
  return {
    orderId,
    kind,
    state,
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    total: toPrice({ amount: total, currency }, locale),
    pieces,
    name: fullName({ firstName, lastName }, countryCode),
    ...(customerId === null ? {} : { clientId: customerId }),
    ...(kind === 'pay_by_link' && state === 'sent' ? { payUrl: customOrderUrl(deps.config, row) } : {}),
  };
}

/** [R2.045] Where an order that was sent is approved or paid, in the locale of the order. */
export function customOrderUrl(
  config: SentDeps['config'],
  { id, locale }: Pick<SentRow, 'id' | 'locale'>,
): string {
  const token = linkTokenOf(config, { kind: 'custom-order', id });
  const { code } = localeOf(locale) ?? LOCALES['eng-us'];
  return (config.ownOrigins[0] ?? '') + pageUrl(code, `checkout/custom-order-approval?token=${token}`);
}
