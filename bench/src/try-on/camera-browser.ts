import { join } from 'node:path';
import { startChromiumWithCamera } from '@vitrine/testing/chromium';
import { makeFakeCamera, makeFakeHandCamera, type Subject } from '@vitrine/try-on/fidelity';
import type { Browser } from 'playwright-core';

const CLIP = { frames: 16, framesPerSecond: 15 } as const;

/** Chromium whose camera of 640×480 shows a drawn head or hand that moves; the clip is made in `folder`. */
export async function openCameraBrowser(folder: string, subject: Subject): Promise<Browser> {
  const camera = join(folder, `${subject}.y4m`);
  if (subject === 'head') await makeFakeCamera(camera, CLIP);
  else await makeFakeHandCamera(camera, CLIP);
  return startChromiumWithCamera(camera);
}
