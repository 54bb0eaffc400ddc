export {
  type JobData,
  type JobHandlers,
  type JobName,
  type JobQueue,
  openJobQueue,
  type ReturnMailKind,
} from './job-queue.ts';
