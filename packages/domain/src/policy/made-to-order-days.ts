/** [R7.110] Working days the ateliers take for a piece that is made to order; the specification leaves the number open. */
export const MADE_TO_ORDER_DAYS = { min: 20, max: 25 } as const;
