export { refundDue, refundsOf } from './refund.ts';
export { returnEntries, type ReturnFormLine, returnOutcome, type ReturnOutcome } from './return-outcome.ts';
export {
  DEFAULT_RETURN_REASON,
  RETURN_KINDS,
  RETURN_REASONS,
  RETURN_WAYS,
  returnReasonsFor,
  type ReturnKind,
  type ReturnReason,
  type ReturnWay,
} from './return-reasons.ts';
export {
  isOpenReturn,
  nextReturnState,
  orderStateOfReturns,
  RETURN_STATES,
  returnStateOf,
  returnSteps,
  type IllegalReturnEvent,
  type ReturnEvent,
  type ReturnState,
} from './return-state.ts';
export { returnAddressOf, returnTermsOf } from './return-terms.ts';
export {
  type BoughtLine,
  breaksSet,
  hasArrived,
  isSealedOnly,
  RETURN_REFUSALS,
  returnable,
  returnableUntil,
  type ReturnRefusalCode,
  type ReturnTerms,
} from './returnable-line.ts';
