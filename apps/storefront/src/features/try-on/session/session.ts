/**
 * The state machine of the fullscreen modal. Live and photo are two modes, a snapshot is a picture taken; stacking
 * and compare are extras beside the mode. The caller tells the engine what each event asks for.
 */
import { accepted, isTryOnType, refused, type Result, TRY_ON_TYPES, type TryOnType } from '@vitrine/domain';

export type TryOnMode = 'live' | 'photo' | 'snapshot';
type TryOnExtra = 'none' | 'stacking' | 'compare';

export interface TryOnSession {
  readonly mode: TryOnMode;
  readonly extra: TryOnExtra;
  readonly tryOnType: TryOnType;
  /** The engine or a product's model is on its way. */
  readonly loading: boolean;
  readonly currentSkuId: string | undefined;
  /** What the add-to-cart button would add. */
  readonly cartSkuIds: readonly string[];
  /** Every SKU of the product that can be tried on; compare shows the first of another look than the current one. */
  readonly variants: readonly Variant[];
  readonly compareSkuId: string | undefined;
  /** Object URL of the picture taken; the caller makes and revokes it. */
  readonly snapShotUrl: string | undefined;
  /** In compare, the half the picture was taken of. */
  readonly compareSnapshotIndex: 0 | 1 | undefined;
}

interface Variant {
  readonly skuId: string;
  /** Sizes of one colour share it: nobody could tell them apart. */
  readonly look: string;
}

export type TryOnSessionEvent =
  | { readonly type: 'loading-started' }
  | { readonly type: 'loading-ended' }
  | { readonly type: 'photo-taken'; readonly url: string; readonly half?: 0 | 1 }
  | { readonly type: 'photo-discarded' }
  | { readonly type: 'photo-uploaded' }
  | { readonly type: 'photo-closed' }
  | { readonly type: 'stacking-toggled' }
  | { readonly type: 'stack-changed'; readonly skuIds: readonly string[] }
  | { readonly type: 'compare-toggled' }
  /** Another piece for the other half. */
  | { readonly type: 'compare-chosen'; readonly skuId: string }
  | { readonly type: 'sku-chosen'; readonly skuId: string }
  /** Several pieces that are meant for each other; `skuId` is the one of the type that is tried on. */
  | { readonly type: 'look-chosen'; readonly skuId: string; readonly skuIds: readonly string[] };

/** [R8.027] The event that makes a SKU the current one; a SKU that does not say how it is tried on cannot be. */
export function settingSku({
  skuId,
  tryOnType,
}: {
  readonly skuId: string;
  readonly tryOnType: TryOnType | undefined;
}): Result<Extract<TryOnSessionEvent, { type: 'sku-chosen' }>, string> {
  return isTryOnType(tryOnType)
    ? accepted({ type: 'sku-chosen', skuId })
    : refused(`Missing type while setting the tryon sku ${skuId}`);
}

export function initialSession(
  start: Pick<TryOnSession, 'tryOnType' | 'variants'> & { readonly skuId: string },
): TryOnSession {
  return {
    mode: 'live',
    extra: 'none',
    tryOnType: start.tryOnType,
    loading: true,
    currentSkuId: start.skuId,
    cartSkuIds: [start.skuId],
    variants: start.variants,
    compareSkuId: undefined,
    snapShotUrl: undefined,
    compareSnapshotIndex: undefined,
  };
}

/** [R4.012–R4.019] The session after an event. An event its state does not know changes nothing: the button was stale. */
export function nextSession(session: TryOnSession, event: TryOnSessionEvent): TryOnSession {
  if (isMove(event)) return moved(session, event);
  if (isChoice(event)) return chosen(session, event);
  switch (event.type) {
    case 'loading-started':
    case 'loading-ended':
      return { ...session, loading: event.type === 'loading-started' };
    case 'stacking-toggled':
      return stackingToggled(session);
    case 'stack-changed':
      return session.extra === 'stacking' ? { ...session, cartSkuIds: event.skuIds } : session;
    case 'compare-toggled':
      return compareToggled(session);
  }
}

type Move = Extract<TryOnSessionEvent, { type: `photo-${string}` }>;

const isMove = (event: TryOnSessionEvent): event is Move => event.type.startsWith('photo-');

type Choice = Extract<TryOnSessionEvent, { type: `${string}-chosen` }>;

