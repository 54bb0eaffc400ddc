import { describe, expect, it } from 'vitest';
import { depthsOf } from './relief.ts';

const drawing = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">
    <rect width="128" height="128" fill="#000000"/>${content}</svg>`;

describe('the depth of a drawing', () => {
  it('is the distance to the edge of the white, as a share of the width', async () => {
    const depthAt = await depthsOf(
      drawing('<rect x="32" y="16" width="64" height="96" fill="#ffffff"/>'),
      128,
    );
    expect(depthAt(0.5, 0.5)).toBeCloseTo(0.25, 1);
    expect(depthAt(0.3, 0.5)).toBeCloseTo(0.05, 1);
    expect(depthAt(0.1, 0.5)).toBe(0);
  });

  it('is deepest in the middle of a round', async () => {
    const depthAt = await depthsOf(drawing('<circle cx="64" cy="64" r="48" fill="#ffffff"/>'), 128);
    const across = [0.2, 0.3, 0.4, 0.5].map((x) => depthAt(x, 0.5));
    expect(across).toEqual(across.toSorted((a, b) => a - b));
    expect(depthAt(0.5, 0.5)).toBeCloseTo(0.375, 1);
  });
});
