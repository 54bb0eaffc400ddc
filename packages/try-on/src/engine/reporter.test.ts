import { describe, expect, it } from 'vitest';
import type { TryOnStatus } from '../status.ts';
import { createReporter } from './reporter.ts';

function told(...statuses: readonly TryOnStatus[]): readonly string[] {
  const heard: string[] = [];
  const report = createReporter(({ state }) => void heard.push(state));
  for (const status of statuses) report(status);
  return heard;
}

const engineFailed = { state: 'failed', failure: { code: 'engine-failed' } } as const;

describe('what the engine tells', () => {
  it('is each change, once', () => {
    expect(told({ state: 'ready' }, { state: 'ready' }, { state: 'tracked' })).toEqual(['ready', 'tracked']);
  });

  it('is nothing after the end', () => {
    expect(told({ state: 'closed' }, { state: 'tracked' })).toEqual(['closed']);
  });

  it('is only the end once the engine has failed, whatever frames were still under way', () => {
    expect(told(engineFailed, { state: 'tracked' }, { state: 'closed' })).toEqual(['failed', 'closed']);
  });

  it('is only the end once the graphics are lost', () => {
    const lost = { state: 'failed', failure: { code: 'graphics-lost' } } as const;
    expect(told(lost, { state: 'lost', target: 'face' }, engineFailed, { state: 'closed' })).toEqual([
      'failed',
      'closed',
    ]);
  });

  it('goes on after a failure that leaves the engine running', () => {
    const noFace = { state: 'failed', failure: { code: 'not-seen', target: 'face' } } as const;
    expect(told(noFace, { state: 'tracked' })).toEqual(['failed', 'tracked']);
  });
});
