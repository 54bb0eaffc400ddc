import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { brightnessOf } from '../harness/brightness.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';
import { testPictures } from '../harness/test-pictures.ts';
import { acceptConsent, downloadPicture, openTryOn, PLACED_BY_HAND, uploadPhoto } from '../pages/try-on.ts';
import { pageOf } from '../pages/pieces.ts';

const { origin } = ownShop();
const { portrait } = await testPictures();

/** Bytes that a photo of a hand may take, compressed, without the piece's model. */
const MOST_FOR_A_HAND = 8_000_000;

/** What a browser with relaxed SIMD fetches for a photo of a hand: the runtime and the models that look at photos. */
const FOR_A_HAND = /^(?:worker|wasm-relaxed|wasm-relaxed-loader|palm-full|hand-full)-[\da-f]+\./u;

const visitors: Visitor[] = [];
const visitor = async (options: Parameters<typeof newVisitor>[1] = {}): Promise<Visitor> => {
  const ana = await newVisitor(origin, options);
  visitors.push(ana);
  return ana;
};
afterAll(async () => {
  for (const ana of visitors) await ana.leave();
});

const upload = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

describe('a device without a camera', () => {
  it('[R2.080, R4.007, R7.189] reads what is asked first, is told under the error title, and gets the model by its call', async () => {
    const { page, requests } = await visitor();
    await page.goto(pageOf('sunglasses'));
    await openTryOn(page);
    await page.getByRole('button', { name: 'Accept and continue' }).waitFor();
    expect(await page.evaluate('document.activeElement.textContent')).toContain('looks at your camera');
    await acceptConsent(page);
    const dialog = page.getByRole('dialog', { name: 'The live try-on is not available' });
    await dialog.getByRole('heading', { name: 'The live try-on is not available' }).waitFor();
    await uploadPhoto(page, portrait);
    await page.getByRole('dialog', { name: 'Virtual try-on' }).waitFor();
    await downloadPicture(page);
    const asked = requests.map(({ url }) => new URL(url).pathname);
    expect(asked).toContainEqual(expect.stringMatching(/^\/api\/eng-us\/tryon\/assets\/QS\d+$/u));
    expect(asked.filter((path) => path.startsWith('/models/'))).toEqual([]);
  });

  it('[R2.085] fetches for a photo of a hand what looks at photos alone: 8 MB at most', async () => {
    const { page, requests } = await visitor();
    await page.goto(pageOf('ring'));
    await page.getByRole('button', { name: /^Try it/u }).click();
    await acceptConsent(page);
    await uploadPhoto(page, portrait);
    await page.getByText('We do not see a hand in this picture').waitFor();
    expect(requests.filter(({ url }) => url.includes('-lite-'))).toEqual([]);
    const bytes: unknown = await page.evaluate(`(async () => {
      const { assets } = await (await fetch('/try-on/manifest.json')).json();
      const files = Object.values(assets).flatMap((group) => Object.values(group).map(({ file }) => file));
      const wanted = files.filter((file) => ${String(FOR_A_HAND)}.test(file));
      let bytes = 0;
      for (const file of wanted) {
        const { headers } = await fetch('/try-on/' + file, { cache: 'no-store' });
        bytes += Number(headers.get('content-length'));
      }
      return wanted.length === 5 ? bytes : undefined;
    })()`);
    expect(bytes).toBeGreaterThan(1_000_000);
    expect(bytes).toBeLessThan(MOST_FOR_A_HAND);
  });

  it('[R5.011] shows what is transparent in a picture as white paper', async () => {
    const { page } = await visitor();
    await page.goto(pageOf('sunglasses'));
    await openTryOn(page);
    await acceptConsent(page);
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const clear = sharp({ create: { width: 400, height: 400, channels: 4, background } });
    await uploadPhoto(page, upload('clear.png', await clear.png().toBuffer()));
    await page.getByText('We do not see a face in this picture').waitFor();
    const { values } = await brightnessOf((await downloadPicture(page)).png);
    expect(Math.min(...values.subarray(0, 1000))).toBe(255);
  });
});

describe('a phone that can neither share files nor download them', () => {
  it('[R2.090, R2.091] shows the picture, to be pressed long', async () => {
    const { page } = await visitor({ phone: true });
    await page.goto(pageOf('sunglasses'));
    await openTryOn(page);
    await acceptConsent(page);
    await uploadPhoto(page, portrait);
    await page.getByRole('button', { name: 'Keep photo' }).click();
    await page.getByText('Press and hold the picture, then choose to save it.').waitFor();
    const picture = page.getByRole('img', { name: 'Your try-on with Rive' });
    await picture.waitFor();
    await expect
      .poll(async () => page.evaluate('document.querySelector("dialog img[src^=blob]").naturalWidth'))
      .toBe(900);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep photo' }).waitFor();
  });
});

describe('a second photo of feet', () => {
  it('[R1.006] begins with points of its own, and says nothing of the first', async () => {
    const { page } = await visitor({ phone: true, reducedMotion: true });
    await page.goto(pageOf('sneakers'));
    await page.getByRole('button', { name: 'Try them on your feet' }).click();
    await acceptConsent(page);
    const photo = upload('feet.png', await sharp(portrait).resize(450).png().toBuffer());
    await uploadPhoto(page, photo);
    await page.getByRole('button', { name: 'Put the shoes on' }).click();
    await page.getByRole('status').getByText(PLACED_BY_HAND).waitFor();
    await uploadPhoto(page, photo);
    await page.getByRole('button', { name: 'Left toe' }).waitFor();
    expect(await page.getByText(PLACED_BY_HAND).count()).toBe(0);
  });
});
