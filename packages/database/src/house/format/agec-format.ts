import * as z from 'zod/mini';
import { CountryCode, Slug } from './texts.ts';

const Percent = z.int().check(z.minimum(0), z.maximum(100));

/** [R2.022] The criteria of decree 2022-748. Shares are in percent of the weight. */
export const AgecSheetFile = z.strictObject({
  recycledShare: Percent,
  recyclable: z.enum(['fully', 'mostly', 'not']),
  /** Sheds plastic microfibres when washed: more than half of it is synthetic. */
  microfibres: z.boolean(),
  /** Holds more than 0.1 % of a substance of very high concern. */
  hazardousSubstances: z.boolean(),
  /** Country of each stage; of shoes stitching, assembly and finishing, of textiles weaving, dyeing and sewing. */
  stages: z.array(z.strictObject({ stage: Slug, country: CountryCode })).check(z.minLength(1)),
  packaging: z.strictObject({ recycledShare: Percent, recyclable: z.enum(['fully', 'mostly', 'not']) }),
});
export type AgecSheetFile = z.infer<typeof AgecSheetFile>;
