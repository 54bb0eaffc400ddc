import type { AgecSheet } from '@vitrine/contracts';
import { FALLBACK_LANGUAGE, type Locale, languageTag } from '@vitrine/domain';
import * as z from 'zod/mini';
import { type AgecWords, ENGLISH_AGEC_WORDS, FRENCH_AGEC_WORDS } from './agec-words.ts';

const Degree = z.enum(['fully', 'mostly', 'not']);
/** What the house says of a piece; shares in percent of the weight. */
const WrittenSheet = z.object({
  recycledShare: z.int(),
  recyclable: Degree,
  microfibres: z.boolean(),
  hazardousSubstances: z.boolean(),
  stages: z.array(z.object({ stage: z.string(), country: z.string() })),
  packaging: z.object({ recycledShare: z.int(), recyclable: Degree }),
});
type WrittenSheet = z.infer<typeof WrittenSheet>;

/** [R2.022] A sheet in words: French where the page is, else English and marked so where the page is in neither. */
export function toAgecSheet(body: unknown, { language }: Locale): AgecSheet {
  const sheet = WrittenSheet.parse(body);
  const isFrench = language === 'fra';
  const words = isFrench ? FRENCH_AGEC_WORDS : ENGLISH_AGEC_WORDS;
  const tag = languageTag(isFrench ? 'fra' : FALLBACK_LANGUAGE);
  return {
    title: words.title,
    lines: linesOf(sheet, words, tag),
    ...(isFrench || language === FALLBACK_LANGUAGE ? {} : { textLanguage: tag }),
  };
}

function linesOf(sheet: WrittenSheet, words: AgecWords, tag: string): AgecSheet['lines'] {
  const { packaging } = sheet;
  const countries = new Intl.DisplayNames(tag, { type: 'region' });
  const stages = sheet.stages.map(({ stage, country }) =>
    words.stageIn(words.stages.get(stage) ?? stage, countries.of(country) ?? country),
  );
  return [
    { title: words.recycled, text: words.recycledShare(sheet.recycledShare) },
    { title: words.recyclable, text: words.recyclableDegree[sheet.recyclable] },
    { title: words.traceability, text: stages.join('\n') },
    { title: words.hazardous, text: words.hazardousSubstances(sheet.hazardousSubstances) },
    { title: words.microfibres, text: words.shedsMicrofibres(sheet.microfibres) },
    {
      title: words.packaging,
      text: `${words.packagingDegree[packaging.recyclable]}\n${words.packagingShare(packaging.recycledShare)}`,
    },
  ];
}
