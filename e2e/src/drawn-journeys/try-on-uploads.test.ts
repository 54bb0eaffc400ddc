import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Brightness, brightnessOf, likeness, worn } from '../harness/brightness.ts';
import { leaks, newVisitor, type Visitor } from '../harness/browser.ts';
import { type HostileFile, hostileFiles, UPLOAD_MESSAGES } from '../harness/hostile-files.ts';
import { sharedPhotos } from '../harness/shared-inputs.ts';
import { ownShop } from '../harness/shop.ts';
import { testPictures } from '../harness/test-pictures.ts';
import { tryOnCanvas } from '../harness/without-a-role.ts';
import {
  acceptConsent,
  downloadPicture,
  openTryOn,
  uploadPhoto,
  type UploadedFile,
} from '../pages/try-on.ts';
import { pageOf } from '../pages/pieces.ts';

const { origin } = ownShop();
const { portrait, portraitEyes } = await testPictures();

/** How a stored picture is turned so that its Exif orientation turns it upright again. */
const STORED_AS = [
  { orientation: 2, rotate: 0, flop: true, flip: false },
  { orientation: 3, rotate: 180, flop: false, flip: false },
  { orientation: 4, rotate: 0, flop: false, flip: true },
  { orientation: 6, rotate: 270, flop: false, flip: false },
  { orientation: 8, rotate: 90, flop: false, flip: false },
] as const;

async function storedAs({ orientation, rotate, flop, flip }: (typeof STORED_AS)[number]): Promise<Buffer> {
  return sharp(portrait)
    .rotate(rotate)
    .flop(flop)
    .flip(flip)
    .withMetadata({ orientation })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** PNG, 800×600, with nobody in it. */
async function aWall(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 800, height: 600, channels: 3, background: '#8a8f98', noise } as const;
  return sharp({ create }).blur(3).png().toBuffer();
}

const jpegFile = (name: string, buffer: Buffer): UploadedFile => ({ name, mimeType: 'image/jpeg', buffer });

