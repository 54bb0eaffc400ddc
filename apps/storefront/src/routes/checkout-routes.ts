import { route, type RouteConfigEntry } from '@react-router/dev/routes';

/** [R2.040–R2.044] The addresses of the checkout, inside the default layout. The literal ones win over the steps. */
export const checkoutRoutes: RouteConfigEntry[] = [
  route('checkout', 'routes/checkout.tsx'),
  route('checkout/error', 'routes/checkout-error.tsx'),
  route('checkout/3dsecure', 'routes/checkout-3dsecure.tsx'),
  route('checkout/confirmation', 'routes/checkout-confirmation.tsx'),
  route('checkout/:step', 'routes/checkout-step.tsx'),
];
