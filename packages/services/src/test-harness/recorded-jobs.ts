import type { JobName, JobQueue } from '../jobs/index.ts';

interface RecordedJob {
  readonly name: JobName;
  readonly data: object;
  /** The delay before the job may begin; undefined means none. */
  readonly afterMs?: number;
}
export interface RecordedJobs extends JobQueue {
  readonly left: readonly RecordedJob[];
}

/** A queue whose jobs never run, for tests that are not about jobs. */
export function recordedJobs(): RecordedJobs {
  const left: RecordedJob[] = [];
  return {
    left,
    enqueue: async (_transaction, name, data) => {
      left.push({ name, data });
    },
    enqueueLater: async (_transaction, name, { data, afterMs }) => {
      left.push({ name, data, afterMs });
    },
    work: async () => undefined,
    stop: async () => undefined,
  };
}
