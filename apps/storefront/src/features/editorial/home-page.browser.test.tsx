import type { HomepageBody, Media, Sku } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { answerCalls } from '../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../shared/test-harness/render-screen.tsx';
import { HomePage } from './home-page.tsx';

type HeroPicture = Extract<HomepageBody['componentList'][number], { readonly type: 'hero' }>['picture'];

const sku = (identifier: string, name: string, label: string): Sku => ({
  identifier,
  productId: 'TH1001',
  name,
  englishProductName: name,
  color: 'Green',
  colorCode: 'green',
  colorHex: '#17493b',
  price: label,
  priceValue: 100,
  currency: 'USD',
  sellable: true,
  cscSellable: true,
  mediaUrl: '',
  medias: [],
  url: `/eng-us/products/TH1001/${identifier}`,
  label: name,
  tryOnEnabled: false,
  backInStock: false,
  diamondEngravingEnabled: false,
  eligibleToAgec: false,
  bundleSkuIds: [],
  maxQuantity: 3,
});
const MIDI = sku('TW1001', 'Midi', '$4,850');
const row = (title: string, ...ids: readonly string[]): HomepageBody['componentList'][number] => ({
  type: 'products',
  title,
  url: '/eng-us/watches',
  cta: `All of ${title}`,
  skus: ids.map((identifier) => ({ identifier })),
});

describe('the rows of the home page', () => {
  it('[R3.037, R3.038] show name and price of the SKUs that the page knows, and no tile of the others', async () => {
    const sent = answerCalls({});
    const screen = await renderScreen(
      <HomePage components={[row('Time', 'TW1001', 'TX0000')]} skus={[MIDI]} />,
    );
    await expect.element(screen.getByRole('link', { name: 'Midi $4,850' })).toBeVisible();
    expect(screen.getByRole('listitem').elements()).toHaveLength(1);
    expect(sent.map(({ name }) => name)).not.toContain('getSkuList');
  });

  it('[R3.037, R9.009] ask for 60 SKUs in two requests where the page brought none, and show the same', async () => {
    const sent = answerCalls({
      getSkuPrices: { body: { skuList: [] } },
      getSkuList: { body: { skuList: [MIDI], skuListSize: 1 } },
    });
    const others = Array.from({ length: 59 }, (_, index) => `TX${1000 + index}`);
    const screen = await renderScreen(
      <HomePage components={[row('Time', 'TW1001'), row('More', ...others, 'TW1001')]} skus={undefined} />,
    );
    await expect.element(screen.getByRole('link', { name: 'Midi $4,850' }).first()).toBeVisible();
    expect(sent.filter(({ name }) => name === 'getSkuList')).toHaveLength(2);
    expect(screen.getByRole('listitem').elements()).toHaveLength(2);
  });

  it('[R7.194] are left out where the details fail, and nothing else is', async () => {
    answerCalls({ getSkuList: { status: 500 } });
    const screen = await renderScreen(
      <HomePage
        components={[
          row('Time', 'TW1001'),
          { type: 'quote', text: 'By hand.', url: '/eng-us/faq', cta: 'More' },
        ]}
        skus={undefined}
      />,
    );
    await expect.element(screen.getByRole('heading', { name: 'Time' })).not.toBeInTheDocument();
    await expect.element(screen.getByText('By hand.')).toBeVisible();
  });
});

const kept = (view: string, width: number, height: number): Media => ({
  view,
  url: `/media/still-life-quay/${view}`,
  width,
  height,
  widths: [width],
});
const hero = (picture: Partial<HeroPicture>): HomepageBody['componentList'][number] => ({
  type: 'hero',
  title: 'The quay',
  text: 'At six.',
  cta: 'See it',
  url: '/eng-us/watches',
  picture: { look: 'still-life-quay', view: 'wide', alt: 'A watch on stone', ...picture },
});
const sourcesOf = (image: Element): readonly string[] =>
  [...(image.parentElement?.querySelectorAll('source') ?? [])].map(
    ({ media, srcset }) => `${media} ${srcset}`,
  );

describe('the scene that the home page opens with', () => {
  it('[R3.037] is its upright picture on narrow screens, and its wide one on others', async () => {
    answerCalls({});
    const pictures = { media: kept('wide', 2400, 1350), upright: kept('upright', 1080, 1350) };
    const screen = await renderScreen(<HomePage components={[hero(pictures)]} skus={[]} />);
    const [narrow, , broad] = sourcesOf(screen.getByRole('img', { name: 'A watch on stone' }).element());
    expect(narrow).toBe('(width < 48rem) /media/still-life-quay/upright.avif?wid=1080 1080w');
    expect(broad).toBe(' /media/still-life-quay/wide.avif?wid=2400 2400w');
  });

  it('[R3.037] is one picture where there is no upright one', async () => {
    answerCalls({});
    const screen = await renderScreen(
      <HomePage components={[hero({ media: kept('wide', 2400, 1350) })]} skus={[]} />,
    );
    expect(sourcesOf(screen.getByRole('img', { name: 'A watch on stone' }).element())).toHaveLength(1);
  });
});

describe('what the home page says of the moment', () => {
  it('[R9.008, R9.009] is the price of now, and which pieces are sold out', async () => {
    const price = { amount: 500_000, currency: 'USD', label: '$5,000' };
    const sent = answerCalls({
      getSkuPrices: { body: { skuList: [{ identifier: 'TW1001', price }] } },
      getSkuAvailability: { body: { TW1001: { inStock: false } } },
    });
    const screen = await renderScreen(<HomePage components={[row('Time', 'TW1001')]} skus={[MIDI]} />);
    await expect.element(screen.getByRole('link', { name: 'Midi $5,000 Sold out for now' })).toBeVisible();
    expect(new Set(sent.map(({ name }) => name))).toEqual(new Set(['getSkuPrices', 'getSkuAvailability']));
  });
});
