import type { PostalAddress } from '@vitrine/contracts';
import { minorUnitsOf } from '@vitrine/domain';
import { shopClient } from '../../../../../shared/api/shop-client.ts';
import { useLabels } from '../../../../../shared/page/page.tsx';
import styles from '../../payment-step.module.css';
import { type PlacingEnd, READY } from '../../placing.ts';
import { type AttemptHeaders, commitOrder, saveBilling, useAttempt } from '../../use-attempt.ts';
import { payAtOnce } from '../pay-at-once.ts';
import { type Due, type PaymentProps, type PaymentView, shareOfDue } from '../payment-means.ts';
import { showSheet } from './apple-pay-sheet.ts';
import { applePay } from './sheet-maker.ts';

/** [R7.118] Its sheet gives the token that pays. */
export function ApplePay({ children, ...props }: PaymentProps) {
  return children(useApplePay(props));
}

function useApplePay({ due }: Pick<PaymentProps, 'due'>): PaymentView {
  const t = useLabels();
  const { placing, tell, place: attempt } = useAttempt(READY);
  const means = t('checkout_means_applePay');
  const place = (billing: PostalAddress) =>
    attempt((headers) => paySheet({ ...due, payee: t('house_full_name') }, { billing, headers }));
  const panel = (
    <section className={styles['part']}>
      <h2>{means}</h2>
      <p className={styles['intro']}>{t('checkout_apple_intro')}</p>
    </section>
  );
  return { placing, tell, place, panel };
}

/** What is to be paid, and to whom, as the sheet calls the shop. */
interface NamedDue extends Due {
  readonly payee: string;
}
interface Attempt {
  readonly billing: PostalAddress;
  readonly headers: AttemptHeaders;
}

/** The sheet opens within the press; the order is committed once its owner has approved the payment there. */
async function paySheet(due: NamedDue, { billing, headers }: Attempt): Promise<PlacingEnd> {
  const maker = applePay();
  if (maker === undefined) return UNAVAILABLE;
  const { call } = shopClient();
  const request = {
    countryCode: due.country,
    currencyCode: due.currency,
    total: { label: due.payee, amount: decimal(due) },
  };
  const closed = await showSheet<PlacingEnd>(maker, request, {
    validate: async (validationUrl) => {
      const opened = await call('openApplePaySession', { body: { validationUrl } });
      return opened.ok ? opened.value.merchantSession : undefined;
    },
    pay: async (token) => {
      const params = { method: 'applePay' } as const;
      const end = await payAtOnce(
        {
          saveBilling: () => saveBilling(billing),
          apply: () => call('applyPayment', { params, body: { token, ...shareOfDue(due) } }),
          commit: () => commitOrder(headers),
        },
        location.origin,
      );
      return { end, isPaid: end.type === 'go' || end.type === 'pending' };
    },
  });
  if (closed.type === 'answered') return closed.end;
  return closed.type === 'cancelled' ? { type: 'faulted', fault: undefined } : UNAVAILABLE;
}

const UNAVAILABLE: PlacingEnd = {
  type: 'faulted',
  fault: { key: 'checkout_error_provider_unavailable' },
};

const decimal = ({ amount, currency }: Due): string => {
  const units = minorUnitsOf(currency);
  return (amount / units).toFixed(Math.round(Math.log10(units)));
};
