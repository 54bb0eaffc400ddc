import { describe, expect, it } from 'vitest';
import { newVisitor } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';
import { viewIs } from '../harness/without-a-role.ts';
import { PIECES } from '../pages/pieces.ts';
import { takenOver } from '../pages/taken-over.ts';
import { stage } from '../pages/view-3d.ts';
import { wordsOf } from '../pages/words.ts';

const { origin } = ownShop();
const words = wordsOf('eng');

describe('a design in 3D', () => {
  it.each(['wallet', 'madeSneakers'] as const)(
    '[R1.007, R2.023] shows letters on the model while they are typed: %s',
    async (piece) => {
      const visitor = await newVisitor(origin, { reducedMotion: true, draws: true });
      const { page } = visitor;
      await page.goto(`/eng-us/perso-configurator?skuId=${PIECES[piece].sku}`);
      await takenOver(page);
      await page.getByRole('button', { name: words('perso_show_3d') }).click();
      await viewIs(page, 'shown');
      const plain = await stage(page).screenshot();
      const changed = async (than: Buffer) => !(await stage(page).screenshot()).equals(than);
      await page.getByRole('textbox', { name: words('perso_letters') }).fill('AN');
      await expect.poll(() => changed(plain), { timeout: 30_000 }).toBe(true);
      if (piece === 'madeSneakers') {
        const written = await stage(page).screenshot();
        await page
          .getByRole('group', { name: /^Quarter/u })
          .getByRole('radio', { name: /^Forest/u })
          .press('Space');
        await expect.poll(() => changed(written), { timeout: 30_000 }).toBe(true);
      }
      await page.getByRole('button', { name: words('perso_show_picture') }).click();
      await stage(page).waitFor({ state: 'detached' });
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    },
  );
});
