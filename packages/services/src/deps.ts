import type { Database } from '@vitrine/database';
import type { Print } from '@vitrine/press';
import type { SearchIndex } from '@vitrine/search';
import type { CartLimits, PictureOfLook, SignInLimits, UseLimits, WalletMethod } from '@vitrine/domain';
import type {
  AddressGateway,
  ApplePayGateway,
  CardGateway,
  CertificateSeal,
  GiftCardGateway,
  MailGateway,
  PassGateway,
  PictureGateway,
  RiskGateway,
  SmsGateway,
  TransferGateway,
  WalletGateway,
  WeChatGateway,
  WorkshopGateway,
} from './gateways/index.ts';
import type { FloodLimits } from './http/flood-limit.ts';
import type { Log } from './http/log.ts';
import type { JobQueue } from './jobs/index.ts';

/** What the services are told about the place they run in; only the composition root reads the environment. */
export interface ServiceConfig {
  /** The origins the shop is reached at, the canonical one first; cookies are `Secure` when that one is https. */
  readonly ownOrigins: readonly string[];
  /** [R7.005] `name:password` that public calls ask for; never set in production. */
  readonly publicCredentials?: string | undefined;
  /** [R9.004] The realms that gateway calls are answered below. */
  readonly realms: readonly string[];
  /** At least 32 random bytes as text, the same in every process: successors of tokens are derived with it. */
  readonly tokenKey: string;
  readonly floodLimits: FloodLimits;
  /** How long a session lives at the most, however often it is renewed. */
  readonly sessionMaxSeconds: number;
  readonly signInLimits: SignInLimits;
  readonly useLimits: UseLimits;
  readonly cartLimits: CartLimits;
  readonly orders: OrderSettings;
  /** [R2.019] After how many days the photos of a repair are deleted. */
  readonly repairPhotoDays: number;
  /** [R7.186] After how many days numbers and names of call-backs are deleted. */
  readonly callbackKeptDays: number;
  /** [R2.007] After how many days without a change tickets are deleted. */
  readonly ticketKeptDays: number;
  /** [R2.116] After how many days chats that have ended are deleted. */
  readonly chatKeptDays: number;
  /** [R7.006] Whose configuration files are served; `production` when left out. */
  readonly nodeEnv?: string;
  /** [R7.018] The header in which a proxy says the country of a network address. */
  readonly countryHeader: string;
  /** [R9.019] The list of SKUs is made up; in development alone. */
  readonly mocksSkuList?: boolean;
}

export interface OrderSettings {
  /** What the house's order numbers begin with. */
  readonly numberPrefix: string;
  /** How long a committed order waits for its payment [R8.006]. */
  readonly pendingForMs: number;
  /** How long a commit waits for another one of the same order; longer than the payment provider may take. */
  readonly answerWithinMs: number;
  /** How soon the provider is asked again about a payment it left open; the pauses grow from there [R4.033]. */
  readonly firstLookAfterMs: number;
  /** [R7.127] How many days after the order a guest's signed link opens it. */
  readonly linkDays: number;
  /** [R2.045, R7.126] How many days the link of an order that an agent prepared is good. */
  readonly customOrderDays: number;
}

/**
 * What calls for a person, as the metrics name it. `unknown_payment`: the provider holds money for an order that the
 * database does not know, which is how a lost order shows. `not_captured`: a parcel has left and the provider does not give
 * its money. `payment_withdrawn`: the provider gave up or gave back the money of a bought order by itself.
 * `other_amount`: the provider tells of another amount than it was asked for. `not_given_back`: the money of an order that
 * was not bought, or was cancelled, waits for hours to go back. `unread_letters`: letters that could not be moderated when
 * they were ordered have a listed word, or still cannot be. `orders_disagree`: the hourly audit found orders whose money,
 * stock, returns or mails do not agree. `order_held`: a bought order looks like fraud and waits for somebody to accept or
 * refuse it. `paper_not_made`: a paper of an order was tried three times and cannot be printed. `workshop_untold`: the
 * workshop refuses a message, or has taken none for hours.
 * `certificate_changed`: the chain of a certificate does not hold, or says something else than its row. `database_full`: the database has no room left to write in.
 */
export type AlarmName =
  | 'unknown_payment'
  | 'not_captured'
  | 'payment_withdrawn'
  | 'other_amount'
  | 'not_given_back'
  | 'unread_letters'
  | 'orders_disagree'
  | 'order_held'
  | 'paper_not_made'
  | 'workshop_untold'
  | 'certificate_changed'
  | 'database_full';

/** What the services need. Time, ids and randomness come from outside, so that tests can hold them still. */
export interface ServiceDeps {
  readonly db: Database;
  readonly config: ServiceConfig;
  readonly clock: { readonly now: () => Date };
  readonly ids: { readonly next: () => string };
  readonly random: { readonly bytes: (count: number) => Buffer };
  readonly log: Log;
  /** Counts what somebody has to look at. */
  readonly alarm: (name: AlarmName) => void;
  readonly gateways: {
    readonly card: CardGateway;
    /** The cards' provider again, where its own page asks for the card. */
    readonly cardPage: WalletGateway;
    readonly wallets: Readonly<Record<WalletMethod, WalletGateway>>;
    readonly weChat: WeChatGateway;
    readonly applePay: ApplePayGateway;
    readonly giftCard: GiftCardGateway;
    readonly transfer: TransferGateway;
    readonly mail: MailGateway;
    readonly sms: SmsGateway;
    readonly pictures: PictureGateway;
    readonly addresses: AddressGateway;
    /** [R6.010] */
    readonly risk: RiskGateway;
    /** [R2.053] Undefined in a house without Apple's certificate: no passes are offered. */
    readonly passes: PassGateway | undefined;
    /** Undefined in a house without one: nobody is told of its orders. */
    readonly workshop: WorkshopGateway | undefined;
  };
  /** [R3.018] Signs what happens to certificates. */
  readonly certificateSeal: CertificateSeal;
  /** Sets a paper as PDF, in a process of its own. */
  readonly print: Print;
  readonly jobs: JobQueue;
  /** Finds pieces and texts. */
  readonly search: SearchIndex;
  /** Makes the base of the search index anew, in a process of its own. */
  readonly rebuildSearch: () => Promise<void>;
  /** The bytes of a product model by its file's name, `au2001.tryon.glb`; throws when there is none. */
  readonly readModel: (name: string) => Promise<Uint8Array>;
  /** Which pixels of a picture belong to a part of a piece, `au3004-front-laces.webp`; undefined where there is no such file. */
  readonly readPartMask: (name: string) => Promise<Uint8Array | undefined>;
  /** A picture in WebP, at least this wide where there is one so wide; undefined when there is no such picture. */
  readonly readPicture: (picture: PictureOfLook, widthPx: number) => Promise<Uint8Array | undefined>;
}
