import { afterEach, describe, expect, it, vi } from 'vitest';
import { letScriptsIn, withPatientScripts } from './patient-scripts.ts';

const PRELOAD = '<link rel="modulepreload" href="/assets/shell.js"/>';
const LOW = PRELOAD.replace('<link', '<link fetchpriority="low"');
const MODULE = '<script type="module" async="">import "/assets/shell.js";</script>';
const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`;

describe('the scripts of a page', () => {
  it('lie in a template, in their place, with all their preloads', () => {
    const html = withPatientScripts(
      page(`<title>Rive</title>${PRELOAD}`, `<h1>Rive</h1>${MODULE}<p>End</p>${PRELOAD}`),
    );
    expect(html).toContain('<title>Rive</title></head>');
    expect(html).toContain(`<h1>Rive</h1><template id="scripts">${LOW}${LOW}${MODULE}</template><script>`);
    expect(html).toMatch(/<\/script><p>End<\/p><\/body>/u);
  });

  it('let other scripts and links be', () => {
    const other = '<script>let state = 1</script><link rel="stylesheet" href="/assets/shell.css"/>';
    expect(withPatientScripts(page(other, MODULE))).toContain(
      page(other, '').slice(0, -'</body></html>'.length),
    );
  });

  it('are none on a page that has none', () => {
    expect(withPatientScripts(page('', '<h1>Not found</h1>'))).toBe(page('', '<h1>Not found</h1>'));
  });
});

describe('in the browser, the scripts', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('are let in after the first frame', () => {
    const { content, replaceWith, next } = aPage({ hidden: false });
    letScriptsIn();
    next();
    expect(replaceWith).not.toHaveBeenCalled();
    next();
    expect(replaceWith).toHaveBeenCalledExactlyOnceWith(content);
  });

  it('are let in at once where nobody looks: a hidden page has no frames', () => {
    const { content, replaceWith } = aPage({ hidden: true });
    letScriptsIn();
    expect(replaceWith).toHaveBeenCalledExactlyOnceWith(content);
  });
});

/** A page whose frames and timers are ours to run, and whose template says whether its content was let in. */
function aPage({ hidden }: { readonly hidden: boolean }) {
  const content = {};
  const replaceWith = vi.fn<(content: unknown) => void>();
  const waiting: (() => void)[] = [];
  const later = (run: () => void) => void waiting.push(run);
  vi.stubGlobal('document', { hidden, querySelector: () => ({ content, replaceWith }) });
  vi.stubGlobal('requestAnimationFrame', later);
  vi.stubGlobal('setTimeout', later);
  return { content, replaceWith, next: () => waiting.shift()?.() };
}
