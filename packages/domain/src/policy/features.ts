/** [R1.009] What the house can switch off in `features` of its configuration, by the names used there. */
export const FEATURES = ['wishlist', 'backInStock', 'guestCheckout'] as const;
export type FeatureName = (typeof FEATURES)[number];

/**
 * [R9.044] What `features` of a configuration switch off, by name. A switch is a boolean, or one as text; another text
 * counts as off, and one that is not named as on.
 */
export function switchedOff(features: unknown): ReadonlySet<string> {
  if (typeof features !== 'object' || features === null) return new Set();
  const off = Object.entries(features).filter(([, flag]) => flag !== true && flag !== 'true');
  return new Set(off.map(([name]) => name));
}
