import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chaptersVtt, webVtt } from './web-vtt.ts';

const scene = (fromSeconds: number, chapter?: string) => ({
  fromSeconds,
  toSeconds: fromSeconds + 2,
  ...(chapter !== undefined && { chapter }),
  text: 'seen',
});

describe('captions as a file', () => {
  it('[R7.161] have a time and a text each', () => {
    expect(
      webVtt([
        { fromSeconds: 0, toSeconds: 2.5, text: 'The watch turns' },
        { fromSeconds: 62, toSeconds: 3723.004, text: 'A & B <i>' },
      ]),
    ).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:02.500 line:14%\nThe watch turns\n\n' +
        '00:01:02.000 --> 01:02:03.004 line:14%\nA &amp; B &lt;i&gt;\n',
    );
  });

  it('[R7.161] are one cue each, whatever the text', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (texts) => {
        const file = webVtt(texts.map((text) => ({ fromSeconds: 0, toSeconds: 1, text })));
        expect(file.match(/^00:00:00\.000 --> 00:00:01\.000 line:14%$/gmu) ?? []).toHaveLength(texts.length);
        expect(file).not.toContain('<');
      }),
    );
  });
});

describe('chapters as a file', () => {
  it('[R2.011] last from the caption that names them until the next one', () => {
    expect(chaptersVtt([scene(0, 'The dial'), scene(2), scene(4, 'The back & the strap')])).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:04.000\nThe dial\n\n' +
        '00:00:04.000 --> 00:00:06.000\nThe back &amp; the strap\n',
    );
    expect(chaptersVtt([scene(0)])).toBe('WEBVTT\n');
  });
});
