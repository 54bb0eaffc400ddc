export { createServices, type Services } from './app.ts';
export { readingAfresh } from './catalogue-version/index.ts';
export type { AlarmName, OrderSettings, ServiceConfig, ServiceDeps } from './deps.ts';
export {
  createEmbeddedAddressGateway,
  createHttpApplePayGateway,
  createHttpCardGateway,
  createHttpGiftCardGateway,
  createHttpTransferGateway,
  createHttpsPictureGateway,
  createHttpSmsGateway,
  createHttpWalletGateway,
  createHttpWeChatGateway,
  createSmtpMailGateway,
  type MailGateway,
} from './gateways/index.ts';
export { type JobQueue, openJobQueue } from './jobs/index.ts';
export { methodsOfHouse } from './payment/index.ts';
export type { ReadSitemap } from './seo/index.ts';
export { type FollowingIndex, keepSearchIndex, rebuildSearchBase } from './search-index/index.ts';
export { startJobs } from './start-jobs.ts';
export type { AskPublicly } from './http/ask-publicly.ts';
export type { FloodLimits } from './http/flood-limit.ts';
export type { Log } from './http/log.ts';
export { basicAuthorization } from './http/public-credentials.ts';
export { serverOptions } from './http/server-options.ts';
