import type { Sandbox } from '../sandbox.ts';
import type { Notice } from '../store/records.ts';
import { afterAttempt } from './notice.ts';

const TIMEOUT_MS = 10_000;

/**
 * Posts the notices that are due as `{"notice": "<JWS>"}`. The JWS is signed anew for each try; its `jti` is the
 * notice's id and stays, so the shop knows one that comes again: a kill between the shop's answer and our note of it
 * sends it twice.
 */
export async function deliverNotices(sandbox: Sandbox, post: Post): Promise<void> {
  const nowMs = sandbox.nowMs();
  const due = sandbox.records.notices
    .all()
    .filter(({ delivered, nextAtMs }) => !delivered && nextAtMs <= nowMs);
  for (const notice of due) {
    const ok = await post(notice.url, { notice: await signed(sandbox, notice) });
    sandbox.records.notices.put(notice.id, afterAttempt(notice, { ok, nowMs: sandbox.nowMs() }));
  }
}

/** Sends and says whether the shop took it. */
export type Post = (url: string, body: object) => Promise<boolean>;

function signed(sandbox: Sandbox, notice: Notice): Promise<string> {
  const payment = sandbox.records.payments.get(notice.reference);
  return sandbox.texts.sign('notice', {
    jti: notice.id,
    reference: notice.reference,
    providerRef: payment?.id,
    amount: notice.amount ?? payment?.amount,
    captured: payment?.captured ?? 0,
    currency: payment?.currency,
    state: notice.state,
  });
}

/** The real way: JSON over HTTP, following nothing. */
export async function postJson(url: string, body: object): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
