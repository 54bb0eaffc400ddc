export { createSmtpMailGateway, type MailGateway, type OutgoingMail } from './mail/mail-gateway.ts';
export { createHttpsPictureGateway } from './pictures/https-picture-gateway.ts';
export type { PictureGateway } from './pictures/picture-gateway.ts';
export { createHttpPaymentGateway } from './payment/http-payment-gateway.ts';
export type {
  AuthorisationRequest,
  ChallengeStatus,
  PaymentGateway,
  PaymentNotice,
} from './payment/payment-gateway.ts';
