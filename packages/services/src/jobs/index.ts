export { type JobData, type JobHandlers, type JobName, type JobQueue, openJobQueue } from './job-queue.ts';
