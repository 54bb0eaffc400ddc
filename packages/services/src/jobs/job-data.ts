import type { RepairNews } from '@vitrine/domain';
import type {
  AccountMail,
  AccountText,
  AppointmentNews,
  ContactMail,
  ReturnMailKind,
} from './message-kinds.ts';

/** The work that is done after an answer has gone out, and what each kind needs to know. */
export interface JobData {
  readonly 'send-mail': { readonly market: string; readonly orderId: string } & (
    | { readonly kind: 'order-confirmation' }
    | { readonly kind: 'address-changed'; readonly changeId: string }
    | { readonly kind: 'ready-to-collect'; readonly parcelId: string }
    | { readonly kind: 'shipped' | 'delivered'; readonly parcelId: string }
    | { readonly kind: 'delayed'; readonly parcelId: string; readonly until: string }
    | {
        readonly kind: 'order-cancelled';
        readonly paymentIds: readonly string[];
        readonly by: 'client' | 'house';
      }
  );
  /** In the language of `locale`. Neither address nor secret: whoever sends it makes them of the ids. */
  readonly 'send-account-mail': { readonly locale: string } & AccountMail;
  readonly 'send-account-text': { readonly locale: string } & AccountText;
  /** [R6.001] To the agent whose password was right. */
  readonly 'send-agent-code': { readonly locale: string; readonly codeId: string };
  /** [R7.181] To an agent whose sign-in has a new key. */
  readonly 'send-agent-passkey-mail': {
    readonly locale: string;
    readonly agentId: string;
    readonly passkeyId: string;
  };
  /** [R7.142] To the client for whom an agent has chosen. */
  readonly 'send-selection': { readonly selectionId: string };
  readonly 'make-export': { readonly locale: string; readonly exportId: string };
  readonly 'send-return-mail': {
    readonly market: string;
    readonly returnId: string;
    readonly kind: ReturnMailKind;
  };
  /** A mail that asks somebody to approve or to pay an order. */
  readonly 'send-payment-request': { readonly market: string; readonly orderId: string } & (
    | { readonly kind: 'custom-order'; readonly linkId: string }
    | { readonly kind: 'bank-transfer' }
  );
  /** [R7.126] The link of an order that an agent sent, as a text message. */
  readonly 'send-payment-text': {
    readonly market: string;
    readonly orderId: string;
    readonly kind: 'custom-order';
    readonly linkId: string;
  };
  /** A message about a certificate that is handed on: to whom it is offered, or to who gave it. */
  readonly 'send-certificate-transfer': {
    readonly transferId: string;
    readonly kind: 'offered' | 'accepted';
  };
  /** A mail about an appointment, or to one who waits for a place. */
  readonly 'send-appointment-mail':
    | AppointmentNews
    | { readonly kind: 'place-free'; readonly waitingId: string };
  readonly 'send-appointment-text': AppointmentNews;
  /** A mail to the client of a repair. */
  readonly 'send-repair-mail': { readonly repairId: string; readonly news: RepairNews };
  /** [R2.007] A mail of the client service: it has a ticket, answers it, or sends a chat again. */
  readonly 'send-contact-mail': ContactMail;
  readonly 'refund-return': { readonly market: string; readonly returnId: string };
  readonly 'give-back-payment': { readonly reference: string };
  readonly 'save-card': { readonly market: string; readonly paymentId: string };
  readonly 'forget-card': { readonly token: string };
  readonly 'capture-payments': { readonly market: string; readonly orderId: string };
  readonly 'make-papers': { readonly market: string; readonly orderId: string };
  readonly 'ask-about-payment': { readonly market: string; readonly paymentId: string };
  readonly 'send-back-in-stock-mail': { readonly subscriptionId: string };
  readonly 'send-back-in-stock-text': { readonly subscriptionId: string };
  /** A mail about the newsletter of an address, or an edition of it to one reader. */
  readonly 'send-newsletter-mail':
    | { readonly kind: 'confirm' | 'farewell'; readonly requestId: string }
    | { readonly kind: 'edition'; readonly edition: string; readonly readerId: string };
  /** Leaves an edition behind for everybody who has consented to it. */
  readonly 'send-newsletter': { readonly edition: string };
  readonly 'settle-payments': object;
  readonly 'expire-orders': object;
  readonly 'notice-restocked': object;
  readonly 'find-due-papers': object;
  readonly 'release-order': { readonly market: string; readonly orderId: string };
  readonly 'tell-workshop': { readonly market: string; readonly orderId: string };
  readonly 'catch-up-workshop': object;
  readonly 'key-clients': object;
  readonly 'learn-neighbours': object;
  readonly 'keep-search-base': object;
  readonly 'follow-publication-day': object;
  readonly 'plan-delivery-slots': object;
  readonly 'keep-appointments': object;
  readonly 'keep-certificates': object;
  readonly 'keep-chats': object;
  readonly 'keep-repair-payments': object;
  readonly 'audit-orders': object;
  readonly 'audit-certificates': object;
  readonly sweep: object;
}
