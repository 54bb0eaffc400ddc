/** What the shopper is asked to show. */
export type Target = 'face' | 'hand' | 'foot';
