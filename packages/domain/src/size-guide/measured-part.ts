/** [R3.031] What of the wearer or the piece a size guide measures; the storefront has a drawing of each. */
export const MEASURED_PARTS = ['belt', 'finger', 'foot', 'wrist'] as const;
export type MeasuredPart = (typeof MEASURED_PARTS)[number];
