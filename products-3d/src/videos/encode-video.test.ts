import { describe, expect, it } from 'vitest';
import { encoderArguments } from './encode-video.ts';

describe('what the encoder is told', () => {
  it.each(['webm', 'mp4'] as const)('makes a silent %s whose colours every player reads alike', (format) => {
    const told = encoderArguments({ format, framesFolder: '/frames', file: `/out.${format}` }, 30);
    expect(told.at(-1)).toBe(`/out.${format}`);
    expect(told).toContain('-an');
    for (const flag of ['-color_primaries', '-color_trc', '-colorspace'])
      expect(told[told.indexOf(flag) + 1]).toBe('bt709');
    expect(told[told.indexOf('-crf') + 1]).toBe('30');
    expect(told[told.indexOf('-i') + 1]).toBe('/frames/%04d.png');
  });
});
