import MarkdownIt, { type Token } from 'markdown-it';
import * as z from 'zod/mini';
import type { ProseBlock, ProseSpan } from '../../tables/editorial-texts.ts';
import { Id, Slug } from './texts.ts';

/** The most signs that one text may have: a long article has 15,000. */
const PROSE_LIMIT = 60_000;
/** A list or a quotation with its paragraph. What goes deeper is refused; the parser itself gives up a little below. */
const DEEPEST = 6;

/** CommonMark. HTML is recognised so that it can be refused; addresses are judged here. */
const markdown = new MarkdownIt('commonmark', { html: true, maxNesting: 12 });
markdown.validateLink = () => true;

/** What is wrong with a text, and in which of its lines. */
export interface ProseFault {
  readonly line: number;
  readonly message: string;
}
type Say = (message: string) => void;

/**
 * Reads Markdown as the parts that the shop shows. Only these are taken: headings of the second and third level,
 * paragraphs, emphasis, links within the shop, lists and quotations of one level, a line, and pictures, films and pieces
 * in paragraphs of their own. All else is a fault, so that nothing an editor wrote is left out silently.
 */
export function readProse(text: string): {
  readonly blocks: readonly ProseBlock[];
  readonly faults: readonly ProseFault[];
} {
  if (text.length > PROSE_LIMIT)
    return { blocks: [], faults: [{ line: 1, message: `it is longer than ${PROSE_LIMIT} signs` }] };
  const tokens = markdown.parse(text, {});
  const deep = tokens.find(({ level }) => level > DEEPEST);
  if (deep !== undefined)
    return { blocks: [], faults: [{ line: lineOf(deep), message: 'it is nested too deeply' }] };
  const faults: ProseFault[] = [];
  const blocks = groupsOf(tokens).flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const say: Say = (message) => faults.push({ line: lineOf(first), message });
    const block = (READERS.get(first.type) ?? refuseBlock)(group, say);
    return block === undefined ? [] : [block];
  });
  return { blocks, faults };
}

/** Markdown in a file of the house. */
export const ProseText = z.pipe(
  z.string().check(z.minLength(1)),
  z.transform((text: string, context): readonly ProseBlock[] => {
    const { blocks, faults } = readProse(text);
    for (const { line, message } of faults)
      context.issues.push({ code: 'custom', message: `line ${line}: ${message}`, input: text });
    return blocks;
  }),
);

const attribute = (token: Token, name: string): string | undefined => {
  const value = token.attrGet(name);
  return value === null ? undefined : String(value);
};

const lineOf = ({ map }: Token): number => (map?.[0] ?? 0) + 1;

/** What stands beside each other: each opening token with all down to its closing one. */
function groupsOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const groups: Token[][] = [];
  let depth = 0;
  for (const token of tokens) {
    if (depth === 0) groups.push([]);
    groups.at(-1)?.push(token);
    depth += token.nesting;
  }
  return groups;
}

const within = (group: readonly Token[]) => groupsOf(group.slice(1, -1));
/** The tokens of the words of a paragraph or a heading. */
const wordsOf = (group: readonly Token[]): readonly Token[] =>
  group.find(({ type }) => type === 'inline')?.children ?? [];

type ReadBlock = (group: readonly Token[], say: Say) => ProseBlock | undefined;

const READERS: ReadonlyMap<string, ReadBlock> = new Map<string, ReadBlock>([
  ['heading_open', readHeading],
  ['paragraph_open', readParagraph],
  ['bullet_list_open', readList],
  ['ordered_list_open', readList],
  ['blockquote_open', readQuote],
  ['hr', () => ({ type: 'break' })],
]);

const REFUSED: Readonly<Record<string, string>> = {
  html_block: 'HTML is not taken',
  html_inline: 'HTML is not taken',
  fence: 'code is not taken',
  code_block: 'code is not taken (or the line is indented)',
  code_inline: 'code is not taken',
  image: 'a picture stands in a paragraph of its own',
};

function refuseBlock([first]: readonly Token[], say: Say): undefined {
  say(REFUSED[first?.type ?? ''] ?? `${first?.type} is not taken`);
}

function readHeading(group: readonly Token[], say: Say): ProseBlock {
  const tag = group[0]?.tag;
  if (tag !== 'h2' && tag !== 'h3') say('headings begin with ## or ###: the title is in the JSON file');
  const text = spansOf(wordsOf(group), say)
    .map((span) => span.text)
    .join('');
  return { type: 'heading', level: tag === 'h3' ? 3 : 2, text };
}

