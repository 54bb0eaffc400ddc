import * as z from 'zod/mini';
import type { ProseBlock } from '../../tables/editorial-texts.ts';
import { each } from './define-part.ts';
import type { HouseArticle, HouseContent } from './editorial-format.ts';
import type { Reference } from './part.ts';

/** What a page may name beside its words; whoever reads the page parses all of it. */
const Naming = z.object({
  skuIds: z.optional(z.array(z.string())),
  films: z.optional(z.array(z.string())),
  prose: z.optional(z.array(z.custom<ProseBlock>())),
});

/** [R7.070] The pieces and films that a page names, in any of its languages. */
export function contentReferences({ bodies }: HouseContent): readonly Reference[] {
  const named = Object.entries(bodies).flatMap(([language, body]) => {
    const read = z.safeParse(Naming, body);
    return read.success ? [{ language, ...read.data }] : [];
  });
  return [
    ...named.flatMap(({ language, skuIds = [], films = [] }) =>
      [...each('sku', 'skuIds', skuIds), ...each('video', 'films', films)].map((reference) => ({
        ...reference,
        path: ['bodies', language, ...reference.path],
      })),
    ),
    ...proseReferences('bodies', Object.fromEntries(named.map((body) => [body.language, body]))),
  ];
}

type Proses = Readonly<Record<string, { readonly prose?: readonly ProseBlock[] | undefined } | undefined>>;

/** The films and pieces that stand between the words of a prose, in any of its languages. */
export function proseReferences(key: string, texts: Proses | HouseArticle['texts']): readonly Reference[] {
  return Object.entries(texts).flatMap(([language, text]) =>
    (text?.prose ?? []).flatMap((block) =>
      namedIn(block).map((named) => ({ ...named, path: [key, language, 'prose'] })),
    ),
  );
}

function namedIn(block: ProseBlock): readonly Pick<Reference, 'kind' | 'id'>[] {
  if (block.type === 'film') return [{ kind: 'video', id: block.videoId }];
  return block.type === 'pieces' ? block.skuIds.map((id) => ({ kind: 'sku', id })) : [];
}
