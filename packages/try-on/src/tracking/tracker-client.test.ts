import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTrackerClient, DEADLINES, LAST_LOOK_MS, type WorkerPort } from './tracker-client.ts';
import { aManifest } from '../assets/a-manifest.ts';
import type { WorkerAnswer, WorkerRequest } from './worker-protocol.ts';

type Behaviour = (request: WorkerRequest) => readonly WorkerAnswer[];

/** Workers that answer as told, the next one each time one is spawned; `ended` counts those terminated. */
function workers(...behaviours: readonly Behaviour[]) {
  const log = { spawned: 0, ended: 0, asked: [] as WorkerRequest['type'][] };
  let say: ((answer: WorkerAnswer) => void) | undefined;
  const spawn = (): WorkerPort => {
    const behave = behaviours[Math.min(log.spawned, behaviours.length - 1)] ?? silent;
    log.spawned += 1;
    let hear: ((answer: WorkerAnswer) => void) | undefined;
    return {
      onMessage: (listener) => {
        hear = listener;
        say = listener;
      },
      onError: () => undefined,
      terminate: () => void (log.ended += 1),
      postMessage(request) {
        log.asked.push(request.type);
        for (const data of behave(request)) queueMicrotask(() => hear?.(data));
      },
    };
  };
  /** What the last worker says unasked or late. */
  return { spawn, log, say: (answer: WorkerAnswer) => say?.(answer) };
}

const silent: Behaviour = () => [];
const willing: Behaviour = ({ id, type }) =>
  type === 'start'
    ? [
        { id, type: 'advanced', share: 0.5 },
        { id, type: 'started' },
      ]
    : [{ id, type: 'forgot' }];
const dumbOnceStarted: Behaviour = (request) => (request.type === 'start' ? willing(request) : []);
const throwing: Behaviour = ({ id, type }) =>
  type === 'start' ? [{ id, type: 'started' }] : [{ id, type: 'threw', message: 'trap' }];

function aPicture() {
  const close = vi.fn<() => void>();
  const picture = { width: 1, height: 1, close } as unknown as ImageBitmap; // oxlint-disable-line typescript/no-unsafe-type-assertion -- a test double
  return { picture, close };
}

const folder = { url: 'http://loopback/try-on/', assets: aManifest().assets };

