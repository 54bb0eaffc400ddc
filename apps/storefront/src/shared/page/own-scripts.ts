/** A page with everything in it, and the code of the inline scripts that its frame wrote. */
export interface FinishedPage {
  readonly html: string;
  readonly scripts: readonly string[];
}

const SCRIPT_END = '</script>';

/**
 * The inline scripts of a page's frame, told by the nonce that it was rendered with, and the page without that nonce: it
 * may be kept and sent to many. A script that stands in what the page shows knows no nonce and is none of ours.
 */
export function tellOwnScripts(html: string, nonce: string): FinishedPage {
  const mark = ` nonce="${nonce}"`;
  const begin = `<script${mark}`;
  const scripts = new Set<string>();
  for (let at = html.indexOf(begin); at !== -1; at = html.indexOf(begin, at + begin.length)) {
    const code = html.slice(html.indexOf('>', at) + 1, html.indexOf(SCRIPT_END, at));
    if (code !== '') scripts.add(code);
  }
  return { html: html.replaceAll(mark, ''), scripts: [...scripts] };
}
