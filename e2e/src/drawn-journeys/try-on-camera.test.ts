import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brightnessOf, clipFrames, covering, coveringEyes, worn, type Worn } from '../harness/brightness.ts';
import { leaks, newVisitor, type Visitor } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';
import { cameraLabels, cameraStates, timesClosed, watchTryOn } from '../harness/try-on-watch.ts';
import { testPictures } from '../harness/test-pictures.ts';
import { tryOnCanvas } from '../harness/without-a-role.ts';
import { isAdded } from '../pages/cart.ts';
import { acceptConsent, downloadPicture, openTryOn, tryOnIsGone, uploadPhoto } from '../pages/try-on.ts';
import { pageOf } from '../pages/pieces.ts';

const { origin } = ownShop();
const { camera, cameraEyes, portrait } = await testPictures();

/**
 * The similarity of the right frame of the clip and a picture of the screen: 0.99 or more, and at most 0.93 if it is
 * not mirrored.
 */
const SAME_FRAME = 0.97;
/** The darkening of dark lenses at the eyes is 40 to 70; without glasses it is about 0. */
const DARK_GLASSES = 20;

/** The frame of the clip that is most similar to the mirrored picture beside the glasses, and what is worn in it. */
async function mirroredFrameIn(png: Buffer): Promise<Worn> {
  const shown = await brightnessOf(png);
  const frames = await clipFrames(camera);
  const compared = await Promise.all(
    frames.map(async (frame, index) => {
      const eyes = cameraEyes[index];
      if (eyes === undefined) throw new Error('the truth tells the eyes of every frame');
      return worn(shown, await covering(frame, shown, true), coveringEyes(eyes, frame, shown));
    }),
  );
  return compared.reduce((best, other) => (other.surroundings > best.surroundings ? other : best));
}

const wearsGlasses = ({ surroundings, darkerAtEyes }: Worn): boolean =>
  surroundings > SAME_FRAME && darkerAtEyes > DARK_GLASSES;

describe('the try-on by camera', () => {
  let ana: Visitor;
  beforeAll(async () => {
    ana = await newVisitor(origin, { camera });
    await watchTryOn(ana.page);
  });
  beforeEach(async () => {
    await ana.page.goto(pageOf('sunglasses'));
  });
  afterEach(() => {
    expect(ana.complaints).toEqual([]);
    expect(leaks(ana, [origin])).toEqual([]);
  });
  afterAll(async () => ana.leave());

  const goLive = async (): Promise<void> => {
    await openTryOn(ana.page);
    await ana.page.getByRole('button', { name: 'Take photo' }).waitFor();
  };
  const screen = async (): Promise<Worn> => mirroredFrameIn(await tryOnCanvas(ana.page).screenshot());

  it('[R4.007, R4.010, R4.020] asks for consent before it touches the camera, keeps nothing of a refusal, and asks an accepting shopper once', async () => {
    const { page } = ana;
    const kept = async () => page.evaluate('sessionStorage.getItem("consents")');
    await openTryOn(page);
    await page.getByRole('button', { name: 'No, thank you' }).click();
    await tryOnIsGone(page);
    expect(await kept()).toBeNull();
    expect(await cameraStates(page)).toEqual([]);
    await expect.poll(async () => timesClosed(page)).toBe(1);

    await openTryOn(page);
    await acceptConsent(page);
    await page.getByRole('button', { name: 'Take photo' }).waitFor();
    expect(await kept()).toMatch(/"experience":"tryon"/u);
    await page.keyboard.press('Escape');
    await tryOnIsGone(page);
    await expect.poll(async () => cameraStates(page)).toEqual(['ended']);
    await expect.poll(async () => timesClosed(page)).toBe(2);

    await goLive();
    expect(await cameraStates(page)).toEqual(['ended', 'live']);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await tryOnIsGone(page);
    await expect.poll(async () => cameraStates(page)).toEqual(['ended', 'ended']);
    await expect.poll(async () => timesClosed(page)).toBe(3);
  });

  it('[R4.012, R4.013, R4.014, R9.021] shows the glasses on the mirrored face while it moves, keeps a moment of it, and runs on', async () => {
    const { page } = ana;
    await goLive();
    await expect.poll(async () => wearsGlasses(await screen())).toBe(true);

    await page.getByRole('button', { name: 'Take photo' }).click();
    const { name, png } = await downloadPicture(page);
    const today = new Intl.DateTimeFormat('fr-FR').format(new Date()).replaceAll('/', '');
    expect(name).toBe(`Rive_QS2001_${today}.png`);
    const picture = await mirroredFrameIn(png);
    expect(picture.surroundings).toBeGreaterThan(SAME_FRAME);
    expect(picture.darkerAtEyes).toBeGreaterThan(DARK_GLASSES);
    expect(await cameraStates(page)).toEqual(['live']);

    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: 'Take photo' }).waitFor();
    const stillness = await tryOnCanvas(page).screenshot();
    await expect.poll(async () => (await tryOnCanvas(page).screenshot()).equals(stillness)).toBe(false);
  });

  it('[R4.015] lets the camera go for a photo, and takes it back after it', async () => {
    const { page } = ana;
    await goLive();
    await uploadPhoto(page, portrait);
    await page.getByRole('button', { name: 'Back to camera' }).click();
    await page.getByRole('button', { name: 'Take photo' }).waitFor();
    expect(await cameraStates(page)).toEqual(['ended', 'live']);
  });

  it('lets the camera go when the shopper leaves the page by its history', async () => {
    const { page } = ana;
    await goLive();
    await page.goto('/eng-us/homepage');
    await page.goBack();
    await page.getByRole('button', { name: 'Try them on' }).waitFor();
    expect(await cameraStates(page)).not.toContain('live');
  });
});

