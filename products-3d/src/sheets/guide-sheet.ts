import {
  HOUSE_LANGUAGES,
  type HouseLanguage,
  languageTag,
  LOCALE_LIST,
  MEASURE_DRAWING_BOX,
  MEASURE_DRAWINGS,
  type MeasuredPart,
} from '@vitrine/domain';
import type { Html } from '@vitrine/html';
import { markup } from './markup.ts';
import { measureTable } from './measure-table.ts';
import type { Sheet, SheetContext } from './sheet.ts';
import { SHEET_STYLE } from './sheet-style.ts';
import { SHEET_WORDS } from './sheet-words.ts';
import { trueScale } from './true-scale.ts';

const HOUSE = 'Maison Aurèle';

/** [R3.031] A size guide as the page that is printed: the table and how to measure, then what is drawn at true scale. */
export function guideSheet({ language, guide }: Sheet): string {
  const context: SheetContext = { guide, words: SHEET_WORDS[language], locale: localeOf(language) };
  const scaled = trueScale(context);
  const page = (content: Html): Html => markup`<section class="page">${head(context)}${content}</section>`;
  const { html } = markup`<!doctype html>
<html lang="${languageTag(language)}" dir="${context.locale.isRtl ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"/><title>${guide.title1} · ${HOUSE}</title><style>${{ html: SHEET_STYLE }}</style></head>
<body>${page(firstPage(context))}${scaled && page(scaled)}</body></html>`;
  return html;
}

function head({ guide, words }: SheetContext): Html {
  return markup`<header><b lang="fr">${HOUSE}</b><span>${words.kind} · ${guide.title1}</span></header>`;
}

function firstPage(context: SheetContext): Html {
  const { guide, words } = context;
  return markup`
    <h1>${guide.title1}</h1>
    <p class="lede">${guide.topDescription}</p>
    ${measureTable(context)}
    <div class="how">
      ${guide.mediaCategories.map(drawing)}
      <div><h2>${guide.title3 ?? words.howToMeasure}</h2>
      <p>${guide.sizeGuideText}</p>
      ${guide.bottomDescription === undefined ? undefined : markup`<p>${guide.bottomDescription}</p>`}</div>
    </div>`;
}

function drawing(part: MeasuredPart): Html {
  const { width, height, lineWidth } = MEASURE_DRAWING_BOX;
  const lines = MEASURE_DRAWINGS[part].map(
    ({ path, width: own, dashes, isFilled, isLength }) =>
      markup`<path d="${path}" stroke-width="${own ?? lineWidth}" stroke-dasharray="${dashes ?? 'none'}"
        fill="${isFilled ? 'currentColor' : 'none'}" class="${isLength ? 'length' : 'thing'}"/>`,
  );
  return markup`<svg class="drawing" viewBox="0 0 ${width} ${height}" aria-hidden="true">${lines}</svg>`;
}

/** The first locale of a language says how its numbers are written. */
function localeOf(language: HouseLanguage): SheetContext['locale'] {
  const locale = LOCALE_LIST.find((each) => each.language === language);
  if (locale === undefined) throw new Error(`No locale speaks ${HOUSE_LANGUAGES.join(', ')}: ${language}`);
  return locale;
}
