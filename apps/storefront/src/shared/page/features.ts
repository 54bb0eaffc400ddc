import { type FeatureName, FEATURES } from '@vitrine/domain';
import { createContext, use } from 'react';

export type Features = Readonly<Record<FeatureName, boolean>>;

/** A page without a configuration has every feature. */
export const ALL_FEATURES: Features = {
  wishlist: true,
  backInStock: true,
  textMessages: true,
  guestCheckout: true,
  loginOnCheckout: true,
  addressAutocomplete: true,
  completeAddress: true,
  uat: true,
};

/** [R9.044] All features but those that are switched off by name. */
export function featuresWithout(off: ReadonlySet<string>): Features {
  const named = FEATURES.map((name) => [name, !off.has(name)] as const);
  return { ...ALL_FEATURES, ...Object.fromEntries(named) };
}

export const FeatureSwitches = createContext(ALL_FEATURES);

export function useFeature(name: FeatureName): boolean {
  return use(FeatureSwitches)[name];
}
