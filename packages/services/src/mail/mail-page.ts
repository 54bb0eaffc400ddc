import type { Locale } from '@vitrine/domain';
import { type Html, html } from '@vitrine/html';

export interface MailPage {
  readonly locale: Locale;
  readonly title: string;
  /** Stands above the body. */
  readonly heading: string;
  readonly body: Html;
}

/** The shop's look, as far as mail programs follow: its colours, and faces that stand in for its own. */
export const MAIL_LOOK = {
  paper: '#fbfaf7',
  tile: '#f4f1ec',
  ink: '#1b1916',
  softInk: '#645e54',
  rule: '#dcd6ca',
  display: `Cormorant,'Cormorant Garamond',Georgia,'Times New Roman',serif`,
  text: `'Hanken Grotesk',Helvetica,Arial,sans-serif`,
} as const;

const HOUSE = 'AURÈLE';

/** The frame of the house's mails. Mail programs know tables and inline styles; nothing here needs more. */
export function mailPage({ locale, title, heading, body }: MailPage): Html {
  const { paper, ink, rule, display, text } = MAIL_LOOK;
  return html`<!doctype html>
    <html lang="${locale.htmlLang}" dir="${locale.isRtl ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${title}</title>
      </head>
      <body style="margin:0;background:${paper};color:${ink};font:15px/1.6 ${text}">
        <div style="max-width:560px;margin:0 auto;padding:0 20px 48px">
          <p
            style="margin:0;padding:28px 0;border-bottom:1px solid ${rule};text-align:center;font:500 26px/1 ${display};letter-spacing:6px"
          >
            ${HOUSE}
          </p>
          <h1 style="font:400 34px/1.15 ${display};margin:44px 0 14px;word-break:auto-phrase">${heading}</h1>
          ${body}
        </div>
      </body>
    </html>`;
}

/** The one thing to do in a mail. */
export function mailButton(label: string, url: string): Html {
  const { paper, ink } = MAIL_LOOK;
  return html`<p style="margin:44px 0 0">
    <a
      href="${url}"
      style="display:block;padding:17px 24px;background:${ink};color:${paper};font-size:14px;line-height:20px;text-align:center;text-decoration:none"
      >${label}</a
    >
  </p>`;
}
