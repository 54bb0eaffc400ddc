export { asksChinaConsents, asksKoreaConsents } from './consent-countries.ts';
export {
  CONSENT_CONTEXTS,
  type ConsentAnswer,
  type ConsentContext,
  type ConsentPlace,
  consentsOfContext,
  missingConsents,
  SHOWN_CONSENTS,
  shownConsents,
  type ShownConsents,
} from './consent-context.ts';
export {
  CHINA_CONSENT_TYPES,
  type ChinaConsentType,
  CONSENT_TYPES,
  type ConsentType,
  flagOfChannel,
  keptAs,
  type KeptConsent,
  MARKETING_CHANNELS,
  type MarketingChannel,
  needsPhone,
  OPT_IN_FLAGS,
  OPT_IN_NAMES,
  type OptInFlag,
} from './consent-types.ts';
