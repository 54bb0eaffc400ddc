export {
  AUTHENTICITY_ANSWERS,
  authenticityOf,
  CERTIFICATE_REPORTS,
  CERTIFICATE_STATES,
  certificateState,
  certificateStatus,
  keptStatus,
  nextCertificateState,
  type AuthenticityAnswer,
  type CertificateMove,
  type CertificateReport,
  type CertificateState,
  type CertificateStatus,
} from './certificate-state.ts';
export {
  canonicalEntry,
  chainEnd,
  chainFault,
  type ChainEntry,
  type ChainPayload,
  type ChainStatement,
  type ChainWord,
} from './certificate-chain.ts';
export {
  cardSigns,
  CERTIFICATE_EVENT_NAMES,
  CERTIFICATE_SYSTEM_ID,
  eventDate,
  isEventDate,
  readActivationCode,
  readSerialNumber,
} from './certificate-event.ts';
export {
  CERTIFICATE_LIMITS,
  certificateTerms,
  type CertificateTerms,
  TRANSFER_DAYS,
} from './certificate-terms.ts';
