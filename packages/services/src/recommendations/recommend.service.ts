import type { AnswerOf, BodyOf, ProductCard } from '@vitrine/contracts';
import {
  type Neighbour,
  recommend,
  RECOMMENDATIONS_SHOWN,
  type Seed,
  SEED_WEIGHTS,
  type Locale,
} from '@vitrine/domain';
import type { CardMemory } from '../catalog/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { Session } from '../http/session.ts';
import { neighboursOfSeeds, openingSkus, popularPieces } from './neighbour.store.ts';
import { type Signal, signalsOf } from './signal.store.ts';
import { recordView } from './view.store.ts';

/** What is recommended to everybody: enough that a row is full after what somebody owns is left out. */
const POPULAR = 60;
/** A few more than are shown, since some may have no picture yet. */
const SPARE = 4;

interface Asked {
  readonly session: Session;
  readonly locale: Locale;
  readonly context: NonNullable<BodyOf<'getPersonalRecommendations'>['context']>;
}

/** [R7.167] Pieces for whoever the session is, beside the one that is shown; the same for nobody else. */
export async function personalRecommendations(
  deps: Pick<ServiceDeps, 'db' | 'clock'>,
  cards: CardMemory,
  { session, locale, context: { sku } }: Asked,
): Promise<AnswerOf<'getPersonalRecommendations'>> {
  const { db, clock } = deps;
  const { principal } = session;
  const signals = await signalsOf(db, session, sku);
  // An agent who looks for a client is not the client.
  if (principal.kind === 'customer' && sku !== undefined)
    await recordView(db, { customerId: principal.customerId, skuId: sku, now: clock.now() });
  const ids = await chosenFor(db, signals);
  return { recommendations: (await toCards(deps, cards, { ids, locale })).slice(0, RECOMMENDATIONS_SHOWN) };
}

async function chosenFor(db: ServiceDeps['db'], signals: readonly Signal[]): Promise<readonly string[]> {
  const near = await neighboursOfSeeds(
    db,
    signals.map(({ productId }) => productId),
  );
  const bySeed = Map.groupBy(near, ({ seedId }) => seedId);
  const neighboursOfSeed = (id: string): readonly Neighbour[] => bySeed.get(id) ?? [];
  const families = new Map(near.map((one) => [one.id, `${one.productType} ${one.subFamily}`]));
  const seeds: readonly Seed[] = signals.map(({ kind, productId }) => ({
    weight: SEED_WEIGHTS[kind],
    neighbours: neighboursOfSeed(productId),
  }));
  return recommend({
    seeds,
    popular: await popularPieces(db, POPULAR),
    excluded: new Set(signals.filter(isAtHand).map(({ productId }) => productId)),
    familyOf: (id) => families.get(id),
    count: RECOMMENDATIONS_SHOWN + SPARE,
  });
}

/** What somebody owns, has in the bag or is looking at is recommended no more. */
const isAtHand = ({ kind }: Signal): boolean => kind === 'owned' || kind === 'bag' || kind === 'shown';

async function toCards(
  { db }: Pick<ServiceDeps, 'db'>,
  cards: CardMemory,
  { ids, locale }: { readonly ids: readonly string[]; readonly locale: Locale },
): Promise<ProductCard[]> {
  const opening = new Map((await openingSkus(db, ids)).map(({ id, skuId }) => [id, skuId]));
  const skuIds = ids.flatMap((id) => opening.get(id) ?? []);
  return [...(await cards.of(locale, skuIds))];
}
