/** [R2.046] What of a customer is measured, so that a piece of the right size is at hand. */
export const BODY_SIZES = ['ring', 'wrist', 'shoes', 'belt'] as const;
export type BodySize = (typeof BODY_SIZES)[number];

/** A customer's sizes: as the house's size guides count first (EU), the wrist in millimetres around. */
export type BodySizes = Readonly<Partial<Record<BodySize, number>>>;

interface SizeRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The sizes that can be chosen. Wrist: those that are worn with a watch [R2.104]. */
export const BODY_SIZE_RANGES: Readonly<Record<BodySize, SizeRange>> = {
  ring: { min: 44, max: 70, step: 1 },
  wrist: { min: 120, max: 220, step: 1 },
  shoes: { min: 34, max: 48, step: 0.5 },
  belt: { min: 60, max: 130, step: 5 },
};

/** Whether a number is a size that can be chosen. */
export function isBodySize(kind: BodySize, size: number): boolean {
  const { min, max, step } = BODY_SIZE_RANGES[kind];
  return size >= min && size <= max && Number.isInteger((size - min) / step);
}
