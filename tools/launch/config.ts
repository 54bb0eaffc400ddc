import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The environment of `npm start`: the shop's own settings (apps/shop/src/config.ts) with the demo's defaults, and
 * the same addresses, keys and folders told to its neighbours. Whatever is already set wins. The shop's log goes to
 * a file so that the terminal stays readable; in production leave LOG_FILE unset and it goes to standard output.
 */
export function demoEnvironment(set: Environment = process.env): Environment {
  const dataFolder = set['DATA_FOLDER'] ?? '.data';
  const paymentOrigin = set['PAYMENT_PROVIDER_ORIGIN'] ?? 'http://127.0.0.1:3001';
  const walletOrigin = set['WALLET_PROVIDER_ORIGIN'] ?? 'http://127.0.0.1:3002';
  const smtpUrl = set['SMTP_URL'] ?? 'smtp://127.0.0.1:3025';
  const mailboxOrigin = set['MAILBOX_ORIGIN'] ?? 'http://127.0.0.1:3026';
  const workshopOrigin = set['WORKSHOP_ORIGIN'] ?? besides(mailboxOrigin);
  return {
    NODE_ENV: 'production',
    LOG_FILE: join(dataFolder, 'logs', 'shop.log'),
    DATA_FOLDER: dataFolder,
    PAYMENT_PROVIDER_ORIGIN: paymentOrigin,
    WALLET_PROVIDER_ORIGIN: walletOrigin,
    SMTP_URL: smtpUrl,
    SMS_PROVIDER_ORIGIN: mailboxOrigin,
    WORKSHOP_ORIGIN: workshopOrigin,
    WORKSHOP_KEY: 'demo-workshop-key-that-everybody-knows',
    WORKSHOP_SHOP_ORIGIN: set['PUBLIC_ORIGIN'] ?? `http://localhost:${set['PORT'] ?? '3000'}`,
    WORKSHOP_STEP_SECONDS: '1800',
    WORKSHOP_DATA: join(dataFolder, 'workshop'),
    SANDBOX_ORIGIN: paymentOrigin,
    SANDBOX_WALLET_ORIGIN: walletOrigin,
    SANDBOX_DATA: join(dataFolder, 'payment-sandbox'),
    MAILBOX_SMTP_URL: smtpUrl,
    MAILBOX_ORIGIN: mailboxOrigin,
    MAILBOX_DATA: join(dataFolder, 'mailbox'),
    ...set,
  };
}

/** The next port: a second demo that says where its mailbox is has its workshop beside it. */
function besides(origin: string): string {
  const url = new URL(origin);
  url.port = String(Number(url.port) + 1);
  return url.origin;
}
