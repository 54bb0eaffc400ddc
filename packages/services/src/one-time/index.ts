export { codeOf, isLinkToken, linkTokenOf } from './derived-secrets.ts';
export {
  issueCode,
  issueLink,
  issueToken,
  peekLink,
  tryCode,
  tryWithoutCode,
  useCode,
  useLink,
} from './one-time.ts';
export { dropOneTime, endOneTimes, oneTimeById, type OneTimeRow, setOwner } from './one-time-token.store.ts';
