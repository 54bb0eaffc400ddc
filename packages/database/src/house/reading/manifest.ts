import * as z from 'zod/mini';
import { _default as unlessSaid } from 'zod/mini';

const Picture = z.object({ width: z.int(), height: z.int(), widths: z.array(z.int()) });
const ModelFile = z.object({ file: z.string(), bytes: z.int(), sha256: z.string() });

const Video = z.object({
  width: z.int(),
  height: z.int(),
  seconds: z.number(),
  files: z.array(z.object({ file: z.string(), type: z.string(), bytes: z.int(), sha256: z.string() })),
  poster: z.object({ file: z.string(), bytes: z.int(), sha256: z.string() }),
});

const Document = z.object({ file: z.string(), bytes: z.int(), sha256: z.string() });

/** As much of a sidecar as the catalogue knows; the try-on reads the rest. */
const Sidecar = z.looseObject({
  rotation: z.optional(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  /** Colour code → name of the model's variant, where they differ. */
  variantMap: z.optional(z.record(z.string(), z.string())),
});

/** What was built of a house: the pictures of each look, still lifes, the model of each product and its colour variants, films, PDFs. */
export const Manifest = z.object({
  looks: z.record(z.string(), z.object({ views: z.record(z.string(), Picture) })),
  models: z.record(
    z.string(),
    z.object({
      /** To be looked at from all sides. */
      hero: z.optional(ModelFile),
      tryOn: z.optional(ModelFile),
      variants: z.array(z.string()),
      /** How a model is worn that carries no `wear` node (packages/try-on, `WearSidecar`). */
      sidecar: z.optional(Sidecar),
    }),
  ),
  stills: unlessSaid(z.record(z.string(), z.object({ views: z.record(z.string(), Picture) })), {}),
  videos: unlessSaid(z.record(z.string(), Video), {}),
  /** By the name that size guides give them. */
  documents: unlessSaid(z.record(z.string(), Document), {}),
});
export type Manifest = z.infer<typeof Manifest>;
