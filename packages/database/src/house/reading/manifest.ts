import * as z from 'zod/mini';

const Picture = z.object({ width: z.int(), height: z.int(), widths: z.array(z.int()) });
const ModelFile = z.object({ file: z.string(), bytes: z.int(), sha256: z.string() });

/** What was built of a house: the pictures of each look, the model of each product and its colour variants. */
export const Manifest = z.object({
  looks: z.record(z.string(), z.object({ views: z.record(z.string(), Picture) })),
  models: z.record(
    z.string(),
    z.object({
      tryOn: z.optional(ModelFile),
      variants: z.array(z.string()),
      /** How a model is worn that carries no `wear` node (packages/try-on, `WearSidecar`). */
      sidecar: z.optional(z.record(z.string(), z.unknown())),
    }),
  ),
});
export type Manifest = z.infer<typeof Manifest>;
