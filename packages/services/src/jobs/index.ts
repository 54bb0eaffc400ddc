export type { JobData } from './job-data.ts';
export { type JobHandlers, type JobName, type JobQueue, openJobQueue } from './job-queue.ts';
export type {
  AccountMail,
  AccountText,
  AppointmentNews,
  EmailChangeMail,
  ReturnMailKind,
} from './message-kinds.ts';
