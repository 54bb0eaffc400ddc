import { join } from 'node:path';
import { makeFakeCamera, makeFakeHandCamera, type Subject } from '@vitrine/try-on/fidelity';
import { chromium, type Browser } from 'playwright-core';

const CLIP = { frames: 16, framesPerSecond: 15 } as const;

/** The processor draws, as it must where there is no graphics card; the camera is a file. */
const argumentsFor = (camera: string): string[] => [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${camera}`,
];

/** Chromium whose camera of 640×480 shows a drawn head or hand that moves; the clip is made in `folder`. */
export async function openCameraBrowser(folder: string, subject: Subject): Promise<Browser> {
  const camera = join(folder, `${subject}.y4m`);
  if (subject === 'head') await makeFakeCamera(camera, CLIP);
  else await makeFakeHandCamera(camera, CLIP);
  return chromium.launch({ executablePath: '/usr/bin/chromium', headless: true, args: argumentsFor(camera) });
}
