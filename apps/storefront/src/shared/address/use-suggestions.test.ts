import { describe, expect, it } from 'vitest';
import { movedOption } from './use-suggestions.ts';

describe('[R2.129] the arrows in a list of suggestions', () => {
  it('go round by the field itself', () => {
    const down = [0, 1, 2].reduce<readonly number[]>(
      (at) => [...at, movedOption(at.at(-1) ?? -1, 1, 2)],
      [-1],
    );
    expect(down).toEqual([-1, 0, 1, -1]);
    expect([movedOption(-1, -1, 2), movedOption(1, -1, 2), movedOption(0, -1, 2)]).toEqual([1, 0, -1]);
  });
});
