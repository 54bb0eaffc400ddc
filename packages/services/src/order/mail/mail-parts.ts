import type { OrderBody } from '@vitrine/contracts';
import { decimalSign, type Locale, sizeText } from '@vitrine/domain';
import { type Html, html } from '@vitrine/html';
import { MAIL_LOOK } from '../../mail/index.ts';
import { MAIL_WORDS } from './mail-words.ts';

type Line = OrderBody['lines'][number];

/** A mail about an order. */
export interface OrderMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What the lines of a mail are shown with. */
export interface LinesLook {
  readonly locale: Locale;
  /** The shop's own origin: every link of the mail leads there and nowhere else. */
  readonly origin: string;
  /** Where the pictures of the lines stand, by `pictureOf`; a line whose picture is missing has none. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** Words with a text in their `%s`. A name may hold what `replace` takes for a pattern, such as `$&`. */
export const filled = (words: string, text: string): string => words.replace('%s', () => text);

/** The picture of a line: of its design, where it has one. */
export const pictureOf = ({ mediaUrl, personalisation }: Line): string =>
  personalisation?.previewUrl ?? mediaUrl;

/** [R1.007] Colour, size, and what is written on the piece and made of it. */
function traitsOf({ color, size, personalisation }: Line, locale: Locale): readonly string[] {
  const { colon } = MAIL_WORDS[locale.language];
  const { text, font, colour, position, parts = [] } = personalisation ?? {};
  const letters = text === undefined ? undefined : `“${text}”`;
  return [
    color,
    size === undefined ? undefined : sizeText(size, decimalSign(locale.bcp47)),
    ...parts.map(({ name, choice }) => `${name}${colon}${choice}`),
    letters,
    font,
    colour,
    position,
  ].filter((part) => part !== undefined);
}

/** A line in plain text: how many of what. */
export function lineText(line: Line, locale: Locale): string {
  return `${line.quantity} × ${[line.name, ...traitsOf(line, locale)].join(MAIL_WORDS[locale.language].comma)}`;
}

/** Lines with their pictures. */
export function linesTable(
  lines: readonly Line[],
  look: LinesLook,
  { showsPrices }: { readonly showsPrices: boolean },
): Html {
  return html`<table role="presentation" width="100%" style="border-collapse:collapse;font-size:15px">
    ${lines.map((line) => lineRow(line, look, showsPrices))}
  </table>`;
}

const { ink, softInk, rule, tile } = MAIL_LOOK;

function lineRow(line: Line, { origin, locale, pictures }: LinesLook, showsPrice: boolean): Html {
  const { name, quantity, lineTotal, url } = line;
  const words = MAIL_WORDS[locale.language];
  const src = pictures.get(pictureOf(line));
  const picture =
    src === undefined
      ? html``
      : html`<a href="${origin + url}" style="color:${softInk};font-size:13px;text-decoration:none"
          ><img src="${src}" width="80" height="100" alt="${name}" style="display:block;background:${tile}"
        /></a>`;
  const traits = traitsOf(line, locale).join(words.comma);
  const cell = `padding:16px 0;border-top:1px solid ${rule};vertical-align:top`;
  const price = html`<td style="${cell};text-align:end;white-space:nowrap">
    <bdi>${lineTotal.label}</bdi>
  </td>`;
  return html`<tr>
    <td width="100" style="${cell}">${picture}</td>
    <td style="${cell}">
      <a href="${origin + url}" style="color:${ink};text-decoration:none">${name}</a><br /><span
        style="color:${softInk};font-size:13px"
        >${traits}<br />${words.quantity}${words.colon}${quantity}</span
      >
    </td>
    ${showsPrice ? price : undefined}
  </tr>`;
}
