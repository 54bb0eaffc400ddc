import { lazy, Suspense } from 'react';
import type { PaymentMeansView } from '../payment-means.ts';
import { applePay } from './sheet-maker.ts';

/** Fetched once it is chosen: few browsers have it. */
const ApplePay = lazy(async () => ({ default: (await import('./apple-pay.tsx')).ApplePay }));

/** [R7.118] Apple Pay, offered where the browser has it. */
export const APPLE_PAY: PaymentMeansView = {
  title: 'checkout_means_applePay',
  isOffered: () => applePay() !== undefined,
  Payment: (props) => (
    <Suspense>
      <ApplePay {...props} />
    </Suspense>
  ),
};
