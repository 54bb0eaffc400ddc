import {
  CODE_LIFETIME_SECONDS,
  LINK_LIFETIME_SECONDS,
  type Locale,
  localeOf,
  LOCALES,
  pageUrl,
} from '@vitrine/domain';
import type { ServiceDeps } from '../../deps.ts';
import type { TextMessage } from '../../gateways/index.ts';
import type { AccountText, JobData } from '../../jobs/index.ts';
import { codeOf, linkTokenOf, oneTimeById, setOwner } from '../../one-time/index.ts';
import {
  customerById,
  customerByLogin,
  customerByNumber,
  customerByPhone,
  isOpen,
} from '../customer.store.ts';
import { ACCOUNT_TEXT_WORDS } from './account-text-words.ts';
import { goodOneTime, timeIn, withQuery } from './sent-once.ts';

type TextDeps = Pick<ServiceDeps, 'db' | 'clock' | 'gateways' | 'config'>;
type Found = Promise<TextMessage | undefined>;

/**
 * [R7.016, R7.020] Sends a text message about an account, to a number that has one: here somebody looks whether it does, and
 * not in the call. Run twice, it sends the same id twice; what was used or has expired meanwhile is sent no more.
 */
export async function sendAccountText(
  deps: TextDeps,
  { locale: code, ...text }: JobData['send-account-text'],
): Promise<void> {
  const locale = localeOf(code) ?? LOCALES['eng-us'];
  const message = await textOf(deps, text, locale);
  if (message !== undefined) await deps.gateways.sms.send(message);
}

function textOf(deps: TextDeps, text: AccountText, locale: Locale): Found {
  switch (text.kind) {
    case 'otp':
      return otpText(deps, text.codeId, locale);
    case 'mobile-registration':
      return registrationText(deps, text.codeId, locale);
    case 'mobile-change':
      return newNumberText(deps, text.codeId, locale);
    case 'mobile-changed':
      return oldNumberText(deps, text.codeId, locale);
    case 'proof':
      return proofText(deps, text.codeId, locale);
    case 'mobile-reset':
      return linkText(deps, text.linkId, locale);
  }
}

async function otpText(deps: TextDeps, codeId: string, locale: Locale): Found {
  const phone = (await goodOneTime(deps, 'otp', codeId))?.about?.phone;
  const customer = phone === undefined ? undefined : await customerByPhone(deps.db, phone);
  if (phone === undefined || customer === undefined || !isOpen(customer, deps.clock.now())) return undefined;
  await setOwner(deps.db, [codeId], customer.id);
  return codeText(deps, { kind: 'otp', id: codeId, to: phone }, locale);
}

interface SentCode {
  readonly kind: 'otp' | 'mobile-registration' | 'mobile-change' | 'proof';
  readonly id: string;
  readonly to: string;
}

function codeText({ config }: TextDeps, { kind, id, to }: SentCode, locale: Locale): TextMessage {
  const words = ACCOUNT_TEXT_WORDS[locale.language].code
    .replace('%s', () => timeIn(CODE_LIFETIME_SECONDS[kind], locale))
    .replace('%c', () => codeOf(config, { kind, id }));
  return { id: `${kind}.${id}`, to, text: words };
}

/** [R2.036] A code for a number that an account is to begin with; where one has it already, its owner is told so. */
async function registrationText(deps: TextDeps, id: string, locale: Locale): Found {
  const kind = 'mobile-registration';
  const to = (await goodOneTime(deps, kind, id))?.about?.phone;
  if (to === undefined) return undefined;
  const known = await customerByNumber(deps.db, to);
  return known === undefined
    ? codeText(deps, { kind, id, to }, locale)
    : { id: `mobile-taken.${id}`, to, text: ACCOUNT_TEXT_WORDS[locale.language].taken };
}

/** [R7.021] A code for a number that its account is to have; where it is the login of another one nothing is sent. */
async function newNumberText(deps: TextDeps, id: string, locale: Locale): Found {
  const row = await goodOneTime(deps, 'mobile-change', id);
  const to = row?.about?.phone;
  const other = to === undefined ? undefined : await customerByLogin(deps.db, to);
  if (to === undefined || (other !== undefined && other.id !== row?.customerId)) return undefined;
  return codeText(deps, { kind: 'mobile-change', id, to }, locale);
}

/** [R7.021] The number that the account had before. */
async function oldNumberText({ db }: TextDeps, id: string, { language }: Locale): Found {
  const to = (await oneTimeById(db, 'mobile-change', id))?.about?.former;
  return to === undefined
    ? undefined
    : { id: `mobile-changed.${id}`, to, text: ACCOUNT_TEXT_WORDS[language].changed };
}

/** [R7.021] A code for the number of an account that has no address. */
async function proofText(deps: TextDeps, id: string, locale: Locale): Found {
  const owner = (await goodOneTime(deps, 'proof', id))?.customerId ?? undefined;
  const customer = owner === undefined ? undefined : await customerById(deps.db, owner);
  return customer && codeText(deps, { kind: 'proof', id, to: customer.phone ?? customer.login }, locale);
}

async function linkText(deps: TextDeps, linkId: string, locale: Locale): Found {
  const { phone, path } = (await goodOneTime(deps, 'password-reset', linkId))?.about ?? {};
  if (phone === undefined) return undefined;
  const [origin = ''] = deps.config.ownOrigins;
  const token = linkTokenOf(deps.config, { kind: 'password-reset', id: linkId });
  const url = origin + withQuery(path ?? pageUrl(locale.code, 'mylv/reset-password'), { token });
  const seconds = LINK_LIFETIME_SECONDS['password-reset'];
  const words = ACCOUNT_TEXT_WORDS[locale.language].link.replace('%s', () => timeIn(seconds, locale));
  return { id: `mobile-reset.${linkId}`, to: phone, text: `${words} ${url}` };
}
