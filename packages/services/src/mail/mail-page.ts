import type { Locale } from '@vitrine/domain';
import { type Html, html } from './html.ts';

export interface MailPage {
  readonly locale: Locale;
  readonly title: string;
  /** Stands above the body. */
  readonly heading: string;
  readonly body: Html;
}

/** The frame of the house's mails. Mail programs know tables and inline styles; nothing here needs more. */
export function mailPage({ locale, title, heading, body }: MailPage): Html {
  return html`<!doctype html>
    <html lang="${locale.htmlLang}" dir="${locale.isRtl ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
      </head>
      <body style="margin:0;background:#fbfaf7;color:#1b1916;font:16px/1.5 Helvetica,Arial,sans-serif">
        <div style="max-width:560px;margin:0 auto;padding:40px 20px">
          <h1 style="font:400 32px/1.2 Georgia,serif;margin:0 0 16px">${heading}</h1>
          ${body}
        </div>
      </body>
    </html>`;
}
