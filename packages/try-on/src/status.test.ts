import { describe, expect, it } from 'vitest';
import { createReporter } from './engine/reporter.ts';
import type { TryOnStatus } from './status.ts';

describe('what the engine says of itself', () => {
  it('is told at every change and never twice in a row', () => {
    const heard: TryOnStatus[] = [];
    const report = createReporter((status) => heard.push(status));
    report({ state: 'loading', progress: 0 });
    report({ state: 'loading', progress: 0 });
    report({ state: 'loading', progress: 0.5 });
    report({ state: 'tracked' });
    report({ state: 'tracked' });
    report({ state: 'failed', failure: { code: 'not-seen', target: 'face' } });
    report({ state: 'failed', failure: { code: 'not-seen', target: 'face' } });
    report({ state: 'failed', failure: { code: 'camera-denied' } });
    expect(heard.map(({ state }) => state)).toEqual(['loading', 'loading', 'tracked', 'failed', 'failed']);
  });

  it('is told anew when what would help changes', () => {
    const heard: TryOnStatus[] = [];
    const report = createReporter((status) => heard.push(status));
    report({ state: 'tracked' });
    report({ state: 'tracked', hint: 'too-dark' });
    report({ state: 'tracked', hint: 'too-dark' });
    report({ state: 'lost', target: 'face', hint: 'too-dark' });
    report({ state: 'lost', target: 'face' });
    expect(heard).toHaveLength(4);
  });

  it('is nothing more once it is closed', () => {
    const heard: TryOnStatus[] = [];
    const report = createReporter((status) => heard.push(status));
    report({ state: 'closed' });
    report({ state: 'tracked' });
    expect(heard).toEqual([{ state: 'closed' }]);
  });
});
