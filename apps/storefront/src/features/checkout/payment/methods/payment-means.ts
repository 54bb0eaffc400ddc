import type { OrderBody, PostalAddress } from '@vitrine/contracts';
import type { Money } from '@vitrine/domain';
import type { ComponentType, ReactNode } from 'react';
import type { LabelKey } from '../../../../shared/i18n/labels.ts';
import type { PaymentChoice } from '../../loading/load-payment.ts';
import type { Placing, PlacingEvent } from '../placing.ts';

/** What a means is to pay. */
export interface Due extends Money {
  readonly label: string;
  /** Minor units where another means pays the rest; undefined where it pays all. */
  readonly share: number | undefined;
  /** ISO 3166-1 alpha-2, of the order. */
  readonly country: string;
}

/** How a call says what a means is to pay. */
export function shareOfDue({ share }: Pick<Due, 'share'>): { readonly amount?: number } {
  return share === undefined ? {} : { amount: share };
}

export interface PaymentProps {
  readonly due: Due;
  /** The house's account for transfers. */
  readonly transfer: PaymentChoice['transfer'];
  /** Enter was pressed in fields that are not ours. */
  readonly onSubmitAsked: () => void;
  /** Where a payment may lead the browser, beside the shop itself [R5.002]. */
  readonly providerOrigins: readonly string[];
  /** The cards that a customer keeps; undefined for a guest [R6.014]. */
  readonly savedCards: PaymentChoice['savedCards'];
  readonly children: (view: PaymentView) => ReactNode;
}
export interface PaymentView {
  readonly placing: Placing;
  readonly tell: (event: PlacingEvent) => void;
  /** One press on Place order, to the next page or to what stands in the way. */
  readonly place: (billingAddress: PostalAddress) => Promise<void>;
  /** What the shopper fills in or is told. */
  readonly panel: ReactNode;
}

type OrderPaymentBody = OrderBody['payments'][number];

/** What the way back is told of a payment that waits. */
export interface ResumeProps {
  readonly orderId: string;
  readonly orderNumber: string;
  /** What it is to pay. */
  readonly amount: OrderPaymentBody['amount'];
  /** The house's account for transfers. */
  readonly transfer: PaymentChoice['transfer'];
  /** What WeChat gave its browser on the way back [R7.122]. */
  readonly code: string | undefined;
  /** Of the payment. */
  readonly state: OrderPaymentBody['state'];
  readonly providerOrigins: readonly string[];
}

/** One way to pay, as the payment step shows it. */
export interface PaymentMeansView {
  readonly title: LabelKey;
  /** Whether this browser can pay so; left out: every one can. */
  readonly isOffered?: () => boolean;
  /** What is said below the button that buys. */
  readonly note?: LabelKey;
  /** Runs the means and gives its view to what it encloses. */
  readonly Payment: ComponentType<PaymentProps>;
}
