import { MODELLED_TYPES } from '@vitrine/domain/try-on';
import * as z from 'zod/mini';

const Triple = z.readonly(z.tuple([z.number(), z.number(), z.number()]));

/** `models/{product}.sidecar.json`: how a model without a node `wear` is worn (packages/try-on, `WearSidecar`). */
export const Sidecar = z.strictObject({
  type: z.enum(MODELLED_TYPES),
  /** Metres per unit of the model. */
  unitScale: z.number().check(z.positive()),
  /** Where the wear frame's origin lies, in units of the model. */
  origin: Triple,
  /** Quaternion that turns the model's axes onto the wear frame's. */
  rotation: z.readonly(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  /** Colour code → the model's own variant, where they differ. */
  variantMap: z.optional(z.record(z.string(), z.string())),
  /** Names of the two temples of sunglasses, if they are not `TempleL` and `TempleR`. */
  temples: z.optional(z.strictObject({ left: z.string(), right: z.string() })),
});
export type Sidecar = z.infer<typeof Sidecar>;