describe('an uploaded picture', () => {
  let ana: Visitor;
  let bare: Brightness;

  beforeAll(async () => {
    bare = await brightnessOf(await readFile(portrait));
    ana = await newVisitor(origin);
    await ana.page.goto(pageOf('sunglasses'));
    await openTryOn(ana.page);
    await acceptConsent(ana.page);
    await ana.page.getByText('No camera was found on this device.').waitFor();
  });
  afterEach(() => {
    expect(ana.complaints).toEqual([]);
    expect(leaks(ana, [origin])).toEqual([]);
  });
  afterAll(async () => ana.leave());

  const message = async (text: string): Promise<void> =>
    ana.page.getByRole('alert').filter({ hasText: text }).waitFor();
  const refused = async (file: HostileFile): Promise<void> => {
    await uploadPhoto(ana.page, file);
    await message(file.message);
  };
  const shownOf = async (file: string | UploadedFile): Promise<Brightness> => {
    await uploadPhoto(ana.page, file);
    return brightnessOf((await downloadPicture(ana.page)).png);
  };
  const expectWornOnPortrait = (shown: Brightness): void => {
    expect([shown.widthPx, shown.heightPx]).toEqual([bare.widthPx, bare.heightPx]);
    const seen = worn(shown, bare, portraitEyes);
    expect(seen.surroundings).toBeGreaterThan(0.97);
    expect(seen.darkerAtEyes).toBeGreaterThan(15);
  };

  it('[R5.011] that no browser should open is refused with its own reason, and a good one after them all is worn', async () => {
    for (const file of await hostileFiles(portrait)) await refused(file);
    expectWornOnPortrait(await shownOf(portrait));
  });

  it('[R5.011] is refused while another one is worn, which stays as it is', async () => {
    const [first] = await hostileFiles(portrait);
    if (first === undefined) throw new Error('there are hostile files');
    await refused(first);
    expectWornOnPortrait(await brightnessOf((await downloadPicture(ana.page)).png));
  });

  it.each(STORED_AS)('with Exif orientation $orientation stands upright and is worn', async (stored) => {
    expectWornOnPortrait(await shownOf(jpegFile('turned.jpg', await storedAs(stored))));
  });

  it('in four printing colours is worn like any other', async () => {
    const cmyk = await sharp(portrait).toColourspace('cmyk').jpeg({ quality: 92 }).toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    expectWornOnPortrait(await shownOf(jpegFile('printed.jpg', cmyk)));
  });

  it.each(['drop', 'paste'] as const)(
    'that comes by %s is worn, wherever in the modal the focus is',
    async (way) => {
      const { page } = ana;
      await uploadPhoto(
        page,
        jpegFile(
          'nobody.jpg',
          await sharp(await aWall())
            .jpeg()
            .toBuffer(),
        ),
      );
      await message(UPLOAD_MESSAGES.noFace);
      await page.getByRole('button', { name: 'Close', exact: true }).focus();
      const png = (await readFile(portrait)).toString('base64');
      await page.evaluate(`(() => {
      const bytes = Uint8Array.from(atob('${png}'), (letter) => letter.charCodeAt(0));
      const given = new DataTransfer();
      given.items.add(new File([bytes], 'me.png', { type: 'image/png' }));
      const how = { bubbles: true, cancelable: true, dataTransfer: given, clipboardData: given };
      const event = ${way === 'drop' ? "new DragEvent('drop', how)" : "new ClipboardEvent('paste', how)"};
      document.activeElement.dispatchEvent(event);
    })()`);
      await page.getByRole('alert').filter({ hasText: UPLOAD_MESSAGES.noFace }).waitFor({ state: 'hidden' });
      expectWornOnPortrait(await brightnessOf((await downloadPicture(page)).png));
    },
  );

  it('is worn where the shopper moves the piece by buttons and by dragging it, and as it was found when it is put back', async () => {
    const { page } = ana;
    const press = async (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
    expectWornOnPortrait(await shownOf(portrait));
    await press('Adjust by hand');
    for (const step of ['Move up', 'Larger', 'Turn left']) await press(step);
    await page.getByText('Adjusted, at 105% of its size.').waitFor();
    const box = await tryOnCanvas(page).boundingBox();
    if (box === null) throw new Error('the picture is on the screen');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 160);
    await page.mouse.up();
    const moved = await brightnessOf((await downloadPicture(page)).png);
    expect(worn(moved, bare, portraitEyes).darkerAtEyes).toBeLessThan(5);
    await press('Put back');
    expectWornOnPortrait(await brightnessOf((await downloadPicture(page)).png));
    await press('Adjust by hand');
  });

  it('without a face is shown as it is, and said to have none', async () => {
    const wall = await aWall();
    await uploadPhoto(ana.page, { name: 'wall.png', mimeType: 'image/png', buffer: wall });
    await message(UPLOAD_MESSAGES.noFace);
    const shown = await brightnessOf((await downloadPicture(ana.page)).png);
    const truth = await brightnessOf(wall);
    expect([shown.widthPx, shown.heightPx]).toEqual([800, 600]);
    expect(likeness(shown, truth)).toBeGreaterThan(0.995);
    expectWornOnPortrait(await shownOf(portrait));
    await ana.page
      .getByRole('alert')
      .filter({ hasText: UPLOAD_MESSAGES.noFace })
      .waitFor({ state: 'hidden' });
  });

  it('from the photographs beside the checkout gets the right message', async () => {
    const expected: Readonly<Record<string, string>> = {
      'bomb_44bytes.gif': UPLOAD_MESSAGES.tooLarge,
      'example.heic': UPLOAD_MESSAGES.heic,
      'truncated.jpg': UPLOAD_MESSAGES.broken,
    };
    for (const file of sharedPhotos('hostile')) {
      await uploadPhoto(ana.page, file);
      const text = expected[basename(file)];
      if (text === undefined) await downloadPicture(ana.page);
      else await message(text);
    }
    expectWornOnPortrait(await shownOf(portrait));
  });

  it('from the photographs beside the checkout stands upright whatever its orientation', async () => {
    for (const file of sharedPhotos('exif')) {
      const upright = await brightnessOf(await readFile(file));
      const shown = await shownOf(file);
      expect([basename(file), shown.widthPx, shown.heightPx]).toEqual([
        basename(file),
        upright.widthPx,
        upright.heightPx,
      ]);
      expect(likeness(shown, upright), basename(file)).toBeGreaterThan(0.8);
    }
  });
});
