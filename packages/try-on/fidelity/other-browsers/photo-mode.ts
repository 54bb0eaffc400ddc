import type { Browser } from 'playwright-core';
import { aHandScene } from '../hand-scenes.ts';
import { openHandStudio } from '../runner/hand-studio.ts';
import { openHandsProbe } from '../runner/hands-probe.ts';
import { openHeadStudio } from '../runner/head-studio.ts';
import { openProbe } from '../runner/probe.ts';
import { openWornPhotos } from '../runner/worn-photos.ts';
import { aScene, WEBCAM } from '../scenes.ts';
import { PROVEN_TYPES } from '../proven-types.ts';
import type { ProvenType } from '../proven-types.ts';

/** A photo with a type worn on it, the resulting picture, and the points that were used. */
export type WornOnPhoto = ProvenType & {
  readonly photo: Buffer;
  readonly png: Buffer;
  readonly points: readonly (readonly number[])[];
};

/** Every type worn on a drawn head or hand in Chromium, as the photo mode shows it. */
export async function inChromium(chromium: Browser, assetsFolder: string): Promise<readonly WornOnPhoto[]> {
  const [head, hand] = [await drawnHead(chromium), await drawnHand(chromium)];
  const [faces, hands] = [
    await openProbe(chromium, assetsFolder),
    await openHandsProbe(chromium, assetsFolder),
  ];
  const face = await faces.detect(head);
  if (face.none === true) throw new Error('no face was found');
  const [found] = await hands.detect(hand);
  await faces.close();
  await hands.close();
  const worn: WornOnPhoto[] = [];
  for (const one of PROVEN_TYPES) {
    const photo = one.subject === 'head' ? head : hand;
    const wearing = await openWornPhotos(chromium, assetsFolder);
    const png = await wearing.worn(photo, one.type);
    await wearing.close();
    worn.push({ ...one, photo, png, points: one.subject === 'head' ? face.points : (found?.points ?? []) });
  }
  return worn;
}

async function drawnHead(chromium: Browser): Promise<Buffer> {
  const studio = await openHeadStudio(chromium);
  const { png } = await studio.drawPng(aScene('worn', { camera: WEBCAM }));
  await studio.close();
  return png;
}

async function drawnHand(chromium: Browser): Promise<Buffer> {
  const studio = await openHandStudio(chromium);
  const { png } = await studio.drawPng(aHandScene('worn'));
  await studio.close();
  return png;
}
