import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../harness/accessibility.ts';
import { newVisitor, type VisitorOptions } from '../harness/browser.ts';
import {
  drawsSoFar,
  drawsWhileIdle,
  liveContexts,
  loseGraphics,
  watchGraphics,
} from '../harness/graphics-watch.ts';
import { ownShop } from '../harness/shop.ts';
import { currentLinks, viewIs } from '../harness/without-a-role.ts';
import { takenOver } from '../pages/taken-over.ts';
import { acceptConsent, openTryOn } from '../pages/try-on.ts';
import { closer, control, hasFetchedGraphics, opener, sightOf, stage } from '../pages/view-3d.ts';
import { wordsOf } from '../pages/words.ts';
import { pageOf } from '../pages/pieces.ts';

const { origin } = ownShop();
const words = wordsOf('eng');
const BAG = pageOf('handbag');

async function arrive(path: string, options: VisitorOptions = {}) {
  const visitor = await newVisitor(origin, options);
  await watchGraphics(visitor.page);
  await visitor.page.goto(path);
  if (options.javaScript !== false) await takenOver(visitor.page);
  return visitor;
}

describe('a product in 3D', () => {
  it('is fetched when it is asked for, turned and enlarged by keys, and gone without a trace', async () => {
    const visitor = await arrive(BAG, { reducedMotion: true });
    const { page } = visitor;
    await opener(page).focus();
    expect(await hasFetchedGraphics(page)).toBe(false);
    expect(await liveContexts(page)).toBe(0);

    await page.keyboard.press('Enter');
    await viewIs(page, 'shown');
    expect(await hasFetchedGraphics(page)).toBe(true);
    expect(await liveContexts(page)).toBe(1);
    await expect.poll(() => stage(page).evaluate((element) => element === document.activeElement)).toBe(true);
    const atFirst = await stage(page).screenshot();

    await page.keyboard.press('ArrowRight');
    await sightOf(page, /^Seen from the front$/u);
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await sightOf(page, /^Seen from the right$/u);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await sightOf(page, /^Seen from the right, 2 times as large$/u);
    expect((await stage(page).screenshot()).equals(atFirst)).toBe(false);
    await page.keyboard.press('Home');
    await sightOf(page, /^Seen from the front left$/u);

    await page.keyboard.press('Escape');
    await stage(page).waitFor({ state: 'detached' });
    expect(await liveContexts(page)).toBe(0);
    await expect
      .poll(() => opener(page).evaluate((element) => element === document.activeElement))
      .toBe(true);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('follows the mouse and glides on, lets the page scroll, and draws nothing once it rests', async () => {
    const visitor = await arrive(BAG, { width: 390, height: 600 });
    const { page } = visitor;
    await opener(page).click();
    await viewIs(page, 'shown');
    const box = (await stage(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x - 60, middle.y, { steps: 4 });
    await page.mouse.up();
    await sightOf(page, /^Seen from/u);

    await expect.poll(() => drawsWhileIdle(page), { timeout: 60_000 }).toBe(0);

    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await stage(page).hover({ position: { x: 120, y: 240 } });
    const scrolled = await page.evaluate(() => scrollY);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -260);
    await page.keyboard.up('Control');
    await sightOf(page, /times as large$/u);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    for (const key of [
      'view3d_home',
      'view3d_turn_left',
      'view3d_closer',
      'view3d_further',
      'view3d_turn_right',
    ]) {
      await control(page, key).click();
    }
    await sightOf(page, /^Seen from the front left$/u);
    await closer(page).click();
    await stage(page).waitFor({ state: 'detached' });
    expect(await liveContexts(page)).toBe(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('has the colour of the page, whichever of the two it is chosen in', async () => {
    const visitor = await arrive(BAG, { reducedMotion: true });
    const { page } = visitor;
    await opener(page).click();
    await viewIs(page, 'shown');
    const inView = page.getByRole('list', { name: words('view3d_colours') });
    const onThePage = page.getByRole('list', { name: words('product_colour'), exact: true });
    const chosen = () =>
      currentLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
    const first = await stage(page).screenshot();
    expect(await chosen()).toEqual(['Bordeaux', 'Bordeaux']);

    await inView.getByRole('link', { name: 'Black', exact: true }).click();
    await expect.poll(chosen).toEqual(['Black', 'Black']);
    await expect.poll(async () => (await stage(page).screenshot()).equals(first)).toBe(false);
    await onThePage.getByRole('link', { name: 'Green', exact: true }).click();
    await expect.poll(chosen).toEqual(['Green', 'Green']);
    expect(await liveContexts(page)).toBe(1);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('gives its graphics to the try-on, and has them again when it is opened anew', async () => {
    const visitor = await arrive(pageOf('sunglasses'), { reducedMotion: true });
    const { page } = visitor;
    await opener(page).click();
    await viewIs(page, 'shown');
    await openTryOn(page);
    await acceptConsent(page);
    await page.getByText('No camera was found on this device.').waitFor();
    expect(await page.getByRole('application').count()).toBe(0);
    expect(await liveContexts(page)).toBe(1);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => liveContexts(page)).toBe(0);
    await opener(page).click();
    await viewIs(page, 'shown');
    expect(await liveContexts(page)).toBe(1);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('is drawn again after the browser took its memory, and lets go of it while the page is put away', async () => {
    const visitor = await arrive(BAG, { reducedMotion: true });
    const { page } = visitor;
    await opener(page).click();
    await viewIs(page, 'shown');
    const before = await drawsSoFar(page);
    await loseGraphics(page);
    await expect.poll(() => drawsSoFar(page)).toBeGreaterThan(before);
    await viewIs(page, 'shown');

    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    await viewIs(page, 'resting');
    expect(await liveContexts(page)).toBe(0);
    await page.evaluate(() => dispatchEvent(new Event('pageshow')));
    await viewIs(page, 'shown');
    expect(await liveContexts(page)).toBe(1);
    await visitor.leave();
  });

  it('says when it cannot be fetched, and comes when it is tried again', async () => {
    const visitor = await arrive(BAG, { reducedMotion: true });
    const { page } = visitor;
    await page.route('**/models/**', (route) => route.abort());
    await opener(page).click();
    await page
      .getByRole('alert')
      .filter({ hasText: words('view3d_failed_model') })
      .waitFor();
    expect(await liveContexts(page)).toBe(0);
    await page.unroute('**/models/**');
    await page.getByRole('button', { name: words('view3d_retry') }).click();
    await viewIs(page, 'shown');
    await visitor.leave();
  });

  it.each([pageOf('lipstick'), pageOf('sunglasses', 'ara-ae')])(
    'on %s is clean to axe and within 320 px',
    async (path) => {
      const visitor = await arrive(path, { width: 320, height: 640, reducedMotion: true });
      const { page } = visitor;
      const language = wordsOf(path.startsWith('/ara') ? 'ara' : 'eng');
      await page.getByRole('button', { name: language('product_view_3d'), exact: true }).click();
      await viewIs(page, 'shown');
      expect(await accessibilityFaults(page)).toEqual([]);
      const overflow = await page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      expect(overflow).toBe(0);
      await visitor.leave();
    },
  );

  it('is not offered where no script runs: the pictures show the piece', async () => {
    const visitor = await arrive(BAG, { javaScript: false });
    await visitor.page.getByRole('img', { name: /view 1$/u }).waitFor();
    expect(await opener(visitor.page).count()).toBe(0);
    await visitor.leave();
  });
});
