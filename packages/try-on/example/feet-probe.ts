/** The tracker of feet as tests and benches ask it, without the shop: `window.feet`. */
import { type AssetSource, openAssets } from '../src/engine/asset-source.ts';
import { readPhoto } from '../src/input/read-photo.ts';
import type { DetectedFeet } from '../src/tracking/detected-feet.ts';

interface FollowedFeet {
  readonly feet?: DetectedFeet;
  readonly trackMs: number;
}

export interface FeetProbe {
  /** Where feet are guessed to be in a picture, as in the photo mode. */
  detect(picture: Blob): Promise<DetectedFeet | undefined>;
  /** Holds feet from picture to picture as the live mode does, which were placed by hand in the first. */
  follow(pictures: readonly Blob[], placed: DetectedFeet): Promise<readonly FollowedFeet[]>;
}

declare global {
  interface Window {
    feet: FeetProbe;
  }
}

let loading: Promise<AssetSource> | undefined;

function tracking(): Promise<AssetSource> {
  loading ??= openAssets('./', new AbortController().signal).then(async (assets) => {
    if (!assets || !(await assets.tracker.start(['feet']))) throw new Error('The tracker did not start');
    return assets;
  });
  return loading;
}

window.feet = {
  async detect(picture) {
    const { tracker } = await tracking();
    const size = await readPhoto(picture);
    if (!size.ok) throw new Error(size.refusal.code);
    const ask = { type: 'study', file: picture, ...size.value, sees: ['feet'] } as const;
    const answer = await tracker.ask(() => ask);
    if (typeof answer === 'string' || answer.type !== 'studied') throw new Error('No answer');
    answer.picture.close();
    return answer.feetGuess;
  },

  async follow(pictures, placed) {
    const { tracker } = await tracking();
    await tracker.ask(() => ({ type: 'forget' }));
    await tracker.ask(() => ({ type: 'place', feet: placed }));
    const answers: FollowedFeet[] = [];
    for (const picture of pictures) {
      const answer = await tracker.ask(async () => ({
        type: 'follow',
        picture: await createImageBitmap(picture),
        sees: ['feet'],
      }));
      if (typeof answer === 'string' || answer.type !== 'followed') throw new Error('No answer');
      answer.picture.close();
      answers.push({ trackMs: answer.trackMs, ...(answer.feet && { feet: answer.feet }) });
    }
    return answers;
  },
};
