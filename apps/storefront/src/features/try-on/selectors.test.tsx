import type { Shade } from '@vitrine/contracts';
import { LOCALES } from '@vitrine/domain';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageProvider } from '../../shared/page/page.tsx';
import { Divider } from './compare/divider.tsx';
import { type Piece, pieceOfShade } from './pieces/piece.ts';
import type { KnownCandidates } from './pieces/use-candidates.ts';
import { ShadePanel } from './shades/shade-panel.tsx';
import { StackPanel } from './stacking/stack-panel.tsx';
import type { StackSlot } from './stacking/stack-slots.ts';

function render(children: ReactNode): string {
  const labels = { t: (key: string) => key, find: () => undefined };
  const page = { locale: LOCALES['eng-us'], labels, catalogueUrls: undefined, hooks: false };
  return renderToStaticMarkup(<PageProvider page={page}>{children}</PageProvider>);
}

const aShade = (skuId: string, more: Partial<Shade> = {}): Shade => ({
  productId: 'AU4001',
  skuId,
  identifier: skuId,
  name: 'Rouge Aurèle satin',
  color: '#a8182d',
  colorName: skuId,
  powders: [],
  subType: 'rouge-aurele',
  mediaUrl: '',
  iconURL: '',
  tryOnType: 'lipsticks',
  tryOnEnabled: true,
  backInStock: false,
  sellable: true,
  url: '',
  omsAvailabilityStatus: 'IN_STOCK',
  looks: [],
  ...more,
});

const nothing = () => undefined;

describe('the shades of the house', () => {
  it('[R2.096] are one choice over all products, with the one that is worn marked', () => {
    const shades = [aShade('QL4109'), aShade('QL4204'), aShade('QL5118', { productId: 'AU4002' })];
    const html = render(<ShadePanel shades={shades} wornSkuId="QL4204" onChoose={nothing} />);
    expect(html.match(/<legend/gu)).toHaveLength(2);
    expect(new Set([...html.matchAll(/type="radio" name="([^"]+)"/gu)].map(([, name]) => name)).size).toBe(1);
    expect(html.match(/checked=""/gu)).toHaveLength(1);
  });

  it('say of one that is sold out that it is, and show every colour of a palette', () => {
    const soldOut = aShade('QY4301', {
      omsAvailabilityStatus: 'OUT_OF_STOCK',
      powders: ['#ead9c3', '#c4956b', '#8a5a3c', '#3f2a20'],
    });
    const html = render(<ShadePanel shades={[soldOut]} wornSkuId="" onChoose={nothing} />);
    expect(html).toContain('QY4301, tryon_out_of_stock');
    expect(html.match(/background-color/gu)).toHaveLength(4);
  });
});

describe('what is worn together', () => {
  const slot: StackSlot = { id: 'lips', tryOnType: 'lipsticks', finger: undefined, dimId: undefined };
  const pieces: readonly Piece[] = [aShade('QL4109'), aShade('QL4204')].map(pieceOfShade);
  const known = { 'lipsticks ': { pieces, shades: [] } };
  const panel = (stack: Readonly<Record<string, string>>, found: KnownCandidates = known) =>
    render(
      <StackPanel
        slots={[slot]}
        stack={stack}
        known={found}
        onAgain={nothing}
        pieceOf={(skuId) => pieces.find(({ identifier }) => identifier === skuId)}
        onChoose={nothing}
      />,
    );

  it('[R2.098] has a choice of none in each place, which holds while nothing is there', () => {
    const noneChosen = /checked=""[^>]*><span[^>]*><span[^>]*>tryon_stack_none/u;
    expect(panel({})).toMatch(noneChosen);
    expect(panel({ lips: 'QL4204' }).match(/checked=""/gu)).toHaveLength(1);
    expect(panel({ lips: 'QL4204' })).not.toMatch(noneChosen);
  });

  it('says where the shop did not tell what there is, and asks again', () => {
    const again = /role="alert"[^>]*>error_generic <button[^>]*>tryon_try_again/u;
    expect(panel({}, { 'lipsticks ': 'failed' })).toMatch(again);
    expect(panel({}, {})).not.toMatch(again);
    expect(panel({})).not.toMatch(again);
  });
});

describe('the line of a comparison', () => {
  it('[R2.087] is a slider with a name and a value in words', () => {
    const html = render(<Divider left="109 Carmine" right="204 Rosewood" onDivide={nothing} />);
    expect(html).toMatch(/type="range"[^>]*aria-label="tryon_compare_line"/u);
    expect(html).toContain('aria-valuetext="tryon_compare_halves"');
  });
});
