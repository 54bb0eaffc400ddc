import { createDisposers, type Disposers } from '../disposers.ts';
import type { TryOnFailure } from '../failure.ts';
import { refused, type Result } from '@vitrine/domain/result';
import type { TryOnType } from '@vitrine/domain/try-on';
import type { CameraStream } from '../input/camera.ts';
import type { StartedEngine } from './start-engine.ts';
import type { Report } from './reporter.ts';

/** What a source needs of the engine around it. */
export interface SourceContext {
  readonly ready: StartedEngine['ready'];
  /** The types that are worn; while nothing is worn yet, the one made ready at the start. */
  readonly types: () => readonly TryOnType[];
  readonly report: Report;
  readonly owner: Document;
  readonly slot: SourceSlot;
}

/** A source while it is the one shown. */
interface ShownSource {
  readonly kind: 'live' | 'photo';
  readonly disposers: Disposers;
  /** The camera of a live picture. */
  camera?: CameraStream;
  /** A photo was taken of the live picture: it stands still until the photo is discarded. */
  frozen: boolean;
  /** For a picture that was looked at once: looks at it again, when what is worn needs another tracker. */
  lookAgain?: () => Promise<void>;
  /** For a picture that is drawn once: reports its status again, when something else is worn. */
  reportAgain?: () => void;
}

/** One source at a time; the newest request wins. */
export interface SourceSlot {
  shown(): ShownSource | undefined;
  isClosed(): boolean;
  /** Marks what was requested before as stale. */
  request(): { isStale(): boolean };
  /** Ends the source shown and shows another. */
  replace(kind: ShownSource['kind']): ShownSource;
  close(): void;
}

export function createSourceSlot(): SourceSlot {
  let shown: ShownSource | undefined;
  let requests = 0;
  let closed = false;

  return {
    shown: () => shown,
    isClosed: () => closed,
    request() {
      requests += 1;
      const mine = requests;
      return { isStale: () => closed || mine !== requests };
    },
    replace(kind) {
      shown?.disposers.closeAll();
      shown = { kind, disposers: createDisposers(), frozen: false };
      return shown;
    },
    close() {
      closed = true;
      shown?.disposers.closeAll();
      shown = undefined;
    },
  };
}

/** Reports a failure and answers it. */
export function failed(report: Report, failure: TryOnFailure): Result<never, TryOnFailure> {
  report({ state: 'failed', failure });
  return refused(failure);
}