function readParagraph(group: readonly Token[], say: Say): ProseBlock | undefined {
  const words = wordsOf(group);
  const [only] = words;
  if (only?.type === 'image' && words.length === 1) return readInset(only, say);
  return { type: 'paragraph', words: spansOf(words, say) };
}

function readList(group: readonly Token[], say: Say): ProseBlock {
  const items = within(group).map((item) => {
    const [paragraph = [], ...more] = within(item);
    if (paragraph[0]?.type !== 'paragraph_open' || more.length > 0)
      say('each item of a list is one paragraph');
    return spansOf(wordsOf(paragraph), say);
  });
  return { type: 'list', isOrdered: group[0]?.type === 'ordered_list_open', items };
}

function readQuote(group: readonly Token[], say: Say): ProseBlock {
  const parts = within(group);
  if (parts.some(([first]) => first?.type !== 'paragraph_open')) say('a quotation has paragraphs alone');
  return { type: 'quote', paragraphs: parts.map((paragraph) => spansOf(wordsOf(paragraph), say)) };
}

/** `look:au5001-bordeaux/detail`, `film:au7002-gold-turn`, `pieces:AA1001,AA1002` */
const INSET = /^(?<kind>look|film|pieces):(?<what>[\w./,-]+)$/u;

function readInset(image: Token, say: Say): ProseBlock | undefined {
  const { kind = '', what = '' } = INSET.exec(attribute(image, 'src') ?? '')?.groups ?? {};
  const inset = INSETS.get(kind)?.(what, image);
  if (inset === undefined) say('a picture is look:LOOK/VIEW, film:ID or pieces:SKU,SKU');
  return inset;
}

const INSETS: ReadonlyMap<string, (what: string, image: Token) => ProseBlock | undefined> = new Map([
  ['look', readPicture],
  ['film', readFilm],
  ['pieces', readPieces],
]);

const isId = (text: string): boolean => Id.safeParse(text).success;

function readPicture(what: string, image: Token): ProseBlock | undefined {
  const [look = '', view = '', ...rest] = what.split('/');
  if (rest.length > 0 || !isId(look) || !Slug.safeParse(view).success) return undefined;
  const caption = attribute(image, 'title');
  return { type: 'picture', look, view, alt: image.content, ...(caption !== undefined && { caption }) };
}

function readFilm(what: string, image: Token): ProseBlock | undefined {
  return isId(what) ? { type: 'film', videoId: what, title: image.content } : undefined;
}

function readPieces(what: string): ProseBlock | undefined {
  const skuIds = what.split(',');
  return skuIds.every(isId) ? { type: 'pieces', skuIds } : undefined;
}

/** Pages of the shop without a locale, and the two ways to reach the house. */
const ADDRESS = /^(?:\/[\w./?=&#-]*|tel:\+?[\d-]+|mailto:[\w.+-]+@[\w.-]+)$/u;

/** Words of a line, flat: what is marked twice has both marks. */
function spansOf(tokens: readonly Token[], say: Say): readonly ProseSpan[] {
  const marks = { strong: 0, em: 0, url: '' };
  const spans: ProseSpan[] = [];
  for (const token of tokens) {
    const text = textOf(token);
    if (text === undefined) mark(marks, token, say);
    else if (text !== '')
      spans.push({
        text,
        ...(marks.strong > 0 && { isStrong: true }),
        ...(marks.em > 0 && { isEmphasis: true }),
        ...(marks.url !== '' && { url: marks.url }),
      });
  }
  return spans;
}

/** Undefined for what is not a text. */
function textOf({ type, content }: Token): string | undefined {
  if (type === 'text' || type === 'text_special') return content;
  if (type === 'softbreak') return ' ';
  return type === 'hardbreak' ? '\n' : undefined;
}

interface Marks {
  strong: number;
  em: number;
  url: string;
}

function mark(marks: Marks, token: Token, say: Say): void {
  const { type, nesting } = token;
  if (type.startsWith('strong')) marks.strong += nesting;
  else if (type.startsWith('em')) marks.em += nesting;
  else if (type === 'link_close') marks.url = '';
  else if (type === 'link_open') {
    const url = attribute(token, 'href') ?? '';
    if (ADDRESS.test(url) && !url.startsWith('//')) marks.url = url;
    else say('a link leads to a page of the shop (/stories), or is tel: or mailto:');
  } else say(REFUSED[type] ?? `${type} is not taken`);
}
