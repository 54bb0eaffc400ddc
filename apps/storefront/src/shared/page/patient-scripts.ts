import { earlyPressScript } from './early-press.ts';

const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/gu;
const SCRIPT_END = '</script>';

/**
 * Lets the scripts of a rendered page wait until it was painted for the first time. It reads well and its links work
 * without them, so they must not delay what it is painted with: style sheets, faces, the first picture. They lie in a
 * `<template>`, which a browser neither fetches nor runs, until `letScriptsIn` puts them where they stood: React finds
 * the very elements that it rendered. Even then a picture or a face that is still loading goes first. The router writes
 * its scripts itself and leaves no say in them but their nonce. A page without scripts is answered as it is.
 */
export function withPatientScripts(html: string, nonce: string): string {
  const begin = html.indexOf(firstModule(nonce));
  const end = html.indexOf(SCRIPT_END, begin) + SCRIPT_END.length;
  if (begin === -1) return html;
  const preloads = (html.match(MODULE_PRELOAD) ?? [])
    .join('')
    .replaceAll('<link ', '<link fetchpriority="low" ');
  return [
    html.slice(0, begin).replaceAll(MODULE_PRELOAD, ''),
    `<template id="scripts">${preloads}${html.slice(begin, end)}</template>`,
    `<script nonce="${nonce}">(${letScriptsIn.toString()})(${UNTOLD_AFTER_MS});${earlyPressScript()}</script>`,
    html.slice(end).replaceAll(MODULE_PRELOAD, ''),
  ].join('');
}

/** Scripts come as they stand; what is pressed and chosen before them is kept all the same. */
export function withPromptScripts(html: string, nonce: string): string {
  const begin = html.indexOf(firstModule(nonce));
  if (begin === -1) return html;
  return `${html.slice(0, begin)}<script nonce="${nonce}">${earlyPressScript()}</script>${html.slice(begin)}`;
}

const firstModule = (nonce: string): string => `<script nonce="${nonce}" type="module" async="">`;

/** A browser that does not tell its paint timings gets the scripts this long after its first frame. */
const UNTOLD_AFTER_MS = 500;

/** Runs in the browser, as it stands here: no names from outside. */
export function letScriptsIn(untoldAfterMs: number): void {
  const waiting = document.querySelector<HTMLTemplateElement>('template#scripts');
  const start = () => waiting?.replaceWith(waiting.content);
  // What nobody sees is not painted.
  if (document.hidden) {
    start();
    return;
  }
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  requestAnimationFrame(() => setTimeout(start, untoldAfterMs));
}