describe('an engine that cannot start', () => {
  it('[R2.080, R2.082, R8.029, R8.033] is said under the error title, the camera that was opened meanwhile goes out, and it can be tried again', async () => {
    const ana = await newVisitor(origin, { camera });
    const { page } = ana;
    await watchTryOn(page);
    await ana.context.route(/\/try-on\/.*\.wasm/u, async (route) => route.abort());
    await page.goto(pageOf('sunglasses'));
    await openTryOn(page);
    await acceptConsent(page);
    await page.getByRole('heading', { name: 'The live try-on is not available' }).waitFor();
    await page.getByRole('alert').getByText('Please try again in a moment.').waitFor();
    await expect.poll(async () => cameraStates(page)).not.toContain('live');
    await ana.context.unroute(/\/try-on\/.*\.wasm/u);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Take photo' }).waitFor();
    await page.keyboard.press('Escape');
    await tryOnIsGone(page);
    await page.getByRole('button', { name: 'Add to bag' }).click();
    await isAdded(page);
    await ana.leave();
  });
});

describe('several cameras', () => {
  it('can be chosen from; the one before goes out first', async () => {
    const ana = await newVisitor(origin, { camera: 2 });
    const { page } = ana;
    await watchTryOn(page);
    await page.goto(pageOf('sunglasses'));
    await openTryOn(page);
    await acceptConsent(page);
    const choice = page.getByRole('combobox', { name: 'Camera' });
    await choice.waitFor();
    const names = await choice.getByRole('option').allInnerTexts();
    expect(names).toHaveLength(2);
    const [first = ''] = await cameraLabels(page);
    const other = names.find((name) => name !== first) ?? '';
    await choice.selectOption({ label: other });
    await expect.poll(async () => cameraStates(page)).toEqual(['ended', 'live']);
    expect(await cameraLabels(page)).toEqual([first, other]);
    expect(ana.complaints).toEqual([]);
    await ana.leave();
  });
});

describe('without a camera', () => {
  it('a shopper who refuses it reads where its switch is, is offered the photo, and may think again', async () => {
    const ana = await newVisitor(origin, { camera, cameraAllowed: false });
    const { page } = ana;
    await page.goto(pageOf('sunglasses'));
    await openTryOn(page);
    await acceptConsent(page);
    await page.getByText('Your browser does not let this page use the camera.').waitFor();
    await page.getByText('switch the camera on for this site').waitFor();
    await page.getByText('A photo of your face, seen from the front, works just as well.').waitFor();
    await ana.context.grantPermissions(['camera']);
    await page.getByRole('button', { name: 'Try the camera again' }).click();
    await page.getByRole('button', { name: 'Take photo' }).waitFor();
    expect(ana.complaints).toEqual([]);
    await ana.leave();
  });

  it('[R2.080] a device that has none says so, and the photo works', async () => {
    const ana = await newVisitor(origin);
    const { page } = ana;
    await page.goto(pageOf('sunglasses'));
    await openTryOn(page);
    await acceptConsent(page);
    await page.getByText('No camera was found on this device.').waitFor();
    await page.getByRole('heading', { name: 'The live try-on is not available' }).waitFor();
    await uploadPhoto(page, portrait);
    expect((await downloadPicture(page)).png.length).toBeGreaterThan(0);
    expect(ana.complaints).toEqual([]);
    await ana.leave();
  });
});
