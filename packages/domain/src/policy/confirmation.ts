/** [R2.044] How long after its commit an order is thanked for: the hour in which its payment may settle, and one more. */
export const CONFIRMATION_SHOWN_MS = 2 * 60 * 60 * 1000;