const isChoice = (event: TryOnSessionEvent): event is Choice => event.type.endsWith('-chosen');

function chosen(session: TryOnSession, event: Choice): TryOnSession {
  if (event.type === 'look-chosen') return lookChosen(session, event);
  return event.type === 'sku-chosen' ? skuChosen(session, event.skuId) : compareChosen(session, event.skuId);
}

function moved(session: TryOnSession, event: Move): TryOnSession {
  const { mode } = session;
  if (event.type === 'photo-taken' && mode === 'live') return taken(session, event);
  if (event.type === 'photo-discarded' && mode === 'snapshot')
    return { ...session, mode: 'live', snapShotUrl: undefined, compareSnapshotIndex: undefined };
  if (event.type === 'photo-uploaded' && mode === 'live') return { ...session, mode: 'photo' };
  if (event.type === 'photo-closed' && mode === 'photo') return { ...session, mode: 'live' };
  return session;
}

function taken(session: TryOnSession, event: Extract<Move, { type: 'photo-taken' }>): TryOnSession {
  const half = session.extra === 'compare' ? (event.half ?? 0) : undefined;
  return { ...session, mode: 'snapshot', snapShotUrl: event.url, compareSnapshotIndex: half };
}

/** [R4.016, R4.017, R5.005] */
function stackingToggled(session: TryOnSession): TryOnSession {
  if (session.extra === 'stacking') return { ...session, extra: 'none', cartSkuIds: onlyCurrent(session) };
  if (session.loading || session.currentSkuId === undefined) return session;
  return { ...session, extra: 'stacking', compareSkuId: undefined };
}

/** [R4.016, R4.018, R5.006] Always able to be turned off, even while something loads. */
function compareToggled(session: TryOnSession): TryOnSession {
  if (session.extra === 'compare') return { ...session, extra: 'none', compareSkuId: undefined };
  const compareSkuId = firstOtherLook(session);
  if (session.loading || !TRY_ON_TYPES[session.tryOnType].isComparable || compareSkuId === undefined)
    return session;
  return { ...session, extra: 'compare', compareSkuId, cartSkuIds: onlyCurrent(session) };
}

/** Only while comparing, and only with another look. */
const compareChosen = (session: TryOnSession, skuId: string): TryOnSession =>
  session.extra === 'compare' && !isSameLook(session, skuId) ? { ...session, compareSkuId: skuId } : session;

/** [R4.019] The new SKU alone is what the cart would get; what it is compared with stays, if it is another look. */
function skuChosen(session: TryOnSession, skuId: string): TryOnSession {
  const next = { ...session, currentSkuId: skuId, cartSkuIds: [skuId] };
  const { compareSkuId: compared } = session;
  const compareSkuId = compared !== undefined && isSameLook(next, compared) ? firstOtherLook(next) : compared;
  const extra = session.extra === 'compare' && compareSkuId === undefined ? 'none' : session.extra;
  return { ...next, extra, compareSkuId };
}

/** [R2.097, R4.016] A look is worn whole: its pieces are stacked, whatever was compared. */
const lookChosen = (
  session: TryOnSession,
  { skuId, skuIds }: Extract<TryOnSessionEvent, { type: 'look-chosen' }>,
): TryOnSession => ({
  ...session,
  extra: 'stacking',
  currentSkuId: skuId,
  cartSkuIds: skuIds,
  compareSkuId: undefined,
});

const onlyCurrent = ({ currentSkuId }: TryOnSession) => (currentSkuId === undefined ? [] : [currentSkuId]);

/** What the current one is compared with first; undefined where the product has one look alone. */
export const firstOtherLook = (session: Pick<TryOnSession, 'variants' | 'currentSkuId'>) =>
  session.variants.find(({ skuId }) => !isSameLook(session, skuId))?.skuId;

/** Whether a SKU looks like the current one: the same, or another size of it. */
function isSameLook(
  { variants, currentSkuId }: Pick<TryOnSession, 'variants' | 'currentSkuId'>,
  skuId: string,
): boolean {
  if (skuId === currentSkuId) return true;
  const lookOf = (one: string | undefined) => variants.find((variant) => variant.skuId === one)?.look;
  const look = lookOf(skuId);
  return look !== undefined && look === lookOf(currentSkuId);
}
