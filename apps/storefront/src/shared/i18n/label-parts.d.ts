/** A catalogue of labels is sent in parts: what every page says, and what one feature alone says. */
export declare const LABEL_PARTS: readonly ['shell', 'checkout', 'tryon'];
export type LabelPart = (typeof LABEL_PARTS)[number];
/** The part that a label travels in, by its key; `tools/check-labels.ts` holds the code to it. */
export declare function labelPartOf(key: string): LabelPart;
