/** HTML or SVG that is safe to print as it is. */
export interface Markup {
  readonly markup: string;
}

type Part = string | number | Markup | undefined | readonly (Markup | undefined)[];

/** Markup around values; texts are escaped, markup is kept, and what is undefined leaves nothing. */
export function markup(parts: TemplateStringsArray, ...values: readonly Part[]): Markup {
  return { markup: parts.map((part, place) => part + printed(values[place])).join('') };
}

const SIGNS = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

function printed(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'number') return String(Math.round(part * 1000) / 1000);
  if (typeof part === 'string') return part.replaceAll(/[&<>"]/gu, (sign) => SIGNS.get(sign) ?? sign);
  return 'markup' in part ? part.markup : part.map(printed).join('');
}
