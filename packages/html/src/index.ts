/** HTML or SVG that needs no more escaping: only `html` makes it. */
export interface Html {
  readonly html: string;
}

type Part = string | number | undefined | Html | readonly (Html | undefined)[];

/**
 * A template of HTML whose inserted texts are escaped, for element content and quoted attributes. What is undefined
 * leaves nothing.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const inserted = parts.map(rendered);
  return { html: strings.map((text, place) => text + (inserted[place] ?? '')).join('') };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function rendered(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'number') return String(part);
  if (typeof part === 'string') return part.replaceAll(/[&<>"']/gu, (character) => ENTITIES[character] ?? '');
  return 'html' in part ? part.html : part.map(rendered).join('');
}
