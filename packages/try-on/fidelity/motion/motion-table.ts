import type { Motions } from './judge-motion.ts';

/** How each type follows, as a table of text. */
export function motionTable({ of, trackMs, lost }: Motions): string {
  const rows = Object.entries(of).map(([type, { tremblePx, lagFrames, trailPx, driftPx, jumpPx, offPx }]) =>
    line(
      type,
      [tremblePx, lagFrames, trailPx, driftPx, jumpPx, offPx].map((value) => value?.toFixed(2) ?? '–'),
    ),
  );
  return [
    line('in motion', ['tremble px', 'lag frames', 'trail px', 'drift px', 'jump px', 'off px']),
    ...rows,
    `${trackMs.toFixed(0)} ms a frame, ${lost} lost`,
  ].join('\n');
}

const line = (name: string, cells: readonly string[]): string =>
  [name.padEnd(14), ...cells.map((cell) => cell.padStart(14))].join('');
