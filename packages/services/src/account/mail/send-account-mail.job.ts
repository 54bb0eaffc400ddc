import {
  CODE_LIFETIME_SECONDS,
  LINK_LIFETIME_SECONDS,
  type Locale,
  localeOf,
  LOCALES,
  pageUrl,
} from '@vitrine/domain';
import type { ServiceDeps } from '../../deps.ts';
import type { AccountMail, JobData } from '../../jobs/index.ts';
import { noticeMail } from '../../mail/index.ts';
import { codeOf, dropOneTime, linkTokenOf, type oneTimeById, setOwner } from '../../one-time/index.ts';
import { customerByEmail, customerById, isOpen } from '../customer.store.ts';
import { CHANGED_CONTACT_WORDS } from './changed-contact-words.ts';
import { emailChangeLetter } from './email-change-letters.ts';
import { PERSONAL_DATA_WORDS } from './personal-data-words.ts';
import { PROOF_WORDS } from './proof-words.ts';
import { type AccountMailWords, REGISTRATION_WORDS } from './registration-words.ts';
import { goodOneTime, timeIn, withQuery } from './sent-once.ts';
import { SIGN_IN_WORDS } from './sign-in-words.ts';

type OwnersMail = Extract<AccountMail, { readonly customerId: string }>;
type LinkMail = Exclude<AccountMail, OwnersMail>;
type Found = Promise<Letter | undefined>;
type LetterDeps = MailDeps & { readonly locale: Locale };
type MailDeps = Pick<ServiceDeps, 'db' | 'clock' | 'gateways' | 'config'>;

/** What is said to whom. */
interface Letter {
  readonly to: string;
  readonly words: AccountMailWords;
  /** How long each thing that it brings is good, as its footnote names them. */
  readonly seconds?: number | readonly number[];
  readonly code?: string;
  /** Where its button leads: a path of the shop. */
  readonly path: string;
}

/**
 * Sends a mail about an account. Here and not in the call that leaves it behind somebody looks whether there is such an
 * account: the call does the same work for everybody, so neither its words nor its time tell. Who has none gets no mail, or
 * another one. A job may run twice, so the Message-ID is a function of what is sent; what was used or has expired meanwhile is
 * sent no more.
 */
export async function sendAccountMail(
  deps: MailDeps,
  { locale: code, ...mail }: JobData['send-account-mail'],
): Promise<void> {
  const locale = localeOf(code) ?? LOCALES['eng-us'];
  const letter = await letterOf({ ...deps, locale }, mail);
  if (letter === undefined) return;
  const { to, words, seconds = [], path } = letter;
  const [origin = ''] = deps.config.ownOrigins;
  await deps.gateways.mail.send({
    ...noticeMail({
      locale,
      subject: words.subject,
      heading: words.heading,
      paragraphs: words.paragraphs,
      ...(letter.code === undefined ? {} : { code: letter.code }),
      action: { label: words.action, url: origin + path },
      footnote: [seconds]
        .flat()
        .reduce((text, one) => text.replace('%s', () => timeIn(one, locale)), words.footnote),
    }),
    to,
    messageId: `<${mail.kind}.${aboutOf(mail)}@${new URL(origin).hostname}>`,
  });
  if (mail.kind === 'account-farewell') await dropOneTime(deps.db, mail.linkId);
}

function letterOf(deps: LetterDeps, mail: AccountMail): Found {
  return 'customerId' in mail ? letterToOwner(deps, mail) : letterOfLink(deps, mail);
}

function letterOfLink(deps: LetterDeps, mail: LinkMail): Found {
  const { language } = deps.locale;
  switch (mail.kind) {
    case 'activation':
      return activation(deps, mail.linkId, REGISTRATION_WORDS[language]);
    case 'account-matching':
      return matching(deps, mail.linkId, REGISTRATION_WORDS[language].matching);
    case 'password-reset':
      return reset(deps, mail.linkId, SIGN_IN_WORDS[language].reset);
    case 'mail-login':
      return mailLogin(deps, mail, SIGN_IN_WORDS[language].mailLogin);
    case 'account-farewell':
      return farewell(deps, mail.linkId, PERSONAL_DATA_WORDS[language].deleted);
    case 'email-change':
    case 'email-change-asked':
    case 'email-changed':
      return emailChangeLetter(deps, mail.kind, mail.linkId);
  }
}

/** To the address that an account has at the moment. */
async function letterToOwner(deps: LetterDeps, { kind, customerId, changeId }: OwnersMail): Found {
  const to = (await customerById(deps.db, customerId))?.email ?? undefined;
  if (to === undefined) return undefined;
  const { language } = deps.locale;
  const path = pagePath(deps, 'mylv/reset-password');
  switch (kind) {
    case 'mobile-changed':
      return { to, words: CHANGED_CONTACT_WORDS[language].mobile, path };
    case 'passkey-added':
      return { to, words: SIGN_IN_WORDS[language].passkey, path };
    case 'password-changed':
      return { to, words: SIGN_IN_WORDS[language].changed, path };
    case 'proof':
      return (await goodOneTime(deps, kind, changeId)) === undefined
        ? undefined
        : {
            to,
            words: PROOF_WORDS[language],
            seconds: CODE_LIFETIME_SECONDS.proof,
            code: codeOf(deps.config, { kind, id: changeId }),
            path,
          };
    case 'export-ready':
      return { to, words: PERSONAL_DATA_WORDS[language].packed, path: pagePath(deps, 'mylv/security') };
  }
}

