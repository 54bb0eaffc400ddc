export { mountPersonalData } from './export.service.ts';
export { makeExport } from './make-export.job.ts';
