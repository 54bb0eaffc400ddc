import type { Media, ProductCard, ReadingBlock, ProseWords } from '@vitrine/contracts';
import {
  cardsOfSkus,
  picturesOfLooks,
  type ProseBlock,
  type ProseSpan,
  type Queryable,
} from '@vitrine/database';
import { type Locale, pageUrl, toSkuId } from '@vitrine/domain';
import { toCard, toMedias } from '../catalog/index.ts';

/** What a prose shows beside its words, found at once for all of its parts. */
interface Insets {
  readonly pictures: ReadonlyMap<string, readonly Media[]>;
  readonly cards: ReadonlyMap<string, ProductCard>;
  readonly locale: Locale;
}

/**
 * [R7.092, R7.070] The prose of an article, a story or a page as it is in a locale: links with their locale, pictures as
 * they are kept, pieces as anybody may have them. A picture that is not there and pieces that nobody may see are left out.
 */
export async function toReading(
  db: Queryable,
  blocks: readonly ProseBlock[],
  locale: Locale,
): Promise<ReadingBlock[]> {
  const looks = blocks.flatMap((block) => (block.type === 'picture' ? [block.look] : []));
  const skuIds = blocks.flatMap((block) => (block.type === 'pieces' ? block.skuIds.map(toSkuId) : []));
  const [pictures, cards] = await Promise.all([
    looks.length === 0 ? [] : db.all(picturesOfLooks, [[...new Set(looks)]]),
    skuIds.length === 0 ? [] : db.all(cardsOfSkus, [locale.language, locale.country, skuIds]),
  ]);
  const insets: Insets = {
    pictures: new Map(pictures.map(({ look, media }) => [look, toMedias(look, media)])),
    cards: new Map(
      cards.map(({ card }) => {
        const shown = toCard(card, locale);
        return [shown.defaultSkuId, shown];
      }),
    ),
    locale,
  };
  return blocks.flatMap((block) => toBlock(block, insets) ?? []);
}

function toBlock(block: ProseBlock, insets: Insets): ReadingBlock | undefined {
  const words = (spans: readonly ProseSpan[]) => toWords(spans, insets.locale);
  switch (block.type) {
    case 'paragraph':
      return { ...block, words: words(block.words) };
    case 'list':
      return { ...block, items: block.items.map(words) };
    case 'quote':
      return { ...block, paragraphs: block.paragraphs.map(words) };
    case 'picture':
      return toPicture(block, insets);
    case 'pieces':
      return toPieces(block, insets);
    case 'heading':
    case 'film':
    case 'break':
      return { ...block };
  }
}

type Written<Type extends ProseBlock['type']> = Extract<ProseBlock, { readonly type: Type }>;

function toPicture(
  { look, view, alt, caption }: Written<'picture'>,
  { pictures }: Insets,
): ReadingBlock | undefined {
  const media = pictures.get(look)?.find((kept) => kept.view === view);
  return media && { type: 'picture', alt, ...(caption !== undefined && { caption }), media };
}

function toPieces({ skuIds }: Written<'pieces'>, { cards }: Insets): ReadingBlock | undefined {
  const products = skuIds.flatMap((id) => cards.get(id) ?? []);
  return products.length === 0 ? undefined : { type: 'pieces', products };
}

const toWords = (spans: readonly ProseSpan[], { code }: Locale): ProseWords =>
  spans.map((span) => ({
    ...span,
    ...(span.url?.startsWith('/') && { url: pageUrl(code, span.url.slice(1)) }),
  }));
