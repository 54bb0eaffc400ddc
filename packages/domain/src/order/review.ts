/** [R6.010] Whether somebody of the house looks at an order before it is prepared. */
export const REVIEW_STATES = ['none', 'held', 'accepted', 'refused'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/**
 * [R6.010] The one rule: a bought order is handed to the workshop unless it is held. Who accepts it hands it over; who
 * refuses it cancels it.
 */
export function isHeldForReview({ reviewState }: { readonly reviewState: string }): boolean {
  return reviewState === 'held';
}
