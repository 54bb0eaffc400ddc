/** What the shopper is asked to show. */
export type Sought = 'face' | 'hand' | 'foot';
