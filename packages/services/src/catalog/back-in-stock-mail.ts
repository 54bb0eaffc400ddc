import type { Sku } from '@vitrine/contracts';
import { decimalSign, type Locale, sizedMediaUrl, sizeText } from '@vitrine/domain';
import { html } from '@vitrine/html';
import { framedMail, mailButton } from '../mail/index.ts';
import { BACK_IN_STOCK_WORDS } from './back-in-stock-words.ts';

export interface BackInStockInput {
  readonly sku: Sku;
  readonly locale: Locale;
  /** The shop's own origin: every link and picture of the mail leads there and nowhere else. */
  readonly origin: string;
  readonly unsubscribeUrl: string;
}

/** Name, colour and size, as the reader's language writes them. */
export function nameOfPiece(sku: Sku, locale: Locale): string {
  const size = sku.size === undefined ? undefined : sizeText(sku.size, decimalSign(locale.bcp47));
  return [sku.name, sku.color, size].filter((part) => part !== undefined).join(', ');
}

const PICTURE = { widthPx: 480, heightPx: 600 };

/** [R3.051] The mail that says a piece is back: its name, picture and address come from our own catalogue. */
export function backInStockMail({ sku, locale, origin, unsubscribeUrl }: BackInStockInput): {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
} {
  const words = BACK_IN_STOCK_WORDS[locale.language];
  const piece = nameOfPiece(sku, locale);
  const filled = (text: string): string => text.replace('%s', () => piece);
  const url = origin + sku.url;
  const picture = origin + sizedMediaUrl(sku.mediaUrl, PICTURE);
  const subject = filled(words.subject);
  const body = html`<p>${filled(words.intro)}</p>
    <p>
      <a href="${url}"
        ><img src="${picture}" width="240" height="300" alt="${piece}" style="display:block"
      /></a>
    </p>
    <p>
      <bdi>${sku.price ?? ''}</bdi>
    </p>
    ${mailButton(words.view, url)}
    <p style="margin-top:32px;font-size:14px">
      ${words.why} <a href="${unsubscribeUrl}" style="color:#1b1916">${words.unsubscribe}</a>
    </p>`;
  return framedMail({
    locale,
    subject,
    heading: words.heading,
    ownUrl: origin,
    text: [
      filled(words.intro),
      sku.price ?? '',
      `${words.view}: ${url}`,
      '',
      words.why,
      `${words.unsubscribe}: ${unsubscribeUrl}`,
    ].join('\n'),
    body,
  });
}
