import type { TryOnAssetBody } from '@vitrine/contracts';
import { isModelled, type ModelledType } from '@vitrine/domain';
import type { Finger, WearSidecar, WornModel, WornOf, WornProduct } from '@vitrine/try-on';

/** The parts of an asset that say how it is worn. */
type Worn<Asset> = Asset extends unknown ? Omit<Asset, 'skuId' | 'bytes' | 'checksum'> : never;

/** A SKU to be worn, with what the shopper told of their body and of where they wear it. */
export interface PieceRequest {
  readonly skuId: string;
  /** [R4.008] Circumference of the wrist, for watches. */
  readonly wristMm?: number | undefined;
  /** For rings. */
  readonly finger?: Finger | undefined;
}

type Fit = Omit<PieceRequest, 'skuId'>;

/** The options of a model of each type. */
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
 * The engine's product of an answer of the asset call. Our own models know how they are worn and need no sidecar;
 * make-up is described by the answer.
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
