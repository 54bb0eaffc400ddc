import { MEASURED_PARTS } from '@vitrine/domain';
import * as z from 'zod/mini';
import { _default as unlessSaid } from 'zod/mini';
import { Count, Id, inLanguages, Line, PictureRef, Prose, Slug, Texts, IdOfSku } from './texts.ts';

/** `house.json` */
export const HouseFacts = z.strictObject({
  name: Slug,
  /** The environments the configuration is loaded for. */
  nodeEnvs: z.array(z.string()),
  /** Views of a look in the order they are shown; views that are not named follow. */
  views: z.array(Slug),
  /** Where the manifest of pictures and models lies that are built already, from the house's folder. */
  manifest: z.optional(z.string()),
});
export type HouseFacts = z.infer<typeof HouseFacts>;

/** [R2.031] Something to read that stands between the pieces of a listing, behind so many of them. */
const ListingTile = z.strictObject({
  after: Count,
  kind: z.enum(['story', 'article']),
  /** The ref of the story, or the id of the article. */
  ref: Slug,
});
/** More would be a magazine. */
const TILES_LIMIT = 12;

const category = {
  dimId: Id,
  urlCode: Slug,
  names: Texts,
  intros: Texts,
  /** The name of the still life that its page opens with. */
  stillLife: z.optional(Id),
  /** What stands between its pieces. */
  tiles: z.optional(z.array(ListingTile).check(z.maxLength(TILES_LIMIT))),
  /** Products that stand two cards wide in its listing. */
  wide: z.optional(z.array(Id)),
  /** [R6.011] Shown to the customers of this sale alone. */
  exclusiveSale: z.optional(Id),
  /** [R8.042] Its page asks for the age first. */
  ageRestricted: z.optional(z.boolean()),
};

/** A category without those below it, each of which is a row of its own. */
export const HouseCategory = z.strictObject(category);
export type HouseCategory = z.infer<typeof HouseCategory>;

interface CategoryBranch extends HouseCategory {
  readonly children: readonly CategoryBranch[];
}

/** A branch of `categories.json` as it is written: the path of a category is its parents' codes and its own. */
export const HouseCategoryBranch: z.ZodMiniType<CategoryBranch> = z.strictObject({
  ...category,
  get children() {
    return z.array(HouseCategoryBranch);
  },
});

const Measure = z.strictObject({ names: Texts });

const PdfName = z.string().check(z.regex(/^[a-z0-9]+([.-][a-z0-9]+)*\.pdf$/u), z.maxLength(80));

/** `size-guides/*.json`: sizes as countries count them, and measures in centimetres; inches are computed. */
export const HouseSizeGuide = z
  .strictObject({
    id: Id,
    /** What the guide is for: shoes, rings, belts. */
    productFunction: Slug,
    /** The drawings that show how to measure. */
    mediaCategories: unlessSaid(z.array(z.enum(MEASURED_PARTS)), []),
    /** No unit to choose, as for sizes that are counted and not measured. */
    noUnit: z.boolean(),
    /** One column of sizes each, named once or language by language; the first one is how the SKUs are named. */
    countries: z.array(z.union([Line, Texts])).check(z.minLength(1)),
    measures: z.array(Measure),
    rows: z.array(
      z.strictObject({ sizes: z.array(z.string()), cm: z.array(z.number().check(z.positive())) }),
    ),
    texts: inLanguages(
      z
        .strictObject({
          title1: Line,
          title2: Line,
          title3: z.optional(Line),
          title4: z.optional(Line),
          topDescription: Prose,
          sizeGuideText: Prose,
          bottomDescription: z.optional(Prose),
          cmLabel: Line,
          inchesLabel: Line,
          /** What the link to the printable guide is called. */
          pdfLabel: z.optional(Line),
          /** The printable guide: the name of a PDF beside this file. */
          pdfLink: z.optional(PdfName),
        })
        .check(
          z.refine(({ pdfLabel, pdfLink }) => (pdfLabel === undefined) === (pdfLink === undefined), {
            error: 'pdfLabel and pdfLink go together',
          }),
        ),
    ),
  })
  .check(
    z.refine(
      ({ countries, measures, rows }) =>
        rows.every(({ sizes, cm }) => sizes.length === countries.length && cm.length === measures.length),
      {
        error: 'every row has a size for each country and a length for each measure',
        path: ['rows'],
      },
    ),
  );
export type HouseSizeGuide = z.infer<typeof HouseSizeGuide>;

/** `care-links/*.json` */
export const HouseCareLink = z.strictObject({
  id: Id,
  texts: inLanguages(
    z.strictObject({
      title: Line,
      sections: z.array(z.strictObject({ intro: Line, description: Prose })).check(z.minLength(1)),
    }),
  ),
});
export type HouseCareLink = z.infer<typeof HouseCareLink>;

const Seconds = z.number().check(z.minimum(0));

const Tutorial = z.strictObject({
  intro: Prose,
  stepByStepTitle: Line,
  stepByStepDesc: Prose,
  steps: z.array(z.strictObject({ title: Line, text: Prose })).check(z.minLength(1)),
  paletteAlt: z.optional(Line),
  videoAlt: z.optional(Line),
});

/** `looks/*.json`: a make-up look with its tutorial, or pieces that are worn together. */
export const HouseLook = z.strictObject({
  id: Id,
  kind: z.enum(['make-up', 'outfit']),
  number: Line,
  rank: Count,
  picture: z.optional(PictureRef),
  palette: z.optional(PictureRef),
  video: z.optional(Id),
  skuIds: z.array(IdOfSku).check(z.minLength(1)),
  texts: inLanguages(z.strictObject({ name: Line, alt: Line, tutorial: z.optional(Tutorial) })),
});
export type HouseLook = z.infer<typeof HouseLook>;

const Caption = z
  .strictObject({
    fromSeconds: Seconds,
    toSeconds: Seconds,
    /** [R2.011] The chapter that begins here. */
    chapter: z.optional(Line),
    text: Line,
  })
  .check(z.refine(({ fromSeconds, toSeconds }) => fromSeconds < toSeconds, 'it ends before it begins'));

/** `videos/*.json`: a silent film, whose files the manifest names, and what is seen in it. */
export const HouseVideo = z.strictObject({
  id: Id,
  /** In whose gallery it runs, with all colours or with one. */
  product: z.optional(Id),
  colour: z.optional(Id),
  texts: inLanguages(z.strictObject({ title: Line, captions: z.array(Caption) })),
});
export type HouseVideo = z.infer<typeof HouseVideo>;

/** `materials.json` */
export const HouseMaterial = z.strictObject({
  id: Id,
  originCountry: z.string().check(z.regex(/^[A-Z]{2}$/u)),
  picture: z.optional(PictureRef),
  texts: inLanguages(z.strictObject({ name: Line, description: Prose })),
});
export type HouseMaterial = z.infer<typeof HouseMaterial>;
