import * as z from 'zod/mini';
import { Media } from './media.ts';

/** [R2.022] The environmental qualities of a piece, in the words of decree 2022-748. */
export const AgecSheet = z.object({
  title: z.string(),
  /** A criterion, and what holds for the piece; of the stages one line each. */
  lines: z.array(z.object({ title: z.string(), text: z.string() })),
  /** BCP 47, where it is in another language than was asked for. */
  textLanguage: z.optional(z.string()),
});
export type AgecSheet = z.infer<typeof AgecSheet>;

/** [R7.074] The search for a sheet by reference: what its page says, and what was found for the reference asked. */
export const AgecSearchBody = z.object({
  title: z.string(),
  lead: z.string(),
  /** BCP 47, where title and lead are in another language than was asked for. */
  language: z.optional(z.string()),
  searchLabel: z.string(),
  searchHint: z.string(),
  searchButton: z.string(),
  /** What became of the search; absent where nothing was asked, or a sheet is there. */
  resultText: z.optional(z.string()),
  piece: z.optional(
    z.object({
      identifier: z.string(),
      name: z.string(),
      color: z.string(),
      url: z.string(),
      media: z.optional(Media),
    }),
  ),
  sheet: z.optional(AgecSheet),
  /** The sheet as PDF. */
  paper: z.optional(z.object({ label: z.string(), url: z.string() })),
});
export type AgecSearchBody = z.infer<typeof AgecSearchBody>;
