export {
  createSmtpMailGateway,
  type EnclosedPicture,
  type MailGateway,
  type OutgoingMail,
} from './mail/mail-gateway.ts';
export type { AddressGateway } from './addresses/address-gateway.ts';
export { createEmbeddedAddressGateway } from './addresses/embedded-address-gateway.ts';
export { createOwnRulesGateway, type RiskGateway } from './risk/risk-gateway.ts';
export { createPkPassGateway, type PassGateway, type PassIdentity } from './passes/pass-gateway.ts';
export { createHttpsPictureGateway } from './pictures/https-picture-gateway.ts';
export type { PictureGateway } from './pictures/picture-gateway.ts';
export { createHttpSmsGateway } from './sms/http-sms-gateway.ts';
export type { SmsGateway, TextMessage } from './sms/sms-gateway.ts';
export { createHttpCardGateway } from './payment/http-card-gateway.ts';
export { createHttpApplePayGateway, type ApplePayGateway } from './payment/http-apple-pay-gateway.ts';
export { createHttpGiftCardGateway, type GiftCardGateway } from './payment/http-gift-card-gateway.ts';
export { createHttpTransferGateway, type TransferGateway } from './payment/http-transfer-gateway.ts';
export { createHttpWalletGateway } from './payment/http-wallet-gateway.ts';
export { createHttpWeChatGateway } from './payment/http-wechat-gateway.ts';
export { OUTCOME_OF, noticePathOf } from './payment/payment-gateway.ts';
export { createHttpWorkshopGateway, type Told, type WorkshopGateway } from './workshop/workshop-gateway.ts';
export { SIGNATURE_HEADER, signatureOf } from './workshop/workshop-signature.ts';
export type {
  AuthorisationAnswer,
  AuthorisationRequest,
  CardGateway,
  ChallengeStatus,
  KeptCard,
  PageResult,
  PaymentNotice,
  ProviderGateway,
  ProviderUnavailable,
  TokenGateway,
  WalletGateway,
  WalletRequest,
  WeChatGateway,
  WeChatPrepay,
} from './payment/payment-gateway.ts';
export { type CertificateSeal, newCertificateKey, openCertificateSeal } from './seal/certificate-seal.ts';
