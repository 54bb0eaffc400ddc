import { createDisposers, type Disposers } from '../disposers.ts';
import type { TryOnFailure } from '../failure.ts';
import type { TryOnType } from '@vitrine/domain/try-on';
import { mayHaveCamera } from '../input/may-have-camera.ts';
import { KINDS } from '../kinds/kinds.ts';
import { trackersFor } from '../kinds/needs.ts';
import { accepted, refused, type Result } from '@vitrine/domain/result';
import { createModelSource } from '../scene/model-source.ts';
import type { TrackerClient } from '../tracking/tracker-client.ts';
import { type AssetSource, openAssets } from './asset-source.ts';
import type { Report } from './reporter.ts';
import { createRenderer, type Renderer } from './renderer.ts';

/** The tracker and the renderer. Both are closed when the signal of the start is aborted. */
export interface Engine {
  readonly renderer: Renderer;
  readonly tracker: TrackerClient;
}

export interface EngineOptions {
  readonly container: HTMLElement;
  readonly assetsUrl: string;
  /** The type that is made ready. */
  readonly type: TryOnType;
  readonly report: Report;
  readonly signal: AbortSignal;
}

export interface StartedEngine {
  /** Settles as soon as products can be loaded and shown. Requests to the tracker wait until it is ready. */
  readonly loaded: Promise<Result<Engine, TryOnFailure>>;
  /** Settles once everything is warmed up. */
  readonly ready: Promise<Result<Engine, TryOnFailure>>;
}

/** The manifest's share of the progress that is shown; the rest are the worker's own steps. */
const MANIFEST_SHARE = 0.1;

/** Fetches, starts and warms up everything. Reports its progress and any failure. */
export function startEngine(options: EngineOptions): StartedEngine {
  const { report, signal, type } = options;
  const failed = (): Result<never, TryOnFailure> => {
    if (signal.aborted) return refused({ code: 'closed' });
    const failure: TryOnFailure = KINDS[type]
      ? { code: 'engine-failed' }
      : { code: 'type-unsupported', type };
    report({ state: 'failed', failure });
    return refused(failure);
  };

  report({ state: 'loading', progress: 0 });
  const disposers = createDisposers();
  const engine = load(options, disposers);
  const warm = engine.then(async (engineOrNone) => {
    const isWarm = engineOrNone !== undefined && (await warmUp(engineOrNone, options));
    if (!isWarm) disposers.closeAll();
    return isWarm;
  });
  const answered = async (isReady: boolean): Promise<Result<Engine, TryOnFailure>> => {
    const engineOrNone = await engine;
    return engineOrNone && isReady && !signal.aborted ? accepted(engineOrNone) : failed();
  };
  return {
    loaded: engine.then((engineOrNone) => answered(engineOrNone !== undefined)),
    ready: warm.then(async (isWarm) => {
      const result = await answered(isWarm);
      if (result.ok) report({ state: 'ready' });
      return result;
    }),
  };
}

async function load(options: EngineOptions, disposers: Disposers): Promise<Engine | undefined> {
  const { assetsUrl, type, report, signal } = options;
  const assets = KINDS[type] && (await openAssets(assetsUrl, signal));
  if (!assets || signal.aborted) return undefined;
  report({ state: 'loading', progress: MANIFEST_SHARE });
  const { tracker } = assets;
  // Closing must not wait for a start, which may take its whole deadline.
  signal.addEventListener('abort', () => disposers.closeAll());
  disposers.add(() => tracker.close());
  const renderer = openRenderer(options, assets);
  if (!renderer) return undefined;
  disposers.add(() => renderer.dispose());
  return { tracker, renderer };
}

async function warmUp({ tracker, renderer }: Engine, { type, report }: EngineOptions): Promise<boolean> {
  const onShare = (share: number) =>
    report({ state: 'loading', progress: MANIFEST_SHARE + (1 - MANIFEST_SHARE) * share });
  const startTracker = async () =>
    tracker.start(trackersFor([type]), { willFollow: await mayHaveCamera(navigator), onShare });
  const [isRunning, isPrepared] = await Promise.all([startTracker(), renderer.comparison.prepare(type)]);
  return isRunning && isPrepared;
}

function openRenderer(
  { container, report }: EngineOptions,
  { tracker, json }: AssetSource,
): Renderer | undefined {
  const onBroken = () => {
    tracker.close(); // nobody could see what the tracker finds
    report({ state: 'failed', failure: { code: 'graphics-lost' } });
  };
  try {
    return createRenderer({ container, json, onBroken, models: createModelSource() });
  } catch {
    return undefined; // no WebGL2
  }
}
