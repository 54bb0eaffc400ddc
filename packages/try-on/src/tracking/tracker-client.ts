/**
 * The page's side of the tracker. Any browser may lose a worker (a trap in wasm, memory taken away), and then it
 * never answers: so every request has a deadline. When it passes, a new worker is started and the request is sent
 * once more; if that fails too, the tracker is lost.
 */
import type { AssetFolder, TrackerName } from '../assets/asset-manifest.ts';
import type { WorkerAnswer, WorkerRequest } from './worker-protocol.ts';

/** As much of a Worker as is used, so that a test can stand in for it. */
export interface WorkerPort {
  postMessage(message: WorkerRequest, transfer: Transferable[]): void;
  onMessage(listener: (answer: WorkerAnswer) => void): void;
  onError(listener: () => void): void;
  terminate(): void;
}

/** A worker of the browser's as a port. */
export function workerPort(worker: Worker): WorkerPort {
  return {
    postMessage: (message, transfer) => worker.postMessage(message, transfer),
    onMessage: (listener) =>
      worker.addEventListener('message', (event: MessageEvent<WorkerAnswer>) => listener(event.data)),
    onError: (listener) => worker.addEventListener('error', listener),
    terminate: () => worker.terminate(),
  };
}

/**
 * How long the worker may be silent, in milliseconds. Starting fetches some megabytes, so the limit is per step. The
 * first photo fetches too: 8 MB for feet, which take half a minute at 2.2 megabits a second. The first frames wait
 * until the graphics are ready, which took a busy machine without a graphics card 8.6 s.
 */
export const DEADLINES = {
  start: 30_000,
  follow: 15_000,
  study: 30_000,
  place: 3_000,
  forget: 3_000,
} as const;

type Question = Exclude<DistributiveOmit<WorkerRequest, 'id'>, { readonly type: 'start' }>;
type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;
type FinalAnswer = Exclude<WorkerAnswer, { type: 'advanced' | 'started' | 'threw' }>;

type Asking = () => Question | undefined | Promise<Question | undefined>;

/** `withdrawn`: the question was undefined when its turn came. */
export type TrackerAnswer = FinalAnswer | 'lost' | 'closed' | 'withdrawn';

export interface TrackerClient {
  /** Makes these trackers ready, beside those that are already. False if they could not be started, twice. */
  start(sees: readonly TrackerName[], options?: StartOptions): Promise<boolean>;
  /** `question` is called again for a second try: what was transferred with the first is gone. */
  ask(question: Asking): Promise<TrackerAnswer>;
  close(): void;
}

interface StartOptions {
  /** A camera is expected. Once true, it stays true. */
  readonly willFollow?: boolean;
  readonly onShare?: (share: number) => void;
}

export interface TrackerClientOptions {
  readonly spawn: () => WorkerPort;
  readonly folder: AssetFolder;
}

const TRIES = 2;

type OnShare = (share: number) => void;
const ignored = () => undefined;

interface Started {
  readonly sees: ReadonlySet<TrackerName>;
  readonly willFollow: boolean;
}

