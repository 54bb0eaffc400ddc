import * as z from 'zod/mini';

const Picture = z.object({ width: z.int(), height: z.int(), widths: z.array(z.int()) });
const ModelFile = z.object({ file: z.string(), bytes: z.int(), sha256: z.string() });

/** What `products-3d` built: the pictures of each look, the model of each product and its colour variants. */
export const Manifest = z.object({
  looks: z.record(z.string(), z.object({ views: z.record(z.string(), Picture) })),
  models: z.record(z.string(), z.object({ tryOn: z.optional(ModelFile), variants: z.array(z.string()) })),
});
export type Manifest = z.infer<typeof Manifest>;
