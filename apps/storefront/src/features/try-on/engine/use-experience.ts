import type { TryOnType } from '@vitrine/domain';
import type { StartTryOn, TryOnFailure } from '@vitrine/try-on';
import { useCallback, useState } from 'react';
import { isCameraFailure, isEngineFailure } from '../failure-words.ts';
import type { EngineModule } from '../load-engine.ts';
import { keepCamera, readCamera } from './remembered-camera.ts';
import { createExperience, type Experience, type Listeners } from './experience.ts';

interface Parts {
  readonly module: EngineModule;
  /** Of the provider that wears the type. */
  readonly start: StartTryOn;
  readonly tryOnType: TryOnType;
  readonly listeners: Listeners;
}

/**
 * One engine for as long as its stage is mounted: `stageRef` on the element it may fill. It warms up at once and is
 * closed on the way out, whatever the reason for leaving, so the camera's light never stays on. The parts are those of
 * the first render.
 */
export function useExperience(parts: Parts) {
  const [first] = useState(parts);
  const [experience, setExperience] = useState<Experience>();

  const stageRef = useCallback(
    (container: HTMLElement | null) => {
      if (!container) return undefined;
      const leaving = new AbortController();
      // A page kept for the back button is not unmounted, but nobody looks into its camera.
      addEventListener('pagehide', () => leaving.abort(), { signal: leaving.signal });
      setExperience(openEngine(first, container, leaving.signal));
      return () => leaving.abort();
    },
    [first],
  );

  return { experience, stageRef };
}

function openEngine(parts: Parts, container: HTMLElement, signal: AbortSignal): Experience | undefined {
  const { module, start, tryOnType, listeners } = parts;
  try {
    const tryOn = start({
      container,
      type: tryOnType,
      signal,
      onStatus: (status) => {
        listeners.stage({ type: 'status-changed', status });
        if (status.state === 'failed') reportFailure(status.failure, parts);
      },
    });
    return createExperience(tryOn, listeners, {
      read: () => readCamera(tryOnType),
      keep: (request) => keepCamera(tryOnType, request),
    });
  } catch (error) {
    reportError(new Error(module.TRY_ON_ERRORS.mounting, { cause: error }));
    listeners.opening({ type: 'engine-failed', code: 'engine-failed' });
    return undefined;
  }
}

/** [R8.029] */
function reportFailure({ code }: TryOnFailure, { module, listeners }: Parts): void {
  if (isCameraFailure(code)) listeners.opening({ type: 'camera-failed', code });
  if (!isEngineFailure(code)) return;
  reportError(new Error(module.TRY_ON_ERRORS.initializing, { cause: code }));
  listeners.opening({ type: 'engine-failed', code });
}