export function createTrackerClient({ spawn, folder }: TrackerClientOptions): TrackerClient {
  let line: Line | undefined;
  /** What the worker on the line has ready, or would have if it was lost and another took its place. */
  let ready: Started = { sees: new Set(), willFollow: false };
  const life = { closed: false };

  const started = async (wanted: Started, onShare: OnShare): Promise<boolean> => {
    line ??= openLine(spawn());
    const current = line;
    const answer = await current.put({ type: 'start', folder, ...wanted, sees: [...wanted.sees] }, onShare);
    if (answer?.type === 'started' && !life.closed) {
      ready = wanted;
      return true;
    }
    drop(current);
    return false;
  };
  const drop = (current: Line | undefined) => {
    if (life.closed) return; // closing has ended it
    current?.end();
    if (line === current) line = undefined;
  };

  const asked = async (question: Asking): Promise<TrackerAnswer> => {
    for (let tries = 0; tries < TRIES && !life.closed; tries += 1) {
      if (!line && !(await started(ready, ignored))) continue;
      const put = await question();
      if (!put) return 'withdrawn';
      const current = line;
      const answer = await putOn(current, put);
      if (answer && isFinal(answer)) return answer;
      drop(current);
    }
    return life.closed ? 'closed' : 'lost';
  };
  const startedInTime = async (sees: readonly TrackerName[], options: StartOptions): Promise<boolean> => {
    const { willFollow = false, onShare = ignored } = options;
    const wanted: Started = {
      sees: new Set([...ready.sees, ...sees]),
      willFollow: ready.willFollow || willFollow,
    };
    if (line && wanted.sees.size === ready.sees.size && wanted.willFollow === ready.willFollow) return true;
    for (let tries = 0; tries < TRIES && !life.closed; tries += 1) {
      if (await started(wanted, onShare)) return true;
    }
    return false;
  };

  // One question at a time: the next waits for the answer to the last.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(run: () => Promise<Value>): Promise<Value> => {
    const turn = last.then(run);
    last = turn.catch(() => undefined);
    return turn;
  };

  return {
    start: (sees, options = {}) => inTurn(() => startedInTime(sees, options)),
    ask: (question) => inTurn(() => asked(question)),
    close() {
      life.closed = true;
      line?.endAfterLook();
      line = undefined;
    },
  };
}

/**
 * How long a worker may keep the picture that it looks at when the tracker is closed, in milliseconds. Chromium complains
 * of a frame that ends with its worker.
 */
export const LAST_LOOK_MS = 2_000;

/** Frames hold memory of the camera until they are closed. */
function closePicture(message: WorkerAnswer | Question): void {
  if ('picture' in message) message.picture.close();
}

/** The answer to a question; where the line is gone meanwhile, what was taken for it is closed. */
async function putOn(line: Line | undefined, question: Question): Promise<WorkerAnswer | undefined> {
  if (!line) closePicture(question);
  return line?.put(question);
}

/** A worker and the one question open on it. */
interface Line {
  /** Undefined if the deadline passed, the worker failed, or the line was ended. */
  put(
    question: DistributiveOmit<WorkerRequest, 'id'>,
    onShare?: (share: number) => void,
  ): Promise<WorkerAnswer | undefined>;
  end(): void;
  /** The same, once the picture is back that the worker looks at. */
  endAfterLook(): void;
}

function openLine(port: WorkerPort): Line {
  let lastId = 0;
  let settle: ((answer: WorkerAnswer | undefined) => void) | undefined;
  let hear: ((share: number) => void) | undefined;
  let isLooking = false;
  /** Ends the worker, while it is only waited for to give a picture back. */
  let afterLook: (() => void) | undefined;

  port.onMessage((answer) => {
    if (answer.type === 'advanced') {
      if (answer.id === lastId) hear?.(answer.share);
    } else if (answer.id === lastId && settle) settle(answer);
    else {
      closePicture(answer);
      afterLook?.();
    }
  });
  port.onError(() => settle?.(undefined));
  const end = () => {
    port.terminate();
    settle?.(undefined);
  };

  return {
    put(question, onShare) {
      const id = (lastId += 1);
      isLooking = 'picture' in question;
      return new Promise((resolve) => {
        let timer = setTimeout(() => settle?.(undefined), DEADLINES[question.type]);
        settle = (answer) => {
          clearTimeout(timer);
          settle = undefined;
          resolve(answer);
        };
        hear = (share) => {
          clearTimeout(timer);
          timer = setTimeout(() => settle?.(undefined), DEADLINES[question.type]);
          onShare?.(share);
        };
        port.postMessage({ id, ...question }, 'picture' in question ? [question.picture] : []);
      });
    },
    end,
    endAfterLook() {
      if (!settle || !isLooking) return end();
      const timer = setTimeout(() => port.terminate(), LAST_LOOK_MS);
      afterLook = () => {
        clearTimeout(timer);
        port.terminate();
      };
      settle(undefined);
    },
  };
}

function isFinal(answer: WorkerAnswer): answer is FinalAnswer {
  return answer.type !== 'advanced' && answer.type !== 'started' && answer.type !== 'threw';
}
