import { lazyPart } from '../../shared/page/lazy-part.tsx';

/** Few shoppers ever see it: it is fetched when an earlier order is in the way. */
export const PendingOrder = lazyPart<{ readonly onClose: () => void }>(
  async () => (await import('./pending-order.tsx')).PendingOrder,
);
