import { describe, expect, it } from 'vitest';
import { tellOwnScripts } from './own-scripts.ts';
import { withPatientScripts, withPromptScripts } from './patient-scripts.ts';

const NONCE = '7d1c';
const MODULE = `<script nonce="${NONCE}" type="module" async="">import "/assets/shell.js";</script>`;
const STATE = `<script nonce="${NONCE}">let state = 1</script>`;
/** Texts that an attacker could put into a name or a description that is shown without escaping. */
const INJECTED = [
  '<script>alert(1)</script>',
  '<script nonce="">alert(2)</script>',
  '<script nonce="7d1">alert(3)</script>',
  '<script type="module" async="">alert(4)</script>',
  '<script x nonce="${nonce}">alert(5)</script>',
  '<script src="//evil.example/6.js"></script>',
  '</script><script>alert(7)</script>',
  '<SCRIPT>alert(8)</SCRIPT>',
  '<!--<script>alert(9)',
];

describe('the scripts of a page’s frame', () => {
  it('are told by their nonce, each once, and the page keeps none', () => {
    const { html, scripts } = tellOwnScripts(`<h1>Alba</h1>${STATE}${MODULE}${STATE}`, NONCE);
    expect(scripts).toEqual(['let state = 1', 'import "/assets/shell.js";']);
    expect(html).toBe(`<h1>Alba</h1>${STATE}${MODULE}${STATE}`.replaceAll(` nonce="${NONCE}"`, ''));
  });

  it('are none that have a file', () => {
    expect(tellOwnScripts(`<script nonce="${NONCE}" src="/a.js"></script>`, NONCE).scripts).toEqual([]);
  });

  it.each([withPatientScripts, withPromptScripts])(
    'are never what stands in the page’s content: %o',
    (finish) => {
      for (const injected of INJECTED) {
        const page = `<p>${injected}</p>${STATE}${MODULE}<p>${injected}</p>`;
        const { html, scripts } = tellOwnScripts(finish(page, NONCE), NONCE);
        expect(scripts).toHaveLength(3);
        expect(scripts.filter((code) => code.includes('alert'))).toEqual([]);
        expect(html).toContain(`<p>${injected}</p>`);
      }
    },
  );
});
