import * as z from 'zod/mini';

/** A picture: `url` has the placeholders `{IMG_WIDTH}` and `{IMG_HEIGHT}`; `widths` are the widths that exist, px. */
export const Media = z.object({
  view: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
});
export type Media = z.infer<typeof Media>;
