/**
 * What ties a program of ours to whoever started it. The launcher starts programs with an IPC channel: the program tells
 * it when it serves, and ends when the channel closes, even if the launcher was killed. A supervisor starts them without
 * a channel: then only signals end the program.
 */
export interface Starter {
  /** A line for whoever watches the start. */
  readonly say: (line: string) => void;
  /**
   * From now on the program ends by this: with `process.exitCode` once the promise resolves, with 1 if it rejects. Before
   * the first call the program ends at once.
   */
  readonly stopWith: (stop: () => Promise<void>) => void;
  /** The program serves. */
  readonly ready: () => void;
}

/** To be called first of all, before the program listens or opens anything. */
export function followStarter(): Starter {
  let stop: (() => Promise<void>) | undefined;
  let isStopping = false;
  const end = (): void => {
    if (isStopping) return;
    isStopping = true;
    if (stop === undefined) process.exit();
    stop().then(
      () => process.exit(),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
  process.on('disconnect', end);
  // A channel that closed while the modules were loaded sends no event to listeners that come later.
  if (process.send !== undefined && !process.connected) end();
  return {
    say: (line) =>
      process.send === undefined ? void process.stdout.write(`${line}\n`) : tell({ say: line }),
    stopWith: (given) => {
      stop = given;
    },
    ready: () => tell({ ready: true }),
  };
}

/** Nobody hears what is said after the channel closed, and the program ends anyway. */
function tell(message: object): void {
  process.send?.(message, undefined, undefined, () => undefined);
}
