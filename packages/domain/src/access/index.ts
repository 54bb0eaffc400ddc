export { ageAccess, ageRefusal, type AgeAccess, type AgeAnswer, type AgeRefusalCode } from './age-access.ts';
export { CAPTCHA_WORK, foundNumber, isEnoughWork, workCode } from './captcha-work.ts';
export {
  CODE_DIGITS,
  CODE_LIFETIME_SECONDS,
  PROOF_SECONDS,
  WAYS_INTO_ACCOUNT,
  CODE_TRIES,
  LINK_LIFETIME_SECONDS,
  type CodeKind,
  type LinkKind,
} from './one-time.ts';
export { mayHavePiece, waitsForTurn, type GuardedPiece, type PrivateSale } from './piece-access.ts';
export {
  customerIdOf,
  isAgent,
  isForCustomer,
  ownerOf,
  shopperOf,
  type AgentAsGuest,
  type AgentForClient,
  type Application,
  type Customer,
  type Owner,
  type Principal,
  type Shopper,
} from './principal.ts';
export { ownPath, ownTarget } from './own-path.ts';
export { PASSWORD_MIN_LENGTH, passwordFault, samePassword, type PasswordFault } from './password.ts';
export { refreshDecision, type RefreshDecision, type RefreshState } from './refresh-decision.ts';