/** A tracker that was closed while its worker looked at a picture. */
async function closedAmidALook() {
  const started = workers(dumbOnceStarted);
  const tracker = createTrackerClient({ spawn: started.spawn, folder });
  await tracker.start(['face']);
  const answer = tracker.ask(() => ({ type: 'follow', picture: aPicture().picture, sees: ['face'] }));
  await vi.advanceTimersByTimeAsync(0);
  tracker.close();
  expect(await answer).toBe('closed');
  return started;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('asking the tracker', () => {
  it('starts it, hears how far it is, and answers', async () => {
    const { spawn, log } = workers(willing);
    const tracker = createTrackerClient({ spawn, folder });
    const shares: number[] = [];
    expect(await tracker.start(['face'], { onShare: (share) => shares.push(share) })).toBe(true);
    expect(shares).toEqual([0.5]);
    expect(await tracker.ask(() => ({ type: 'forget' }))).toMatchObject({ type: 'forgot' });
    expect(log).toMatchObject({ spawned: 1, ended: 0 });
  });

  it('makes ready what follows only once a camera is expected, and again in a worker that takes the place of a lost one', async () => {
    const starts: unknown[] = [];
    const noting =
      (behave: Behaviour): Behaviour =>
      (request) => {
        if (request.type === 'start') starts.push([request.sees, request.willFollow]);
        return behave(request);
      };
    const { spawn } = workers(noting(dumbOnceStarted), noting(willing));
    const tracker = createTrackerClient({ spawn, folder });
    await tracker.start(['hands']);
    await tracker.start(['hands']);
    await tracker.start(['hands'], { willFollow: true });
    await tracker.start(['hands']);
    const answer = tracker.ask(() => ({ type: 'forget' }));
    await vi.advanceTimersByTimeAsync(DEADLINES.forget);
    await answer;
    expect(starts).toEqual([
      [['hands'], false],
      [['hands'], true],
      [['hands'], true],
    ]);
  });

  it('starts another worker when a deadline passes, and asks once more', async () => {
    const { spawn, log } = workers(dumbOnceStarted, willing);
    const tracker = createTrackerClient({ spawn, folder });
    await tracker.start(['face']);
    const answer = tracker.ask(() => ({ type: 'forget' }));
    await vi.advanceTimersByTimeAsync(DEADLINES.forget);
    expect(await answer).toMatchObject({ type: 'forgot' });
    expect(log).toEqual({ spawned: 2, ended: 1, asked: ['start', 'forget', 'start', 'forget'] });
  });

  it('is lost when the second worker fails too', async () => {
    const { spawn, log } = workers(dumbOnceStarted);
    const tracker = createTrackerClient({ spawn, folder });
    await tracker.start(['face']);
    const answer = tracker.ask(() => ({ type: 'forget' }));
    await vi.advanceTimersByTimeAsync(2 * DEADLINES.forget);
    expect(await answer).toBe('lost');
    expect(log).toMatchObject({ spawned: 2, ended: 2 });
  });

  it('takes a thrown error as a loss at once', async () => {
    const { spawn } = workers(throwing, willing);
    const tracker = createTrackerClient({ spawn, folder });
    await tracker.start(['face']);
    expect(await tracker.ask(() => ({ type: 'forget' }))).toMatchObject({ type: 'forgot' });
  });

  it('cannot be started by a worker that never answers', async () => {
    const { spawn, log } = workers(silent);
    const started = createTrackerClient({ spawn, folder }).start(['face']);
    await vi.advanceTimersByTimeAsync(2 * DEADLINES.start);
    expect(await started).toBe(false);
    expect(log.spawned).toBe(2);
  });

  it('puts one question at a time', async () => {
    const { spawn, log } = workers(dumbOnceStarted, willing);
    const tracker = createTrackerClient({ spawn, folder });
    await tracker.start(['face']);
    const [first, second] = [
      tracker.ask(() => ({ type: 'forget' })),
      tracker.ask(() => ({ type: 'forget' })),
    ];
    await vi.advanceTimersByTimeAsync(DEADLINES.forget - 1);
    expect(log.asked).toEqual(['start', 'forget']);
    await vi.advanceTimersByTimeAsync(1);
    expect(await first).toMatchObject({ type: 'forgot' });
    expect(await second).toMatchObject({ type: 'forgot' });
  });

  it('asks nothing where there is nothing to ask any more', async () => {
    const { spawn } = workers(willing);
    const tracker = createTrackerClient({ spawn, folder });
    await tracker.start(['face']);
    expect(await tracker.ask(() => undefined)).toBe('withdrawn');
  });

  it('[R4.020] ends the worker when closed, also amid a question', async () => {
    const { spawn, log } = workers(dumbOnceStarted);
    const tracker = createTrackerClient({ spawn, folder });
    await tracker.start(['face']);
    const answer = tracker.ask(() => ({ type: 'forget' }));
    await vi.advanceTimersByTimeAsync(0);
    tracker.close();
    expect(await answer).toBe('closed');
    expect(log.ended).toBeGreaterThan(0);
    expect(log.spawned).toBe(1);
  });

  it('[R4.020] closes the picture that a worker looks at when it is closed, then ends the worker', async () => {
    const { log, say } = await closedAmidALook();
    expect(log.ended).toBe(0);
    const { picture, close } = aPicture();
    const luminance = { mean: 0.5, bright: 0.9 };
    say({ id: 2, type: 'followed', picture, copyMs: 1, trackMs: 1, luminance });
    expect(close).toHaveBeenCalledOnce();
    expect(log).toMatchObject({ spawned: 1, ended: 1 });
    await vi.advanceTimersByTimeAsync(LAST_LOOK_MS);
    expect(log.ended).toBe(1);
  });

  it('[R4.020] ends a worker that keeps its picture too long', async () => {
    const { log } = await closedAmidALook();
    await vi.advanceTimersByTimeAsync(LAST_LOOK_MS);
    expect(log).toMatchObject({ spawned: 1, ended: 1 });
  });

  it('closes a picture that was taken for a worker that is gone', async () => {
    const { spawn } = workers(dumbOnceStarted);
    const tracker = createTrackerClient({ spawn, folder });
    await tracker.start(['face']);
    const { picture, close } = aPicture();
    const answer = tracker.ask(() => {
      tracker.close();
      return { type: 'follow', picture, sees: ['face'] };
    });
    expect(await answer).toBe('closed');
    expect(close).toHaveBeenCalledOnce();
  });
});
