export { createServices, type Services } from './app.ts';
export { type Audit, auditOrders } from './audit/index.ts';
export { auditCertificates } from './certificates/index.ts';
export { readingAfresh } from './catalogue-version/index.ts';
export type { AlarmName, OrderSettings, ServiceConfig, ServiceDeps } from './deps.ts';
export {
  createEmbeddedAddressGateway,
  createHttpApplePayGateway,
  createHttpCardGateway,
  createHttpGiftCardGateway,
  createHttpTransferGateway,
  createHttpsPictureGateway,
  createOwnRulesGateway,
  createPkPassGateway,
  createHttpSmsGateway,
  createHttpWalletGateway,
  createHttpWeChatGateway,
  createHttpWorkshopGateway,
  createSmtpMailGateway,
  type MailGateway,
  newCertificateKey,
  openCertificateSeal,
  type PassIdentity,
} from './gateways/index.ts';
export { type JobQueue, openJobQueue } from './jobs/index.ts';
export { isEdition } from './newsletter/index.ts';
export { type HeldOrder, listHeld, reviewOrder } from './order/index.ts';
export { methodsOfHouse } from './payment/index.ts';
export type { ReadSitemap } from './seo/index.ts';
export { answerUses } from './knowledge/index.ts';
export { type FollowingIndex, keepSearchIndex, rebuildSearchBase } from './search-index/index.ts';
export { startJobs } from './start-jobs.ts';
export type { AskDirectly, OpenAskDirectly } from './http/ask-directly.ts';
export type { FloodLimits } from './http/flood-limit.ts';
export type { Log } from './http/log.ts';
export { basicAuthorization } from './http/public-credentials.ts';
export { serverOptions } from './http/server-options.ts';
