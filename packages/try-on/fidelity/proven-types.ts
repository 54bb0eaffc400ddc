import type { WornProduct } from '../src/worn-product.ts';

/** The body part in a picture that a type is worn on. */
export type Subject = 'head' | 'hand';

/** One type of the try-on as it is tested: a product of the collection, and the body part. */
export type ProvenType = {
  readonly type: WornProduct['type'];
  readonly subject: Subject;
  readonly product: WornProduct;
};

/** Models are served below this path. */
const MODEL_PATH = '/models/';
/** Where the model of a piece is served. */
export const model = (sku: string): string => `${MODEL_PATH}${sku}.tryon.glb`;

/** A new type gets a line here. */
export const PROVEN_TYPES: readonly ProvenType[] = [
  {
    type: 'sunglasses',
    subject: 'head',
    product: { type: 'sunglasses', modelUrl: model('au2001'), variant: 'black' },
  },
  {
    type: 'earrings',
    subject: 'head',
    product: { type: 'earrings', modelUrl: model('au8003'), variant: 'gold' },
  },
  {
    type: 'lipsticks',
    subject: 'head',
    product: { type: 'lipsticks', colour: '#a8182d', finish: 'satin' },
  },
  {
    type: 'eyeshadows',
    subject: 'head',
    product: {
      type: 'eyeshadows',
      shades: [
        { colour: '#e4e0c9', finish: 'matte' },
        { colour: '#aeb083', finish: 'shimmer' },
        { colour: '#5f6a49', finish: 'matte' },
        { colour: '#28352c', finish: 'matte' },
      ],
    },
  },
  {
    type: 'rings',
    subject: 'hand',
    product: { type: 'rings', modelUrl: model('au7001'), finger: 'ring' },
  },
  { type: 'watches', subject: 'hand', product: { type: 'watches', modelUrl: model('au1001') } },
];

const MODELS = new URL('../../database/house/media/models/', import.meta.url);

/** The file of a model that is served at `path`; undefined for any other path. */
export function modelFile(path: string): URL | undefined {
  return path.startsWith(MODEL_PATH) ? new URL(path.slice(MODEL_PATH.length), MODELS) : undefined;
}
