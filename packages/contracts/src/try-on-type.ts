import { PAINTED_TYPES, TRY_ON_TYPE_NAMES } from '@vitrine/domain';
import * as z from 'zod/mini';

/** [R3.001] What is worn in the try-on, and how. */
export const TryOnType = z.enum(TRY_ON_TYPE_NAMES);

/** Those that are painted: they have shades, and no model. */
export const ShadeType = z.enum(PAINTED_TYPES);
