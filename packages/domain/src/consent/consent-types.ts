/** [R3.028] What Korea asks for, under the names of the wire. */
export const CONSENT_TYPES = [
  'NEWSLETTER',
  'STORE_APPOINTMENT',
  'TERMS_OF_USE',
  'MAIN_PERSONAL_DATA',
  'ADDITIONAL_PERSONAL_DATA',
  'THIRD_PARTIES_PERSONAL_DATA',
  'PROMOTION_PERSONAL_DATA',
  'REQUIRED_AGE',
] as const;
export type ConsentType = (typeof CONSENT_TYPES)[number];

/** [R3.029] How the house may write to a customer. */
export const MARKETING_CHANNELS = [
  'marketing_email',
  'marketing_sms',
  'phone',
  'personal_sms',
  'postal',
  'personal_consent',
] as const;
export type MarketingChannel = (typeof MARKETING_CHANNELS)[number];

/** [R7.031] What mainland China asks for. */
export const CHINA_CONSENT_TYPES = ['PERSONAL_INFORMATION', 'CROSS_BORDER'] as const;
export type ChinaConsentType = (typeof CHINA_CONSENT_TYPES)[number];

/** The channels that are no consent of another list. `PARTNER_EMAILS` is asked nowhere. */
type ChannelConsent =
  | 'MARKETING_SMS'
  | 'PHONE'
  | 'PERSONAL_SMS'
  | 'POSTAL'
  | 'PERSONAL_CONSENT'
  | 'PARTNER_EMAILS';

/** Under which name an answer is kept: one for each thing that somebody can consent to, wherever it is asked. */
export type KeptConsent = ConsentType | ChinaConsentType | ChannelConsent;

/** The consent behind each channel: the newsletter is the same one wherever it is asked. */
const OF_CHANNEL = {
  marketing_email: 'NEWSLETTER',
  marketing_sms: 'MARKETING_SMS',
  phone: 'PHONE',
  personal_sms: 'PERSONAL_SMS',
  postal: 'POSTAL',
  personal_consent: 'PERSONAL_CONSENT',
} as const satisfies Record<MarketingChannel, KeptConsent>;

/** [R3.030] The consent behind each flag. */
export const OPT_IN_FLAGS = {
  isOptinToReceiveNewsletterEmails: OF_CHANNEL.marketing_email,
  isOptinToReceiveEmails: OF_CHANNEL.personal_consent,
  isOptinToReceiveMarketingSms: OF_CHANNEL.marketing_sms,
  isOptinToReceiveCalls: OF_CHANNEL.phone,
  isOptinToReceiveSms: OF_CHANNEL.personal_sms,
  isOptinToReceiveMails: OF_CHANNEL.postal,
  isOptinToReceivePartnerEmails: 'PARTNER_EMAILS',
} as const satisfies Record<string, KeptConsent>;
export type OptInFlag = keyof typeof OPT_IN_FLAGS;

const isChannel = (name: string): name is MarketingChannel => Object.hasOwn(OF_CHANNEL, name);

/** Under which name an answer to a type of the wire, or to a channel, is kept. */
export function keptAs(type: ConsentType | ChinaConsentType | MarketingChannel): KeptConsent {
  return isChannel(type) ? OF_CHANNEL[type] : type;
}

/** [R3.029, R3.030] The flag that a channel sets. */
export function flagOfChannel(channel: MarketingChannel): OptInFlag {
  const kept = OF_CHANNEL[channel];
  for (const flag of OPT_IN_NAMES) if (OPT_IN_FLAGS[flag] === kept) return flag;
  throw new Error(`The channel ${channel} sets no flag`);
}

const isFlag = (name: string): name is OptInFlag => Object.hasOwn(OPT_IN_FLAGS, name);
export const OPT_IN_NAMES: readonly OptInFlag[] = Object.keys(OPT_IN_FLAGS).filter(isFlag);

/** [R5.016] Whether a consent is to text messages, which need a number. */
export function needsPhone(kept: KeptConsent): boolean {
  return kept === 'MARKETING_SMS' || kept === 'PERSONAL_SMS';
}
