import * as z from 'zod/mini';
import { each, part, translations } from './define-part.ts';
import type { Fault } from './part.ts';
import { Day, Id, IdOfSku, inLanguages, Line, PictureRef, Prose, Slug } from './texts.ts';

const Words = z.strictObject({
  title: Line,
  lead: Line,
  /** What the picture of the whole shows. */
  alt: Line,
  /** How long it takes, for how many: a line each. */
  facts: z.array(Line).check(z.maxLength(6)),
  /** `alt`: what the picture beside it shows. */
  chapters: z.array(z.strictObject({ heading: Line, text: Prose, alt: Line })).check(z.minLength(1)),
});

/** `experiences/{id}.json`: [R2.038] a page of its own, with the appointment that it is booked as. */
const HouseExperience = z.strictObject({
  /** The last part of its address. */
  id: Slug,
  status: z.enum(['draft', 'published']),
  /** From this day on, and until this one: days of UTC, both included. */
  publishedOn: Day,
  publishedUntil: z.optional(Day),
  /** A kind of appointment of the stores. */
  appointmentType: Slug,
  /** Left out: every store that has appointments of the kind. */
  stores: z.optional(z.array(Id).check(z.minLength(1))),
  picture: PictureRef,
  /** One beside each chapter, in every language. */
  pictures: z.array(PictureRef),
  /** The pieces it speaks of. */
  skuIds: z.array(IdOfSku),
  texts: inLanguages(Words),
});
type HouseExperience = z.infer<typeof HouseExperience>;

/** Their entry in the parts of a house. */
export const EXPERIENCE_PARTS = {
  experiences: part({
    kind: 'experience',
    source: { folder: 'experiences' },
    schema: HouseExperience,
    loose: ['skuIds/*', ...translations('texts')],
    references: ({ stores = [], skuIds }) => [
      ...each('store', 'stores', stores),
      ...each('sku', 'skuIds', skuIds),
    ],
    check: experienceFaults,
  }),
};

/** A day of its end before that of its beginning would never show it; a chapter without a picture shows another's. */
function experienceFaults(row: HouseExperience): readonly Fault[] {
  const { publishedOn, publishedUntil = publishedOn, pictures, texts } = row;
  const faults: Fault[] = [];
  if (publishedUntil < publishedOn)
    faults.push({ path: ['publishedUntil'], message: 'is before publishedOn' });
  for (const [language, words] of Object.entries(texts))
    if (words !== undefined && words.chapters.length !== pictures.length)
      faults.push({
        path: ['texts', language, 'chapters'],
        message: 'each must have a picture in `pictures`',
      });
  return faults;
}
