import { ESTIMATE_ANSWERS, PAGE_METHODS, REPAIR_PHOTO_LIMITS, REPAIR_STATES, toSkuId } from '@vitrine/domain';
import * as z from 'zod/mini';
import { CertifiedPiece } from './certificates.ts';
import { emailAddress } from './consents.ts';
import { Price } from './money.ts';

/** [R2.019] A customer's own pieces that a repair may be asked for. */
export const CarePiecesBody = z.object({
  pieces: z.array(
    z.object({
      /** Where it has a certificate. */
      serialNumber: z.optional(z.string()),
      /** Absent where nobody recorded which piece a certificate belongs to. */
      sku: z.optional(CertifiedPiece),
    }),
  ),
  /** Somebody is signed in: name and e-mail are those of the account. */
  isCustomer: z.boolean(),
});
export type CarePiecesBody = z.infer<typeof CarePiecesBody>;

const text = (min: number, max: number) => z.string().check(z.trim(), z.minLength(min), z.maxLength(max));
const name = text(1, 80);
const reference = z.string().check(z.regex(/^[\w.-]{1,60}$/u));

/**
 * [R2.019] A request for a repair: of a piece by its certificate, by its SKU, or by what its owner calls it. Who is not signed
 * in says who they are.
 */
export const RepairRequestBody = z
  .strictObject({
    serialNumber: z.optional(reference),
    skuId: z.optional(z.pipe(reference, z.transform(toSkuId))),
    piece: z.optional(text(2, 120)),
    description: text(10, 2000),
    firstName: z.optional(name),
    lastName: z.optional(name),
    email: z.optional(emailAddress),
  })
  .check(
    z.refine(
      ({ serialNumber, skuId, piece }) =>
        [serialNumber, skuId, piece].filter((said) => said !== undefined).length === 1,
      { path: ['piece'], error: 'a certificate, a SKU or a name' },
    ),
  );
/** `number`: what stands on the parcel, and what is asked about. `linkToken`: of a guest's request, what its signed link says. */
export const RequestedRepairBody = z.object({
  id: z.string(),
  number: z.string(),
  linkToken: z.optional(z.string()),
});

/** Bytes in base64: four characters of three. */
export const REPAIR_PHOTO_BODY_BYTES = Math.ceil(REPAIR_PHOTO_LIMITS.bytes / 3) * 4 + 1024;
export const RepairPhotoBody = z.strictObject({
  photo: z
    .string()
    .check(z.minLength(4), z.maxLength(REPAIR_PHOTO_BODY_BYTES), z.regex(/^[\d+/A-Za-z]+={0,2}$/u)),
});
/** `place`: of its request, from 1. */
export const KeptPhotoBody = z.object({ place: z.int() });

/** [R2.052] A repair, as who asked for it sees it. */
export const RepairBody = z.object({
  id: z.string(),
  number: z.string(),
  state: z.enum(REPAIR_STATES),
  /** ISO 8601. */
  requestedAt: z.string(),
  serialNumber: z.optional(z.string()),
  sku: z.optional(CertifiedPiece),
  /** What its owner calls it, where it is neither. */
  piece: z.optional(z.string()),
  description: z.string(),
  /** Addresses of its photos; none once they were deleted. */
  photos: z.array(z.string()),
  /** `days`: how long the house needs once it is paid. */
  estimate: z.optional(z.object({ price: Price, days: z.optional(z.int()), note: z.optional(z.string()) })),
  /** Of one that is to be paid: a payment is under way, or the last one came to nothing. */
  payment: z.optional(z.enum(['open', 'ended'])),
  /** The address of its receipt as PDF, once something was paid for it. */
  receiptUrl: z.optional(z.string()),
  /** Why the house declines it. */
  declinedNote: z.optional(z.string()),
  /** When it came into its states, the first first. */
  steps: z.array(z.object({ state: z.enum(REPAIR_STATES), at: z.string() })),
  /** How it comes back. */
  tracking: z.optional(z.object({ carrier: z.string(), number: z.string() })),
});
export type RepairBody = z.infer<typeof RepairBody>;
/** What pays an estimate here. */
const RepairMethods = z.array(z.enum(PAGE_METHODS));
export const RepairsBody = z.object({ repairs: z.array(RepairBody), methods: RepairMethods });
export type RepairsBody = z.infer<typeof RepairsBody>;
/** [R2.019] The one repair that a signed link opens. */
export const LinkedRepairBody = z.object({ repair: RepairBody, methods: RepairMethods });

/** `amount`: of the estimate that is answered, in minor units. */
export const EstimateAnswerBody = z.strictObject({
  answer: z.enum(ESTIMATE_ANSWERS),
  amount: z.int().check(z.minimum(0)),
});
export const RepairPaymentBody = z.strictObject({ method: z.enum(PAGE_METHODS) });
/** The provider's own page. */
export const RepairRedirectionBody = z.object({ redirectionUrl: z.string() });
