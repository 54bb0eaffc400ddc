/**
 * What ties a program of ours to whoever started it. Started by the launcher there is an IPC channel: the program
 * tells it when it serves, and stops when the channel breaks, even if the launcher was killed. Started by a
 * supervisor there is none, and only signals count.
 */
export interface Leash {
  /** A line for whoever watches the start. */
  readonly say: (line: string) => void;
  /** The program serves. */
  readonly ready: () => void;
}

export function leash(stop: () => void): Leash {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('disconnect', stop);
  return {
    say: (line) =>
      void (process.send === undefined ? process.stdout.write(`${line}\n`) : process.send({ say: line })),
    ready: () => void process.send?.({ ready: true }),
  };
}
