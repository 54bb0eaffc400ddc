import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { html } from './index.ts';

describe('the HTML template', () => {
  it('escapes a text, so that it ends neither an element nor an attribute', () => {
    const name = `"><img src=x onerror='a&b'>`;
    expect(html`<a title="${name}">${name}</a>`.html).toBe(
      '<a title="&quot;&gt;&lt;img src=x onerror=&#39;a&amp;b&#39;&gt;">' +
        '&quot;&gt;&lt;img src=x onerror=&#39;a&amp;b&#39;&gt;</a>',
    );
  });

  it('keeps HTML as it is, alone or in a list, writes numbers, and leaves nothing of what is undefined', () => {
    const items = [html`<i>${1}</i>`, undefined, html`<i>${'<'}</i>`];
    expect(html`<b>${items}${undefined}</b>`.html).toBe('<b><i>1</i><i>&lt;</i></b>');
  });

  it('escapes whatever text comes', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { html: written } = html`${text}`;
        expect(written).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/u);
        const read = written
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"')
          .replaceAll('&#39;', "'")
          .replaceAll('&amp;', '&');
        expect(read).toBe(text);
      }),
    );
  });
});
