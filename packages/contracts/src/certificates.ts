import {
  AUTHENTICITY_ANSWERS,
  CERTIFICATE_EVENT_NAMES,
  CERTIFICATE_REPORTS,
  CERTIFICATE_STATES,
  isEventDate,
} from '@vitrine/domain';
import * as z from 'zod/mini';
import { Media } from './media.ts';

/** The piece that a certificate belongs to. */
export const CertifiedPiece = z.object({
  identifier: z.string(),
  productId: z.string(),
  name: z.string(),
  color: z.string(),
  size: z.optional(z.string()),
  url: z.string(),
  media: z.optional(Media),
});

/** [R7.147] A piece with a certificate, as its owner sees it. */
const CertifiedProduct = z.object({
  serialNumber: z.string(),
  status: z.enum(CERTIFICATE_STATES),
  /** ISO date. */
  madeOn: z.string(),
  /** Absent where nobody recorded which piece it is. */
  sku: z.optional(CertifiedPiece),
  /** What it is made of: ids for `materials/{id}`. */
  materialIds: z.array(z.string()),
});
export const CertifiedProductsBody = z.object({ products: z.array(CertifiedProduct) });
export type CertifiedProductsBody = z.infer<typeof CertifiedProductsBody>;

/**
 * [R3.018] An event of the chain, as the present owner sees it. `fromId` and `toId` are the reader's own id, `SYS_T&T`, or
 * `OWNER-1`, `OWNER-2` …: owners before, of whom nothing is told.
 */
const ShownEvent = z.object({
  kind: z.literal('event'),
  key: z.string(),
  fromId: z.string(),
  signerId: z.string(),
  toId: z.string(),
  /** [R3.019] */
  eventDate: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** [R3.020] */
  eventName: z.enum(CERTIFICATE_EVENT_NAMES),
  language: z.string(),
});
/** What else happened to the piece. */
const ShownNote = z.object({
  kind: z.literal('note'),
  note: z.enum(['issued', 'named', 'lost', 'stolen', 'found', 'repaired', 'blocked']),
  at: z.string(),
});
const Shown = z.discriminatedUnion('kind', [ShownEvent, ShownNote]);

/** [R2.059] One certificate of the customer, with what happened to it. */
export const CertificateBody = z.extend(CertifiedProduct, {
  /** Who reads: what `fromId` and `toId` say where they mean the reader. */
  ownerId: z.string(),
  history: z.array(Shown),
  /** The transfer that waits for its recipient; told to its sender alone. */
  transfer: z.optional(
    z.object({
      emailTo: z.optional(z.string()),
      phoneNumber: z.optional(z.string()),
      /** ISO 8601. */
      expiresAt: z.string(),
    }),
  ),
  /** Where nobody recorded which piece it is: those of the customer that it may belong to. */
  possiblePieces: z.optional(z.array(CertifiedPiece)),
});
export type CertificateBody = z.infer<typeof CertificateBody>;

const text = (max: number) => z.nullish(z.string().check(z.maxLength(max)));

/**
 * [R3.018] What a customer says of a certificate. `fromId`, `signerId` and `toId` are taken from the session and from the house,
 * whatever stands here. `emailTo` or `phoneNumber`: to whom it is handed on. `activationCode`: what stands on the card.
 */
export const CertificateEventBody = z.strictObject({
  key: z.string().check(z.regex(/^[\w-]{1,60}$/u)),
  fromId: text(60),
  signerId: text(60),
  toId: text(60),
  eventDate: z.string().check(z.refine(isEventDate, 'MM-DD-YYYY HH:mm')),
  eventName: z.enum(CERTIFICATE_EVENT_NAMES),
  emailTo: text(254),
  phoneNumber: text(30),
  language: text(10),
  activationCode: text(60),
});
export type CertificateEventBody = z.infer<typeof CertificateEventBody>;

export const CertificateReportBody = z.strictObject({ report: z.enum(CERTIFICATE_REPORTS) });

/** What the link of a mail or a text message says. */
export const TransferTokenBody = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
});

/** [R2.060] What is offered to whom the link was sent to: the piece, and nothing of its owner. */
export const OfferedCertificateBody = z.object({
  serialNumber: z.string(),
  madeOn: z.string(),
  sku: z.optional(CertifiedPiece),
  /** ISO 8601. */
  expiresAt: z.string(),
});
export type OfferedCertificateBody = z.infer<typeof OfferedCertificateBody>;

export const AuthenticityQuestion = z.strictObject({
  number: z.string().check(z.minLength(1), z.maxLength(60)),
  code: z.string().check(z.minLength(1), z.maxLength(60)),
});
/** One of three words: `not_known` is said of a wrong code and of an unknown number alike. */
export const AuthenticityBody = z.object({ answer: z.enum(AUTHENTICITY_ANSWERS) });

/** [R7.146] `origin`: the country, in the language of the page. */
export const MaterialBody = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  origin: z.string(),
  media: z.optional(Media),
  /** BCP 47, where name and description are in another language than was asked for. */
  textLanguage: z.optional(z.string()),
});
export type MaterialBody = z.infer<typeof MaterialBody>;

const ids = z.array(z.string().check(z.regex(/^[\w.-]{1,60}$/u))).check(z.minLength(1), z.maxLength(50));

/** [R7.083] Serial numbers of certificates, or ids of materials. */
export const CertificateContentsWish = z
  .strictObject({ products: z.optional(ids), materials: z.optional(ids) })
  .check(
    z.refine(({ products, materials }) => (products === undefined) !== (materials === undefined), {
      path: ['products'],
      error: 'either products or materials',
    }),
  );

/** [R7.083] What the house writes about a piece or a material: a word about it, and how it lasts. */
export const CertificateContentsBody = z.object({
  contents: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      text: z.string(),
      sections: z.array(z.object({ heading: z.string(), text: z.string() })),
      /** BCP 47, where the words are in another language than was asked for. */
      textLanguage: z.optional(z.string()),
    }),
  ),
});
export type CertificateContentsBody = z.infer<typeof CertificateContentsBody>;
