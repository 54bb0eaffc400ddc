import { describe, expect, it } from 'vitest';
import type { ViewStatus } from '../status.ts';
import { createReporter } from './reporter.ts';

function told(...statuses: readonly ViewStatus[]): readonly string[] {
  const heard: string[] = [];
  const report = createReporter((status) =>
    heard.push(status.state === 'loading' ? `loading ${status.progress}` : status.state),
  );
  for (const status of statuses) report(status);
  return heard;
}

describe('what is told of a view', () => {
  it('is progress that only grows, and every state once', () => {
    expect(
      told(
        { state: 'loading', progress: 0 },
        { state: 'loading', progress: 0.5 },
        { state: 'loading', progress: 0.4 },
        { state: 'shown' },
        { state: 'shown' },
      ),
    ).toEqual(['loading 0', 'loading 0.5', 'shown']);
  });

  it('begins from nothing when a piece is fetched again', () => {
    expect(
      told({ state: 'loading', progress: 0.9 }, { state: 'resting' }, { state: 'loading', progress: 0 }),
    ).toEqual(['loading 0.9', 'resting', 'loading 0']);
  });

  it('is nothing after the end', () => {
    expect(told({ state: 'closed' }, { state: 'loading', progress: 1 }, { state: 'shown' })).toEqual([
      'closed',
    ]);
  });
});
