import { ask } from './shop-records.ts';
import type { ShopUnderFire } from './shop-under-fire.ts';

/** What went on besides the buying, and how much of it while things died. */
export async function tallyOf(shop: ShopUnderFire, until: Date): Promise<string> {
  const [row] = await ask(
    shop,
    `SELECT json_object_agg(what, made || ' (' || meanwhile || ')')::text AS tally FROM (
       SELECT 'papers' AS what, count(*) AS made, count(*) FILTER (WHERE made_at <= $1) AS meanwhile FROM paper
       UNION ALL SELECT 'events', count(*), count(*) FILTER (WHERE received_at <= $1) FROM workshop_event
       UNION ALL SELECT 'messages', count(*), count(*) FILTER (WHERE sent_at <= $1) FROM workshop_message
       UNION ALL SELECT 'returns', count(*), count(*) FILTER (WHERE moved_at <= $1) FROM return_request
         WHERE order_id IN (SELECT order_id FROM workshop_message)) counted`,
    [until],
  );
  return String(row?.['tally']);
}
