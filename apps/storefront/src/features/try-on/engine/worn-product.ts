import type { TryOnAssetBody } from '@vitrine/contracts';
import { isModelled, type ModelledType } from '@vitrine/domain';
import type { Finger, WearSidecar, WornModel, WornOf, WornProduct } from '@vitrine/try-on';

/** What of an asset says how it is worn. */
type Worn<Asset> = Asset extends unknown ? Omit<Asset, 'skuId' | 'bytes' | 'checksum'> : never;

/** A SKU, and what the shopper says of themselves and of where they wear it. */
export interface PieceRequest {
  readonly skuId: string;
  /** [R4.008] Circumference of the wrist; watches heed it. */
  readonly wristMm?: number | undefined;
  /** Rings heed it. */
  readonly finger?: Finger | undefined;
}

type Fit = Omit<PieceRequest, 'skuId'>;

/** How a model of each type is worn as wished. */
const WORN: { readonly [Type in ModelledType]: (model: WornModel, fit: Fit) => WornOf<Type> } = {
  sunglasses: (model) => ({ ...model, type: 'sunglasses' }),
  earrings: (model) => ({ ...model, type: 'earrings' }),
  sneakers: (model) => ({ ...model, type: 'sneakers' }),
  rings: (model, { finger = 'ring' }) => ({ ...model, type: 'rings', finger }),
  watches: (model, { wristMm }) => ({
    ...model,
    type: 'watches',
    ...(wristMm !== undefined && { wristMm }),
  }),
};

/**
 * The engine's product of what the asset call answers, worn as wished. A model of ours carries how it is worn, and needs no
 * sidecar; make-up is worn as it is described.
 */
export function wornProduct(asset: Worn<TryOnAssetBody>, fit: Fit = {}): WornProduct {
  if ('shades' in asset) return { type: asset.type, shades: asset.shades };
  if ('finish' in asset) {
    const { type, colour, finish, strength } = asset;
    return { type, colour, finish, ...(strength !== undefined && { strength }) };
  }
  const { type, modelUrl, variant } = asset;
  const sidecar = wearSidecar(asset.sidecar);
  return WORN[type]({ modelUrl, variant, ...(sidecar && { sidecar }) }, fit);
}

/** A sidecar whose measures are whole; anything less would put the product in the wrong place, so it counts as none. */
export function wearSidecar(given: Readonly<Record<string, unknown>>): WearSidecar | undefined {
  const { type, unitScale, origin, rotation, variantMap, temples } = given;
  if (!isModelled(type) || typeof unitScale !== 'number') return undefined;
  if (!isPlace(origin) || !isQuaternion(rotation)) return undefined;
  return {
    type,
    unitScale,
    origin,
    rotation,
    ...(isNames(variantMap) && { variantMap }),
    ...(isPair(temples) && { temples }),
  };
}

const isNumbers = (value: unknown, count: number): boolean =>
  Array.isArray(value) && value.length === count && value.every((entry) => typeof entry === 'number');
const isPlace = (value: unknown): value is WearSidecar['origin'] => isNumbers(value, 3);
const isQuaternion = (value: unknown): value is WearSidecar['rotation'] => isNumbers(value, 4);

const isNames = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((entry) => typeof entry === 'string');

const isPair = (value: unknown): value is { readonly left: string; readonly right: string } =>
  isNames(value) && 'left' in value && 'right' in value;