/** [R2.036, R7.181] A link to an account that is to begin; where the address has one already, its owner is told so. */
async function activation(
  deps: LetterDeps,
  linkId: string,
  words: Readonly<Record<'activation' | 'taken', AccountMailWords>>,
): Found {
  const about = (await goodOneTime(deps, 'activation', linkId))?.about;
  const to = about?.email;
  if (to === undefined) return undefined;
  const goal = about?.path === undefined ? {} : { redirect_url: about.path };
  const known = await customerByEmail(deps.db, to);
  return known === undefined || known.status === 'boutique'
    ? {
        to,
        words: words.activation,
        seconds: LINK_LIFETIME_SECONDS.activation,
        path: pagePath(deps, 'registration', {
          token: linkTokenOf(deps.config, { kind: 'activation', id: linkId }),
          ...goal,
        }),
      }
    : { to, words: words.taken, path: about?.path ?? pagePath(deps, 'mylv/overview') };
}

/** [R7.022] A link for a client of a boutique, with which a registration goes on; nobody else gets one. */
async function matching(deps: LetterDeps, linkId: string, words: AccountMailWords): Found {
  const to = await addressOf(deps, 'account-matching', linkId);
  const known = to === undefined ? undefined : await customerByEmail(deps.db, to);
  if (to === undefined || known?.status !== 'boutique') return undefined;
  const token = linkTokenOf(deps.config, { kind: 'account-matching', id: linkId });
  return {
    to,
    words,
    seconds: LINK_LIFETIME_SECONDS['account-matching'],
    path: pagePath(deps, 'registration', { token }),
  };
}

/** [R7.017] */
async function reset(deps: LetterDeps, linkId: string, words: AccountMailWords): Found {
  const row = await goodOneTime(deps, 'password-reset', linkId);
  const to = await ownersAddress(deps, row?.about?.email, [linkId]);
  if (to === undefined) return undefined;
  const token = linkTokenOf(deps.config, { kind: 'password-reset', id: linkId });
  return {
    to,
    words,
    seconds: LINK_LIFETIME_SECONDS['password-reset'],
    path: withQuery(row?.about?.path ?? pagePath(deps, 'mylv/reset-password'), { token }),
  };
}

/** [R2.037, R7.157] A code, and a link for whoever reads the mail on the device that asked for it. */
async function mailLogin(
  deps: LetterDeps,
  { linkId, codeId }: AccountMail & { readonly kind: 'mail-login' },
  words: AccountMailWords,
): Found {
  const row = await goodOneTime(deps, 'mail-login', linkId);
  const to = await ownersAddress(deps, row?.about?.email, [linkId, codeId]);
  if (to === undefined || (await goodOneTime(deps, 'login-code', codeId)) === undefined) return undefined;
  const { path } = row?.about ?? {};
  return {
    to,
    words,
    seconds: [LINK_LIFETIME_SECONDS['mail-login'], CODE_LIFETIME_SECONDS['login-code']],
    code: codeOf(deps.config, { kind: 'login-code', id: codeId }),
    path: pagePath(deps, 'alternative-login', {
      mail_token: linkTokenOf(deps.config, { kind: 'mail-login', id: linkId }),
      ...(path === undefined ? {} : { redirect_url: path }),
    }),
  };
}

/** To an address that the house knows for this one mail alone. */
async function farewell(deps: LetterDeps, linkId: string, words: AccountMailWords): Found {
  const to = await addressOf(deps, 'account-farewell', linkId);
  return to === undefined ? undefined : { to, words, path: pagePath(deps, 'homepage') };
}

async function addressOf(
  deps: LetterDeps,
  kind: Parameters<typeof oneTimeById>[1],
  id: string,
): Promise<string | undefined> {
  return (await goodOneTime(deps, kind, id))?.about?.email;
}

/**
 * The address as its account has it, and never as somebody typed it. What is sent there is noted as its owner's: a change of
 * the password, or of the address, ends it.
 */
async function ownersAddress(
  { db, clock }: MailDeps,
  typed: string | undefined,
  sent: readonly string[],
): Promise<string | undefined> {
  const customer = typed === undefined ? undefined : await customerByEmail(db, typed);
  if (customer === undefined || !isOpen(customer, clock.now())) return undefined;
  await setOwner(db, sent, customer.id);
  return customer.email ?? undefined;
}

/** A page of the language, with its query. */
const pagePath = (
  { locale }: Pick<LetterDeps, 'locale'>,
  page:
    | 'homepage'
    | 'registration'
    | 'alternative-login'
    | 'mylv/overview'
    | 'mylv/reset-password'
    | 'mylv/security',
  query: Readonly<Record<string, string>> = {},
): string => withQuery(pageUrl(locale.code, page), query);

/** What a mail is told from others by: two changes of a password are two mails. */
function aboutOf(mail: AccountMail): string {
  return 'linkId' in mail ? mail.linkId : mail.changeId;
}
