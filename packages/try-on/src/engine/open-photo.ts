import type { TryOnFailure } from '../failure.ts';
import { hintToTell, type TryOnHint } from '../hint.ts';
import { readPhoto } from '../input/read-photo.ts';
import { targetFor, trackersFor } from '../kinds/needs.ts';
import type { PlacedProducts } from '../kinds/product-layer.ts';
import { accepted, refused, type Result } from '@vitrine/domain/result';
import type { Target } from '../target.ts';
import type { TryOnStatus } from '../status.ts';
import type { TrackerAnswer } from '../tracking/tracker-client.ts';
import type { Detection } from '../tracking/worker-protocol.ts';
import type { Engine } from './start-engine.ts';
import { createLightWatch } from './light-watch.ts';
import { failed, type SourceContext } from './source-slot.ts';

export interface OpenedPhoto {
  /** Size of the picture as shown, upright, after any reduction. */
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Shows an uploaded picture instead of what was shown. A file that is refused leaves everything as it was. */
export async function openPhoto(
  context: SourceContext,
  file: Blob,
): Promise<Result<OpenedPhoto, TryOnFailure>> {
  const { slot, ready, types } = context;
  const mine = slot.request();
  const [size, engine] = await Promise.all([readPhoto(file), ready]);
  if (mine.isStale()) return refused({ code: 'closed' });
  if (!engine.ok) return engine;
  if (!size.ok) return size;
  const { renderer, tracker } = engine.value;
  const study = async () =>
    studiedIn(await tracker.ask(() => ({ type: 'study', file, ...size.value, sees: trackersFor(types()) })));
  const studied = await study();
  if (!studied.ok) return mine.isStale() ? refused({ code: 'closed' }) : studied;
  if (mine.isStale()) {
    studied.value.picture.close();
    return refused({ code: 'closed' });
  }
  const shown = slot.replace('photo');
  renderer.begin({ kind: 'photo', mirrored: false });
  shown.lookAgain = async () => {
    const again = await study();
    if (!again.ok) return;
    if (shown === slot.shown()) showPhoto(context, engine.value, again.value);
    else again.value.picture.close();
  };
  return showPhoto(context, engine.value, studied.value);
}

type Studied = Extract<TrackerAnswer, { type: 'studied' }>;

function showPhoto(
  { report, types, slot }: SourceContext,
  { renderer }: Engine,
  { picture, ...detection }: Studied,
): Result<OpenedPhoto, TryOnFailure> {
  const opened = { widthPx: picture.width, heightPx: picture.height };
  const dark = createLightWatch().hint(detection);
  const isSeen = ({ seen }: PlacedProducts) => types().some((type) => seen.includes(type));
  const statusOf = (placed: PlacedProducts): TryOnStatus => {
    const hint = hintToTell(dark, placed.hint);
    const help = hint && { hint };
    return isSeen(placed)
      ? { state: 'tracked', ...help }
      : { state: 'lost', target: targetFor(types()), ...help };
  };
  const placed = renderer.present(picture, detection, performance.now());
  const shown = slot.shown();
  if (shown) shown.reportAgain = () => report(statusOf(renderer.placed()));
  if (!isSeen(placed)) return failed(report, notSeen(targetFor(types()), detection, dark ?? placed.hint));
  report(statusOf(placed));
  return accepted(opened);
}

function notSeen(target: Target, { feetGuess }: Detection, hint: TryOnHint | undefined): TryOnFailure {
  const isGuessed = target === 'foot' && feetGuess !== undefined;
  return { code: 'not-seen', target, ...(hint && { hint }), ...(isGuessed && { isGuessed }) };
}

async function studiedIn(answer: TrackerAnswer): Promise<Result<Studied, TryOnFailure>> {
  if (answer === 'closed' || answer === 'withdrawn') return refused({ code: 'closed' });
  if (answer === 'lost') return refused({ code: 'worker-lost' });
  return answer.type === 'studied' ? accepted(await drawable(answer)) : refused({ code: 'image-broken' });
}

/**
 * WebKit's graphics refuse a bitmap that a worker has decoded, and the picture stays black; they accept a copy of it.
 */
async function drawable(studied: Studied): Promise<Studied> {
  const picture = await createImageBitmap(studied.picture);
  studied.picture.close();
  return { ...studied, picture };
}
