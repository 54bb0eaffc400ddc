import * as z from 'zod/mini';

/** [R3.001] What is worn in the try-on, and how. */
export const TryOnType = z.enum([
  'watches',
  'sneakers',
  'lipsticks',
  'eyeshadows',
  'rings',
  'earrings',
  'sunglasses',
]);

/** Those that are painted: they have shades, and no model. */
export const ShadeType = z.enum(['lipsticks', 'eyeshadows']);
