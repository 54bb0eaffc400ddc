export { auditCertificatesHourly } from './audit-certificates.job.ts';
export { auditHourly } from './audit-orders.job.ts';
export { type Audit, auditOrders } from './audit-orders.ts';
