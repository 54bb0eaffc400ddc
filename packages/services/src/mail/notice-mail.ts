import type { Locale } from '@vitrine/domain';
import { html } from '@vitrine/html';
import { type Fact, factsTable, factTexts } from './facts.ts';
import { framedMail } from './framed-mail.ts';
import { MAIL_LOOK, mailButton } from './mail-page.ts';

/** A plain mail: what is to be known, and one thing to do. */
export interface NoticeMail {
  readonly locale: Locale;
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** One below the other, after the paragraphs. */
  readonly facts?: readonly Fact[];
  /** To be typed by the reader; shown large. */
  readonly code?: string;
  /** `url`: whole, on the shop's own origin. */
  readonly action: { readonly label: string; readonly url: string };
  /** What else there is to say, in small: for how long, for whom. */
  readonly footnote: string;
}

/** Such a mail as text and HTML. Texts are the house's alone: nothing that a stranger typed reaches somebody else's mail. */
export function noticeMail({ facts = [], ...mail }: NoticeMail): {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
} {
  const { locale, subject, heading, paragraphs, code, action, footnote } = mail;
  const { ink, tile, softInk } = MAIL_LOOK;
  return framedMail({
    locale,
    subject,
    heading,
    ownUrl: action.url,
    text: [
      heading,
      ...paragraphs,
      ...(facts.length === 0 ? [] : [factTexts(facts, locale).join('\n')]),
      ...(code === undefined ? [] : [code]),
      // The address on a line of its own, so that mail programs find it whatever the script before it.
      `${action.label}\n${action.url}`,
      footnote,
    ].join('\n\n'),
    body: html`${paragraphs.map((paragraph) => html`<p style="margin:0 0 16px">${paragraph}</p>`)}
      ${facts.length === 0 ? '' : factsTable(facts)}
      ${
        code === undefined
          ? ''
          : html`<p
              style="margin:32px 0 0;padding:24px;background:${tile};color:${ink};font-size:32px;line-height:40px;letter-spacing:8px;text-align:center"
            >
              <bdi dir="ltr">${code}</bdi>
            </p>`
      }
      ${mailButton(action.label, action.url)}
      <p style="margin:28px 0 0;color:${softInk};font-size:13px">${footnote}</p>`,
  });
}
