import * as z from 'zod/mini';
import * as certificates from '../certificates.ts';
import type { CallSpec } from './call-spec.ts';
import { id, skuId } from './parameters.ts';

const number = id;

/** [R2.058–R2.061] Certificates of ownership. Another's certificate is answered as one that does not exist. */
export const CERTIFICATE_SPECS = {
  getCertifiedProducts: {
    summary: 'The customer’s own pieces with a certificate',
    answer: certificates.CertifiedProductsBody,
    refusals: [],
  },
  getCertificate: {
    summary: 'One certificate of the customer, with what happened to it',
    params: z.object({ number }),
    answer: certificates.CertificateBody,
    refusals: ['not_found'],
  },
  getCertificatePaper: {
    summary: 'The certificate as PDF',
    params: z.object({ number }),
    answer: undefined,
    file: 'application/pdf',
    refusals: ['not_found'],
  },
  putCertificateEvent: {
    summary: 'Activates a certificate with its code (ACTIVATED), or offers it to another owner (OWNED)',
    params: z.object({ number }),
    body: certificates.CertificateEventBody,
    answer: certificates.CertificateBody,
    refusals: [
      'not_found',
      'activation_refused',
      'already_activated',
      'certificate_reported',
      'certificate_ended',
      'certificate_not_active',
      'piece_going_back',
      'transfer_open',
      'transfer_to_self',
      'phone_of_other_country',
      'not_offered',
    ],
  },
  nameCertifiedPiece: {
    summary: 'Says which piece a certificate belongs to, where it says so too or nobody recorded it',
    params: z.object({ number, sku: skuId }),
    body: certificates.CertificateEventBody,
    answer: certificates.CertificateBody,
    refusals: ['not_found', 'other_sku'],
  },
  withdrawTransfer: {
    summary: 'Takes an offer back that nobody has accepted',
    params: z.object({ number }),
    answer: certificates.CertificateBody,
    refusals: ['not_found', 'certificate_changed'],
  },
  reportCertificate: {
    summary: 'Reports a piece lost or stolen, or found again',
    params: z.object({ number }),
    body: certificates.CertificateReportBody,
    answer: certificates.CertificateBody,
    refusals: ['not_found', 'certificate_changed'],
  },
  getOfferedCertificate: {
    summary:
      'What the link of a transfer offers to whom it was sent to; the header x-transfer-token says its token',
    answer: certificates.OfferedCertificateBody,
    refusals: ['not_found', 'other_recipient', 'transfer_ended'],
  },
  acceptTransfer: {
    summary: 'Accepts a transfer, once',
    body: certificates.TransferTokenBody,
    answer: certificates.CertificateBody,
    refusals: ['not_found', 'other_recipient', 'transfer_ended'],
  },
  getMaterial: {
    summary: 'A material of one of the customer’s own pieces',
    params: z.object({ id }),
    answer: certificates.MaterialBody,
    refusals: ['not_found'],
  },
  checkAuthenticity: {
    summary: 'Whether a number and its code are genuine, not known, or reported',
    body: certificates.AuthenticityQuestion,
    answer: certificates.AuthenticityBody,
    refusals: [],
  },
  getCertificateContents: {
    summary: 'What the house writes about the customer’s certified pieces, or about their materials',
    body: certificates.CertificateContentsWish,
    answer: certificates.CertificateContentsBody,
    refusals: [],
  },
} as const satisfies Record<string, CallSpec>;
