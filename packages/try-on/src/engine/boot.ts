import { createDisposers } from '../disposers.ts';
import type { TryOnFailure } from '../failure.ts';
import { accepted, refused, type Result } from '../result.ts';
import { loadTracker } from './load-tracker.ts';
import type { TrackerClient } from '../tracking/tracker-client.ts';
import type { Report } from './reporter.ts';
import { createView, type View } from './view.ts';

/** What stands once the engine has started. It falls with the signal it was started under. */
export interface Booted {
  readonly view: View;
  readonly tracker: TrackerClient;
}

export interface BootOptions {
  readonly container: HTMLElement;
  readonly assetsUrl: string;
  readonly report: Report;
  readonly signal: AbortSignal;
}

/** Share of the progress that is shown for the manifest; the rest is the worker's own steps. */
const MANIFEST_SHARE = 0.1;

/** Fetches and starts everything and warms it up. Says how far it is, and if it failed, why. */
export async function boot(options: BootOptions): Promise<Result<Booted, TryOnFailure>> {
  const { report, signal } = options;
  report({ state: 'loading', progress: 0 });
  const booted = await started(options);
  if (signal.aborted) return refused({ code: 'closed' });
  if (!booted) return engineFailed(report);
  report({ state: 'ready' });
  return accepted(booted);
}

function engineFailed(report: Report): Result<never, TryOnFailure> {
  const failure = { code: 'engine-failed' } as const;
  report({ state: 'failed', failure });
  return refused(failure);
}

async function started({ container, assetsUrl, report, signal }: BootOptions): Promise<Booted | undefined> {
  const loaded = await loadTracker(assetsUrl, signal);
  if (!loaded || signal.aborted) return undefined;
  report({ state: 'loading', progress: MANIFEST_SHARE });

  const { tracker, face } = loaded;
  const disposers = createDisposers();
  // Closing must not wait for a start that may take its whole deadline.
  signal.addEventListener('abort', () => disposers.closeAll());
  disposers.add(() => tracker.close());
  const view = openView(container, face, () => {
    tracker.close(); // nobody could see what it finds
    report({ state: 'failed', failure: { code: 'graphics-lost' } });
  });
  if (!view) return undefined;
  disposers.add(() => view.dispose());

  const [running] = await Promise.all([
    tracker.start((share) =>
      report({ state: 'loading', progress: MANIFEST_SHARE + (1 - MANIFEST_SHARE) * share }),
    ),
    view.warmUp(),
  ]);
  if (!running) disposers.closeAll();
  return running ? { tracker, view } : undefined;
}

function openView(...options: Parameters<typeof createView>): View | undefined {
  try {
    return createView(...options);
  } catch {
    return undefined; // no WebGL2
  }
}
