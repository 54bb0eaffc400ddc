import { useCheckoutPath } from '../../../steps/use-checkout-path.ts';

/** Where a provider's page leads back to: the shop's confirmation. */
export function useWayBack(): () => string {
  const pathTo = useCheckoutPath();
  return () => new URL(pathTo('/checkout/confirmation'), location.origin).href;
}
