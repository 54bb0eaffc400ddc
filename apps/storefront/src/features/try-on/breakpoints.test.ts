import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Every style sheet of the try-on. */
const sheets = globSync('**/*.module.css', { cwd: import.meta.dirname });

describe('the style sheets of the try-on', () => {
  it('[R9.007] change at 48 and 64 rem of width, and nowhere else', () => {
    const widths = sheets.flatMap((sheet) => {
      const css = readFileSync(`${import.meta.dirname}/${sheet}`, 'utf8');
      return [...css.matchAll(/\(width\s*[<>]=?\s*([\d.]+\w+)\)/gu)].map(([, width]) => width);
    });
    expect(sheets.length).toBeGreaterThan(10);
    expect(new Set(widths)).toEqual(new Set(['48rem', '64rem']));
  });
});
