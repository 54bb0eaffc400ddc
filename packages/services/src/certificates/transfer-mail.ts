import { dispatchTimeZone, type Locale } from '@vitrine/domain';
import { html } from '@vitrine/html';
import { MAIL_LOOK, mailButton, framedMail } from '../mail/index.ts';
import { TRANSFER_WORDS } from './transfer-words.ts';

interface TransferMailInput {
  readonly locale: Locale;
  /** The giver's first name. */
  readonly giver: string;
  /** What the piece is called; undefined where nobody recorded which it is. */
  readonly piece: string | undefined;
}
interface PassedInput extends TransferMailInput {
  /** The shop's own. */
  readonly origin: string;
}
interface OfferedInput extends TransferMailInput {
  readonly expiresAt: Date;
  readonly url: string;
}

/** [R2.060] The mail that brings the link of a transfer. */
export function offeredMail(input: OfferedInput) {
  const { locale, url } = input;
  const { offered, open, personal } = TRANSFER_WORDS[locale.language];
  const said = { intro: filled(offered.intro, input), until: untilIn(input) };
  return framedMail({
    locale,
    subject: offered.subject,
    heading: offered.heading,
    ownUrl: url,
    text: [offered.heading, '', said.intro, '', said.until, `${open}:`, url, '', personal].join('\n'),
    body: html`<p style="margin:0 0 20px">${said.intro}</p>
      <p style="margin:0">${said.until}</p>
      ${mailButton(open, url)}
      <p style="margin:20px 0 0;color:${MAIL_LOOK.softInk};font-size:13px">${personal}</p>`,
  });
}

/** [R2.060] The same as a text message. */
export function offeredText(input: OfferedInput): string {
  return `${filled(TRANSFER_WORDS[input.locale.language].text, input)} ${input.url}`;
}

/** [R2.060] The mail that tells the giver that the piece is another's now. */
export function passedMail(input: PassedInput) {
  const { locale, origin } = input;
  const { passed } = TRANSFER_WORDS[locale.language];
  const intro = filled(passed.intro, input);
  return framedMail({
    locale,
    subject: passed.subject,
    heading: passed.heading,
    ownUrl: origin,
    text: [passed.heading, '', intro].join('\n'),
    body: html`<p style="margin:0">${intro}</p>`,
  });
}

function filled(text: string, { giver, piece, locale }: TransferMailInput): string {
  const named = piece ?? TRANSFER_WORDS[locale.language].piece;
  return text.replace('%g', () => giver).replace('%p', () => named);
}

function untilIn({ locale, expiresAt }: OfferedInput): string {
  const day = new Intl.DateTimeFormat(locale.bcp47, {
    dateStyle: 'long',
    timeZone: dispatchTimeZone(locale.country),
  }).format(expiresAt);
  return TRANSFER_WORDS[locale.language].until.replace('%d', () => day);
}
