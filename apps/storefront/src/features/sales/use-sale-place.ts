import type { PrivateSaleBody, SalePlaceBody } from '@vitrine/contracts';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { shopClient } from '../../shared/api/shop-client.ts';

/** Pages that began in the same second shall not all ask in the same one again. */
const SPREAD = 0.3;
const AFTER_FAILURE_MS = 10_000;

/**
 * [R4.042] The place of this browser, which asks after it by itself, as seldom as the house says: also while the page is in the
 * background, where browsers let it ask about once a minute. A place that is let in, over or another browser's has the
 * page loaded anew.
 */
export function useSalePlace({ place }: Pick<PrivateSaleBody, 'place'>): SalePlaceBody | undefined {
  const [followed, setFollowed] = useState<{ readonly since: typeof place; readonly now: SalePlaceBody }>();
  const { revalidate } = useRevalidator();
  const loadAnew = useRef(revalidate);
  useEffect(() => {
    loadAnew.current = revalidate;
  });
  useEffect(() => {
    const { ticket, state } = place ?? {};
    if (ticket === undefined || (state !== 'waiting' && state !== 'inside')) return undefined;
    return follow(ticket, place?.askAgainMs ?? AFTER_FAILURE_MS, (next) => {
      if (next?.state !== state) void loadAnew.current();
      else setFollowed({ since: place, now: next });
    });
  }, [place]);
  // What was followed is of the page as it was loaded then.
  return followed !== undefined && followed.since === place ? followed.now : place;
}

/** Asks after a ticket again and again; answers how to stop. `seen` gets undefined where the ticket is not this browser's. */
function follow(
  ticket: string,
  firstMs: number,
  seen: (place: SalePlaceBody | undefined) => void,
): () => void {
  let timer: number | undefined;
  let isStopped = false;
  const wait = (ms: number) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void ask(), ms * (1 + SPREAD * Math.random()));
  };
  const ask = async () => {
    const answer = await shopClient().call('followSalePlace', { params: { ticket } });
    if (isStopped) return;
    if (answer.ok) seen(answer.value);
    else if (answer.failure.status === 403 || answer.failure.status === 404) {
      seen(undefined);
      return;
    }
    wait(answer.ok ? answer.value.askAgainMs : AFTER_FAILURE_MS);
  };
  const seeAgain = () => {
    if (document.visibilityState === 'visible') wait(0);
  };
  wait(firstMs);
  document.addEventListener('visibilitychange', seeAgain);
  return () => {
    isStopped = true;
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', seeAgain);
  };
}
