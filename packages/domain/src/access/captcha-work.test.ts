import { describe, expect, it } from 'vitest';
import { foundNumber, isEnoughWork, workCode } from './captcha-work.ts';

describe('[R7.019] the work in the place of a captcha', () => {
  it('is enough where a digest begins with nine zero bits', () => {
    const digests = [[0, 0], [0, 127], [0, 128], [1, 0], [0], []];
    expect(digests.map((bytes) => isEnoughWork(Uint8Array.from(bytes)))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('is told apart from digits', () => {
    expect(foundNumber(workCode(512))).toBe('512');
    for (const typed of ['123456', '123 456', 'work-', 'work--1', 'work-1e3', 'work-1234567890'])
      expect(foundNumber(typed), typed).toBeUndefined();
  });
});
