/** The live mode as tests ask it, which is shown pictures instead of a camera: `window.live`. */
import { type AssetSource, openAssets } from '../src/engine/asset-source.ts';
import { createRenderer, type Renderer } from '../src/engine/renderer.ts';
import type { CameraFacing } from '../src/input/camera.ts';
import { trackersFor } from '../src/kinds/needs.ts';
import { createModelSource } from '../src/scene/model-source.ts';
import type { DetectedFeet } from '../src/tracking/detected-feet.ts';
import type { WornProduct } from '../src/worn-product.ts';

export interface LiveLook {
  readonly picture: Blob;
  readonly products: readonly WornProduct[];
  /** Worn on the right half of the screen, beside the others. */
  readonly beside?: readonly WornProduct[];
  readonly facing: CameraFacing;
  /** Where they were put by hand, in pixels of the picture. */
  readonly feet?: DetectedFeet;
}

export interface LiveProbe {
  /** Shows a picture as one of the shopper's own camera or of the rear one: what one would keep of it, bare and worn. */
  shown(look: LiveLook): Promise<Record<'bare' | 'worn', Blob>>;
}

declare global {
  interface Window {
    live: LiveProbe;
  }
}

/** Frames of the same picture: what is followed is steady by then. */
const FRAMES = 3;
const FRAME_MS = 1000 / 30;

interface Mirror {
  readonly tracker: AssetSource['tracker'];
  readonly renderer: Renderer;
}

let opening: Promise<Mirror> | undefined;

async function openMirror(): Promise<Mirror> {
  const container = document.querySelector<HTMLElement>('#mirror');
  const assets = await openAssets('./', new AbortController().signal);
  if (!container || !assets) throw new Error('There is no place to draw in, or no engine');
  const { tracker, json } = assets;
  const models = createModelSource();
  return { tracker, renderer: createRenderer({ container, json, models, onBroken: () => undefined }) };
}

async function dress({ renderer }: Mirror, { products, beside }: Pick<LiveLook, 'products' | 'beside'>) {
  const { signal } = new AbortController();
  const worn = [await renderer.comparison.wear('left', products, signal)];
  if (beside) worn.push(await renderer.comparison.wear('right', beside, signal));
  else renderer.comparison.endComparing();
  if (!worn.every(({ ok }) => ok)) throw new Error('It cannot be worn');
}

async function follow({ tracker, renderer }: Mirror, { picture, products, beside, feet }: LiveLook) {
  const sees = trackersFor([...products, ...(beside ?? [])].map(({ type }) => type));
  if (!(await tracker.start(sees, { willFollow: true }))) throw new Error('The tracker did not start');
  await tracker.ask(() => ({ type: 'forget' }));
  if (feet) await tracker.ask(() => ({ type: 'place', feet }));
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const shown = await createImageBitmap(picture);
    const answer = await tracker.ask(() => ({ type: 'follow', picture: shown, sees }));
    if (typeof answer === 'string' || answer.type !== 'followed') throw new Error('No answer');
    renderer.present(answer.picture, answer, frame * FRAME_MS);
  }
}

async function taken({ renderer }: Mirror): Promise<Blob> {
  const picture = await renderer.snapshot();
  if (!picture) throw new Error('No picture was taken');
  return picture;
}

window.live = {
  async shown(look) {
    const mirror = await (opening ??= openMirror());
    mirror.renderer.begin({ kind: 'live', mirrored: look.facing === 'user' });
    await dress(mirror, look);
    await follow(mirror, look);
    const worn = await taken(mirror);
    await dress(mirror, { products: [] });
    const bare = await taken(mirror);
    await dress(mirror, look);
    return { bare, worn };
  },
};
