import * as z from 'zod/mini';

/** What the workshop is answered, beside the common refusals; shoppers never are (docs/workshop.md). */
export const WORKSHOP_REFUSALS = [
  'illegal_event',
  'not_later',
  'not_paid',
  'letters_unread',
  'held_for_review',
  'too_many_pieces',
  'other_event',
] as const;

/** What any call may answer, beside the refusals of its own specification. */
export const COMMON_REFUSALS = [
  'bad_request',
  'invalid_json',
  'unauthorized',
  'forbidden',
  'foreign_origin',
  'not_found',
  'other_client',
  'body_too_large',
  'address_too_long',
  'unsupported_media_type',
  'too_many_requests',
  'temporarily_unavailable',
  'unexpected_error',
] as const;

/** Told beside an answer that succeeded, and refused by no call. */
export const TOLD_CODES = ['sale_ended', 'line_not_found'] as const;

/** One entry of the error list. `scope` item and field name what it is about in `statusDetails`. */
export const ErrorEntry = z.object({
  errorCode: z.string(),
  message: z.string(),
  statusDetails: z.string(),
  scope: z.enum(['global', 'item', 'field']),
  valid: z.boolean(),
  rootErrorCode: z.string(),
  rootErrorType: z.string(),
  /** The limit that was broken, where the error is about one [R8.003]. */
  max: z.optional(z.int()),
  /** What the piece it is about is called, where no other call tells it any more. */
  name: z.optional(z.string()),
});
export type ErrorEntry = z.infer<typeof ErrorEntry>;

/** [R8.001] The one body of every failing answer; the outer fields repeat the first valid global error [R8.002]. */
export const ErrorBody = z.object({
  errors: z.array(ErrorEntry),
  errorCode: z.string(),
  status: z.int(),
  message: z.string(),
  statusDetails: z.string(),
  rootErrorCode: z.string(),
  rootErrorType: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
