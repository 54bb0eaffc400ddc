import { afterEach, describe, expect, it, vi } from 'vitest';
import { letScriptsIn, withPatientScripts, withPromptScripts } from './patient-scripts.ts';

const PRELOAD = '<link rel="modulepreload" href="/assets/shell.js"/>';
const LOW = PRELOAD.replace('<link', '<link fetchpriority="low"');
const NONCE = '7d1c';
const MODULE = `<script nonce="${NONCE}" type="module" async="">import "/assets/shell.js";</script>`;
const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`;

describe('the scripts of a page', () => {
  it('lie in a template, in their place, with all their preloads', () => {
    const html = withPatientScripts(
      page(`<title>Alba</title>${PRELOAD}`, `<h1>Alba</h1>${MODULE}<p>End</p>${PRELOAD}`),
      NONCE,
    );
    expect(html).toContain('<title>Alba</title></head>');
    expect(html).toContain(
      `<h1>Alba</h1><template id="scripts">${LOW}${LOW}${MODULE}</template><script nonce="${NONCE}">`,
    );
    expect(html).toMatch(/<\/script><p>End<\/p><\/body>/u);
  });

  it('let other scripts and links be', () => {
    const other = '<script>let state = 1</script><link rel="stylesheet" href="/assets/shell.css"/>';
    expect(withPatientScripts(page(other, MODULE), NONCE)).toContain(
      page(other, '').slice(0, -'</body></html>'.length),
    );
  });

  it('are none on a page that has none', () => {
    expect(withPatientScripts(page('', '<h1>Not found</h1>'), NONCE)).toBe(page('', '<h1>Not found</h1>'));
  });
});

describe('the scripts of a page that is filled in', () => {
  it('stand as they stood, behind the one that keeps what is done before them', () => {
    const html = withPromptScripts(page(PRELOAD, `<h1>Bag</h1>${MODULE}`), NONCE);
    expect(html.replace(/<script nonce="7d1c">.*?<\/script>/su, '')).toBe(
      page(PRELOAD, `<h1>Bag</h1>${MODULE}`),
    );
    expect(html).toMatch(/<h1>Bag<\/h1><script nonce="7d1c">\(function keepEarlyPress/u);
  });

  it('are none on a page that has none', () => {
    expect(withPromptScripts(page('', '<h1>Not found</h1>'), NONCE)).toBe(page('', '<h1>Not found</h1>'));
  });
});

describe('in the browser, the scripts', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('are let in when the page was painted', () => {
    const { content, replaceWith, paint } = aPage({ hidden: false });
    letScriptsIn(500);
    expect(replaceWith).not.toHaveBeenCalled();
    paint();
    expect(replaceWith).toHaveBeenCalledExactlyOnceWith(content);
  });

  it('are let in a while after the first frame by a browser that does not say when it painted', () => {
    const { content, replaceWith, runFrame, runTimer } = aPage({ hidden: false });
    letScriptsIn(500);
    runFrame();
    expect(replaceWith).not.toHaveBeenCalled();
    runTimer(500);
    expect(replaceWith).toHaveBeenCalledExactlyOnceWith(content);
  });

  it('are let in at once where nobody looks: a hidden page is not painted', () => {
    const { content, replaceWith } = aPage({ hidden: true });
    letScriptsIn(500);
    expect(replaceWith).toHaveBeenCalledExactlyOnceWith(content);
  });
});

/** A page whose paint, frames and timers the test controls. It returns what replaced its template. */
function aPage({ hidden }: { readonly hidden: boolean }) {
  const content = {};
  const replaceWith = vi.fn<(content: unknown) => void>();
  const waiting = new Map<string | number, () => void>();
  const run = (what: string | number) => {
    const callback = waiting.get(what);
    waiting.delete(what);
    callback?.();
  };
  class Observer {
    readonly #callback: () => void;
    constructor(callback: () => void) {
      this.#callback = callback;
    }
    observe({ type }: { readonly type: string }): void {
      waiting.set(type, this.#callback);
    }
  }
  vi.stubGlobal('document', { hidden, querySelector: () => ({ content, replaceWith }) });
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => void waiting.set('frame', callback));
  vi.stubGlobal('setTimeout', (callback: () => void, afterMs: number) => void waiting.set(afterMs, callback));
  return { content, replaceWith, paint: () => run('paint'), runFrame: () => run('frame'), runTimer: run };
}
