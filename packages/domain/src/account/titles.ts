/** [R2.046] How a customer may wish to be addressed. */
export const TITLES = ['Ms', 'Mr', 'Mx'] as const;
export type Title = (typeof TITLES)[number];
