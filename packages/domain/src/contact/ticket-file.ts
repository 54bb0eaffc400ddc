import { readRepairPhoto, type RepairPhotoType } from '../care/repair-photo.ts';
import { accepted, refused, type Result } from '../shared/result.ts';

/** [R2.007] What a ticket may bring along. */
export const TICKET_FILE_LIMITS = { count: 3, bytes: 5 * 1024 * 1024 } as const;

export type TicketFileType = RepairPhotoType | 'application/pdf';
export type TicketFileFault = 'file_not_taken' | 'photo_with_metadata' | 'file_too_large';

const latin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** The end of a PDF, and nothing behind it but white space: what would be another kind of file there is none. */
const PDF_END = /%%EOF\s*$/u;
/** What runs, starts something, or carries another file. */
const PDF_ACTIVE = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)\b/u;
/** Packed bytes, in which such names stand by chance. */
const PDF_STREAMS = /\bstream\r?\n[\s\S]*?\bendstream\b/gu;
const PDF_BEGIN = /^%PDF-[12]\.\d/u;
const PDF_TAIL_BYTES = 64;

/**
 * [R2.007] What a file is by its own bytes, whatever it is called: a picture as repairs take it, or a PDF that begins and ends
 * as one, runs nothing and carries no other file.
 */
export function readTicketFile(
  bytes: Uint8Array,
): Result<TicketFileType, { readonly code: TicketFileFault }> {
  if (bytes.length > TICKET_FILE_LIMITS.bytes) return refused({ code: 'file_too_large' });
  if (latin(bytes.subarray(0, 5)) === '%PDF-')
    return isPlainPdf(bytes) ? accepted('application/pdf') : refused({ code: 'file_not_taken' });
  const photo = readRepairPhoto(bytes);
  if (photo.ok) return photo;
  const { code } = photo.refusal;
  if (code === 'photo_with_metadata') return refused({ code });
  return refused({ code: code === 'not_a_photo' ? 'file_not_taken' : 'file_too_large' });
}

function isPlainPdf(bytes: Uint8Array): boolean {
  return (
    PDF_BEGIN.test(latin(bytes.subarray(0, 8))) &&
    PDF_END.test(latin(bytes.subarray(-PDF_TAIL_BYTES))) &&
    !PDF_ACTIVE.test(latin(bytes).replaceAll(PDF_STREAMS, ''))
  );
}
