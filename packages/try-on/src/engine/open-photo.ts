import type { TryOnFailure } from '../failure.ts';
import { readPhoto } from '../input/read-photo.ts';
import { soughtFor, trackersFor } from '../kinds/needs.ts';
import { accepted, refused, type Result } from '../result.ts';
import type { Answer } from '../tracking/tracker-client.ts';
import type { Engine } from './boot.ts';
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
  const { slot, booted, types } = context;
  const mine = slot.wish();
  const [size, engine] = await Promise.all([readPhoto(file), booted]);
  if (mine.isStale()) return refused({ code: 'closed' });
  if (!engine.ok) return engine;
  if (!size.ok) return size;
  const { view, tracker } = engine.value;
  const study = async () =>
    studiedIn(await tracker.ask(() => ({ type: 'study', file, ...size.value, sees: trackersFor(types()) })));
  const studied = await study();
  if (!studied.ok) return mine.isStale() ? refused({ code: 'closed' }) : studied;
  if (mine.isStale()) {
    studied.value.picture.close();
    return refused({ code: 'closed' });
  }
  const shown = slot.replace('photo');
  view.begin({ kind: 'photo', mirrored: false });
  shown.lookAgain = async () => {
    const again = await study();
    if (!again.ok) return;
    if (shown === slot.shown()) showPhoto(context, engine.value, again.value);
    else again.value.picture.close();
  };
  return showPhoto(context, engine.value, studied.value);
}

type Studied = Extract<Answer, { type: 'studied' }>;

function showPhoto(
  { report, types }: SourceContext,
  { view }: Engine,
  { picture, ...sight }: Studied,
): Result<OpenedPhoto, TryOnFailure> {
  const opened = { widthPx: picture.width, heightPx: picture.height };
  const placed = view.present(picture, sight, performance.now());
  const hint = createLightWatch().hint(sight) ?? placed.hint;
  if (!types().some((type) => placed.seen.includes(type))) {
    const sought = soughtFor(types());
    const isGuessed = sought === 'foot' && sight.feetGuess !== undefined;
    return failed(report, {
      code: 'not-seen',
      sought,
      ...(hint && { hint }),
      ...(isGuessed && { isGuessed }),
    });
  }
  report({ state: 'tracked', ...(hint && { hint }) });
  return accepted(opened);
}

async function studiedIn(answer: Answer): Promise<Result<Studied, TryOnFailure>> {
  if (answer === 'closed' || answer === 'withdrawn') return refused({ code: 'closed' });
  if (answer === 'lost') return refused({ code: 'worker-lost' });
  return answer.type === 'studied' ? accepted(await drawable(answer)) : refused({ code: 'image-broken' });
}

/** WebKit's graphics refuse a bitmap that a worker has decoded, and the picture stays black; a copy of it they take. */
async function drawable(studied: Studied): Promise<Studied> {
  const picture = await createImageBitmap(studied.picture);
  studied.picture.close();
  return { ...studied, picture };
}
