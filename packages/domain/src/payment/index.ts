export {
  FIRST_POLL,
  INVALID_PAYMENT_STATUS,
  mayStillPoll,
  nextPoll,
  PAYMENT_POLLING,
  readPaymentStatus,
  type PaymentPollingLimits,
  type PollingPhase,
  type PollingState,
  type PollingStep,
} from './payment-polling.ts';
export {
  nextPaymentState,
  PAYMENT_STATES,
  paymentStateOf,
  type PaymentEvent,
  type PaymentState,
} from './payment-state.ts';
export {
  offeredMethods,
  PAGE_METHODS,
  PAYMENT_METHODS,
  paymentMethodOf,
  paymentMethodsOf,
  type PageMethod,
  type PaymentMethod,
  type PlaceOfPayment,
  WALLET_METHODS,
  type WalletMethod,
} from './payment-methods.ts';
export {
  asksForReview,
  fraudScore,
  type RiskAssessment,
  type RiskFacts,
  type RiskReason,
} from './fraud-score.ts';
export { nextLookAfterMs } from './next-look.ts';
export {
  followableRedirection,
  MISSING_REDIRECTION,
  type RedirectionRefusal,
  thirdPartyEnd,
} from './redirection.ts';
export {
  capturesOf,
  isLive,
  isOpenPayment,
  isPaid,
  leftToPay,
  shareOf,
  type OrderPayment,
  type Share,
  type ShareRefusal,
} from './order-payments.ts';
export { cardBrand } from './card-brand.ts';
export { cardRemoval, hiddenNumber, isCardExpired, NEW_CARD } from './saved-cards.ts';
export { settledState, settlement, type PaymentOutcome, type Settlement } from './settlement.ts';
export { TRANSFER_DAYS_LIMIT, transferAccount, transferDays, type TransferAccount } from './bank-transfer.ts';
export { bridgeEnd, isInWeChat, WECHAT_BRIDGE_MISSING, WECHAT_PAYMENT_ERROR } from './wechat.ts';
