import type { SkuId } from '../catalog/sku-id.ts';
import { type CartLimits, MAX_SAMPLES, PRODUCT_TYPES_WITH_SAMPLES } from '../policy/limits.ts';
import { exceedsSale, type SaleLimit } from '../sales/sale-limit.ts';
import { configurationKey, isPersonalised, type LineConfiguration } from './line-configuration.ts';

/** What the limits need to know of a SKU. */
export interface CartSku {
  readonly id: SkuId;
  /** Pieces of it a cart may hold. */
  readonly maxQuantity: number;
  /** Made to order in the configurator. */
  readonly isFluid: boolean;
  /** Given, never sold: one of each, with a piece that takes samples along [R3.035]. */
  readonly isSample: boolean;
  /** Samples travel with it [R3.035]. */
  readonly takesSamples: boolean;
  /** The private sale it is of, where that gives each customer so many pieces and no more. */
  readonly sale?: SaleLimit | undefined;
}
/** A SKU in one configuration; lines are told apart by their id. */
export interface CartLine {
  readonly id: string;
  readonly sku: CartSku;
  readonly configuration: LineConfiguration;
  readonly quantity: number;
}

export interface CartLimitRefusal {
  readonly code:
    | 'sku_limit_reached'
    | 'sale_limit_reached'
    | 'samples_limit_reached'
    | 'fluid_limit_reached'
    | 'personalised_limit_reached'
    | 'basket_limit_reached';
  readonly about: string;
  readonly max: number;
}

/** The pieces in a cart; samples are none. */
export function pieceCount(lines: readonly CartLine[]): number {
  return lines.reduce((count, { sku, quantity }) => (sku.isSample ? count : count + quantity), 0);
}

/** [R3.035] Whether samples travel with a SKU; a sample takes none along. */
export function takesSamples(sku: { readonly isSample: boolean; readonly productType: string }): boolean {
  return !sku.isSample && PRODUCT_TYPES_WITH_SAMPLES.includes(sku.productType);
}

/** [R3.035] The lines without samples that no piece takes along; the first ones stay where there are too many. */
export function withoutLooseSamples(lines: readonly CartLine[]): readonly CartLine[] {
  const most = lines.some(({ sku }) => sku.takesSamples) ? MAX_SAMPLES : 0;
  const kept = lines.filter(({ sku }) => sku.isSample).slice(0, most);
  return lines.filter((line) => !line.sku.isSample || kept.includes(line));
}

/** The line that takes in more pieces of a SKU in a configuration; undefined where that is a line of its own. */
export function mergingLine(
  lines: readonly CartLine[],
  { sku, configuration }: Pick<CartLine, 'sku' | 'configuration'>,
): CartLine | undefined {
  const key = configurationKey(configuration);
  return lines.find((line) => line.sku.id === sku.id && configurationKey(line.configuration) === key);
}

/**
 * [R8.003, R8.004, R8.005] The limit a cart would break with the line `wished` beside its other lines; the narrowest is
 * named first. The limit of a SKU counts all its lines, whatever their configuration.
 */
export function brokenLimit(
  others: readonly CartLine[],
  wished: CartLine,
  limits: CartLimits,
): CartLimitRefusal | undefined {
  const { sku, quantity, configuration } = wished;
  if (sku.isSample) return brokenSampleLimit(others, wished);
  const broken = brokenPieceLimit(others, wished, limits);
  if (broken !== undefined) return broken;
  const fluid = sku.isFluid ? pieceCount(others.filter((line) => line.sku.isFluid)) + quantity : 0;
  if (fluid > limits.fluidPieces) {
    return { code: 'fluid_limit_reached', about: sku.id, max: limits.fluidPieces };
  }
  const personalised = isPersonalised(configuration)
    ? others.filter((line) => isPersonalised(line.configuration)).length + 1
    : 0;
  if (personalised > limits.personalisedLines) {
    return { code: 'personalised_limit_reached', about: sku.id, max: limits.personalisedLines };
  }
  if (pieceCount(others) + quantity > limits.basketPieces) {
    return { code: 'basket_limit_reached', about: sku.id, max: limits.basketPieces };
  }
  return undefined;
}

/** [R8.003, R4.042] The limits of one SKU, and of the private sale that it is of. */
function brokenPieceLimit(
  others: readonly CartLine[],
  { sku, quantity }: CartLine,
  limits: CartLimits,
): CartLimitRefusal | undefined {
  const perSku = limits.perSku ?? sku.maxQuantity;
  const ofSku = pieceCount(others.filter((line) => line.sku.id === sku.id)) + quantity;
  if (ofSku > perSku) return { code: 'sku_limit_reached', about: sku.id, max: perSku };
  const { sale } = sku;
  if (sale === undefined) return undefined;
  const ofSale = pieceCount(others.filter((line) => line.sku.sale?.saleId === sale.saleId)) + quantity;
  return exceedsSale(sale, ofSale) ? { code: 'sale_limit_reached', about: sku.id, max: sale.max } : undefined;
}

/** [R3.035] One of each sample, and so many samples with an order. */
function brokenSampleLimit(
  others: readonly CartLine[],
  { sku, quantity }: CartLine,
): CartLimitRefusal | undefined {
  if (quantity > 1) return { code: 'sku_limit_reached', about: sku.id, max: 1 };
  const chosen = others.filter((line) => line.sku.isSample).length;
  return chosen < MAX_SAMPLES
    ? undefined
    : { code: 'samples_limit_reached', about: sku.id, max: MAX_SAMPLES };
}

/** The cart with the line in the place of the one of the same id, else at its end; a line of no pieces is not kept. */
export function withLine(lines: readonly CartLine[], changed: CartLine): readonly CartLine[] {
  const isThere = lines.some(({ id }) => id === changed.id);
  const next = isThere ? lines.map((line) => (line.id === changed.id ? changed : line)) : [...lines, changed];
  return next.filter(({ quantity }) => quantity > 0);
}
