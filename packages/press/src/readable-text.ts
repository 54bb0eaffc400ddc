/** What stands in the place of a sign that no face has. */
const MARK = '?';
/** They say how text runs and breaks, and are not drawn. */
const UNDRAWN = /[\p{Cf}\p{Cc}\p{Zl}\p{Zp}\p{Mn}\p{Variation_Selector}]/u;
/** Spaces of any width have one in every face. */
const SPACE = /\p{Zs}/u;

/**
 * The same content with a mark for every sign that none of the faces has: Typst leaves such signs out without a word.
 * `missing` gets those signs.
 */
export function readableText<Content>(
  content: Content,
  faces: readonly ReadonlySet<number>[],
  missing: Set<string>,
): Content;
export function readableText(
  content: unknown,
  faces: readonly ReadonlySet<number>[],
  missing: Set<string>,
): unknown {
  if (typeof content === 'string') return readableSigns(content, faces, missing);
  if (Array.isArray(content)) return content.map((part) => readableText(part, faces, missing));
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, part]) => [name, readableText(part, faces, missing)]),
  );
}

function readableSigns(text: string, faces: readonly ReadonlySet<number>[], missing: Set<string>): string {
  return Array.from(text.normalize('NFC').toWellFormed(), (sign) => {
    const point = sign.codePointAt(0) ?? 0;
    if (SPACE.test(sign)) return faces.some((face) => face.has(point)) ? sign : ' ';
    if (UNDRAWN.test(sign) || faces.some((face) => face.has(point))) return sign;
    missing.add(sign);
    return MARK;
  }).join('');
}
