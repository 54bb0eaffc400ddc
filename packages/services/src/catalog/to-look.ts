import type { HowToApply, Look, LookName, Media } from '@vitrine/contracts';
import type { LookRecord } from '@vitrine/database';
import { FALLBACK_LANGUAGE, foreignTag, type Locale } from '@vitrine/domain';
import * as z from 'zod/mini';
import { toCard } from './to-card.ts';
import { toMedias } from './to-media.ts';

/** A tutorial as the house writes it. */
const WrittenTutorial = z.object({
  intro: z.string(),
  stepByStepTitle: z.string(),
  stepByStepDesc: z.string(),
  steps: z.array(z.object({ title: z.string(), text: z.string() })),
  paletteAlt: z.optional(z.string()),
  videoAlt: z.optional(z.string()),
});

/** [R3.043] A look as a shade names it. */
export function toLookName(record: LookRecord): LookName {
  const { name, alt } = record.own ?? record.fallback;
  const lookImage = pictureOf(record, record.picture);
  return {
    lookId: record.id,
    lookName: name,
    lookNumber: record.number,
    ...(lookImage === undefined ? {} : { lookImage }),
    lookImageAlt: alt,
    hasTutorialData: tutorialOf(record) !== undefined,
    skuIds: [...record.skuIds],
  };
}

/** [R3.039, R7.059] A look with its pieces and its tutorial; that is English, and marked so, where it is not written. */
export function toLook(record: LookRecord, locale: Locale): Look {
  const howToApply = toHowToApply(record, locale);
  return {
    ...toLookName(record),
    skus: record.cards.map((card) => toCard(card, locale)),
    ...(howToApply === undefined ? {} : { howToApply }),
  };
}

function toHowToApply(record: LookRecord, locale: Locale): HowToApply | undefined {
  const written = tutorialOf(record);
  if (written === undefined) return undefined;
  const { intro, stepByStepTitle, stepByStepDesc, steps, paletteAlt, videoAlt } = written.tutorial;
  const [image, paletteImage] = [pictureOf(record, record.picture), pictureOf(record, record.palette)];
  return {
    lookId: record.id,
    intro,
    ...(image === undefined ? {} : { image }),
    imageAlt: written.alt,
    ...(paletteImage === undefined ? {} : { paletteImage }),
    ...(paletteAlt === undefined ? {} : { paletteImageAlt: paletteAlt }),
    stepByStepTitle,
    stepByStepDesc,
    steps,
    ...(record.videoId === null ? {} : { video: record.videoId }),
    ...(videoAlt === undefined ? {} : { videoAlt }),
    textLanguage: foreignTag(written.isOwn ? locale.language : FALLBACK_LANGUAGE, locale.language),
  };
}

/** In the language asked for where the tutorial is written in it, else in English; undefined without any. */
function tutorialOf({ own, fallback }: LookRecord) {
  const isOwn = own !== null && own.tutorial !== null;
  const { alt, tutorial } = isOwn ? own : fallback;
  return tutorial === null ? undefined : { alt, tutorial: WrittenTutorial.parse(tutorial), isOwn };
}

/** Nothing as long as the look has no such view. */
function pictureOf({ pictures }: LookRecord, wanted: LookRecord['picture']): Media | undefined {
  if (wanted === null) return undefined;
  const kept = pictures?.[wanted.look]?.filter(({ view }) => view === wanted.view) ?? [];
  return toMedias(wanted.look, kept)[0];
}
