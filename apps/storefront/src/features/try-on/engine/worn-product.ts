import type { TryOnAssetBody } from '@vitrine/contracts';
import type { WearSidecar, WornProduct } from '@vitrine/try-on';

/** What of an asset says how it is worn. */
type Worn<Asset> = Asset extends unknown ? Omit<Asset, 'skuId' | 'bytes' | 'checksum'> : never;

/**
 * The engine's product of what the asset call answers. A model of ours carries how it is worn, and needs no sidecar; make-up
 * is worn as it is described.
 */
export function wornProduct(asset: Worn<TryOnAssetBody>): WornProduct {
  if (asset.type === 'eyeshadows') return { type: asset.type, shades: asset.shades };
  if (asset.type === 'lipsticks') {
    const { type, colour, finish, strength } = asset;
    return { type, colour, finish, ...(strength !== undefined && { strength }) };
  }
  const { type, modelUrl, variant } = asset;
  const sidecar = wearSidecar(asset.sidecar);
  const model = { modelUrl, variant, ...(sidecar && { sidecar }) };
  return type === 'rings' ? { ...model, type, finger: 'ring' } : { ...model, type };
}

/** A sidecar whose measures are whole; anything less would put the product in the wrong place, so it counts as none. */
export function wearSidecar(given: Readonly<Record<string, unknown>>): WearSidecar | undefined {
  const { type, unitScale, origin, rotation, variantMap, temples } = given;
  if (!isModelType(type) || typeof unitScale !== 'number') return undefined;
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

const MODEL_TYPES = [
  'sunglasses',
  'earrings',
  'rings',
  'watches',
  'sneakers',
] as const satisfies readonly WearSidecar['type'][];
const isModelType = (value: unknown): value is WearSidecar['type'] =>
  MODEL_TYPES.some((type) => type === value);

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
