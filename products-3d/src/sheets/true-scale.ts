import { decimalSign, type MeasuredPart, sizeText } from '@vitrine/domain';
import type { Html } from '@vitrine/html';
import { markup } from './markup.ts';
import { type PaperStrip, paperStrip, piecesOf, type StripMark } from './paper-strip.ts';
import { lengthsMm, type SheetContext, sizesOf } from './sheet.ts';

const MM_PER_INCH = 25.4;
const MM_PER_CM = 10;

/** [R3.031] What of a guide is drawn as large as it is; undefined where nothing is measured. */
export function trueScale(context: SheetContext): Html | undefined {
  const { guide, words } = context;
  const [part] = guide.mediaCategories;
  if (part === undefined) return undefined;
  const strip = stripOf(context, part);
  const isJoined = piecesOf(strip).count > 1;
  return markup`
    <h2>${words.trueScale}</h2>
    <p class="lede">${words.print}</p>
    <div class="proof">${proof(words.fiftyMm, 50)}${proof(words.twoInches, 2 * MM_PER_INCH)}</div>
    ${part === 'finger' ? circles(context) : undefined}
    <p class="told">${words.strip[part]} ${isJoined ? words.join : undefined}</p>
    <div class="strips">${paperStrip(strip)}</div>`;
}

/** A line whose length a ruler proves. */
function proof(name: string, lengthMm: number): Html {
  return markup`<figure><svg width="${lengthMm + 1}mm" height="5mm" viewBox="-0.5 -2.5 ${lengthMm + 1} 5" aria-hidden="true">
    <path class="line" data-mm="${lengthMm}" d="M0 0H${lengthMm}"/><path class="line" d="M0 -2V2M${lengthMm} -2V2"/>
  </svg><figcaption>${name}</figcaption></figure>`;
}

/** The inside of every ring, from its circumference, which is what the guide measures first. */
function circles(context: SheetContext): Html {
  const { guide, words, locale } = context;
  const numbers = new Intl.NumberFormat(locale.bcp47, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const [, ...others] = guide.countries;
  const sizes = sizesOf(guide);
  const drawn = lengthsMm(guide, 0).map((circumferenceMm, row) => {
    const diameterMm = circumferenceMm / Math.PI;
    const [first = '', ...counted] = (sizes[row] ?? []).map((size) =>
      sizeText(size, decimalSign(locale.bcp47)),
    );
    const elsewhere = counted.map((size, column) => `${others[column] ?? ''} ${size}`).join(' · ');
    return markup`<figure>
      <svg width="24mm" height="24mm" viewBox="-12 -12 24 24" aria-hidden="true">
        <circle class="ring" r="${diameterMm / 2}"/>
        <text class="inside" y="1.7" text-anchor="middle">${first}</text>
      </svg>
      <figcaption><bdi dir="ltr">Ø ${numbers.format(diameterMm)} mm</bdi><br/><bdi dir="ltr">${elsewhere}</bdi></figcaption>
    </figure>`;
  });
  return markup`<p class="told">${words.circles}</p><div class="circles">${drawn}</div>`;
}

/** Where the sizes lie on a strip that begins at nothing. */
function stripOf({ guide, words, locale }: SheetContext, part: MeasuredPart): PaperStrip {
  const sizes = sizesOf(guide).map(([size = '']) => sizeText(size, decimalSign(locale.bcp47)));
  const [lengths, longest] = [lengthsMm(guide, 0), lengthsMm(guide, 1)];
  const marks = sizes.map((label, row): StripMark => {
    const atMm = lengths[row] ?? 0;
    return part === 'wrist'
      ? { kind: 'between', label, fromMm: atMm, toMm: longest[row] ?? atMm }
      : { kind: 'at', label, atMm };
  });
  // A ring's size is its circumference in millimetres.
  const numbers = part === 'finger' ? { name: 'mm', everyMm: 1 } : { name: words.cm, everyMm: MM_PER_CM };
  return { marks, numbers, counted: part === 'wrist' ? undefined : guide.countries[0] };
}
