import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { careDescription } from './care-text.ts';

describe('the description of a care link', () => {
  it('[R3.034] is intro and description of each section, in order', () => {
    const sections = [
      { intro: 'Every day', description: 'Keep it dry.' },
      { intro: 'When it got wet', description: 'Blot, never rub.' },
    ];
    expect(careDescription(sections)).toBe('Every day\nKeep it dry.\n\nWhen it got wet\nBlot, never rub.');
    expect(careDescription([])).toBe('');
  });

  it('[R3.034] says every text and nothing else', () => {
    const line = fc.stringMatching(/^[a-z]{1,9}$/u);
    fc.assert(
      fc.property(fc.array(fc.record({ intro: line, description: line })), (sections) => {
        const texts = sections.flatMap(({ intro, description }) => [intro, description]);
        expect(careDescription(sections).split(/\n+/u).filter(Boolean)).toEqual(texts);
      }),
    );
  });
});
