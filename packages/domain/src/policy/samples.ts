/** [R3.035, R7.063] How many samples travel with an order. */
export const MAX_SAMPLES = 2;
