import { accepted, refused, type Result } from '../shared/result.ts';

/** What is kept of a certificate. `returned`: the piece went back to the house. `blocked`: the house withdrew it. */
const CERTIFICATE_STATUSES = ['issued', 'activated', 'lost', 'stolen', 'returned', 'blocked'] as const;
export type CertificateStatus = (typeof CERTIFICATE_STATUSES)[number];

/** [R7.147] How it stands: an activated one may be on its way to another owner. */
export const CERTIFICATE_STATES = [...CERTIFICATE_STATUSES, 'in_transfer'] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

export const CERTIFICATE_MOVES = [
  'activated',
  'offered',
  'accepted',
  'withdrawn',
  'expired',
  'lost',
  'stolen',
  'found',
  'returned',
] as const;
export type CertificateMove = (typeof CERTIFICATE_MOVES)[number];

/** What an owner reports of a piece, and takes back. */
export const CERTIFICATE_REPORTS = ['lost', 'stolen', 'found'] as const;
export type CertificateReport = (typeof CERTIFICATE_REPORTS)[number];

export interface IllegalCertificateMove {
  readonly code: 'illegal_certificate_move';
  readonly state: CertificateState;
  readonly move: CertificateMove;
}

const MOVES: Readonly<
  Record<CertificateState, Partial<Readonly<Record<CertificateMove, CertificateState>>>>
> = {
  issued: { activated: 'activated', returned: 'returned' },
  activated: { offered: 'in_transfer', lost: 'lost', stolen: 'stolen', returned: 'returned' },
  in_transfer: {
    accepted: 'activated',
    withdrawn: 'activated',
    expired: 'activated',
    lost: 'lost',
    stolen: 'stolen',
    returned: 'returned',
  },
  lost: { found: 'activated', stolen: 'stolen', returned: 'returned' },
  stolen: { found: 'activated', returned: 'returned' },
  returned: {},
  blocked: {},
};

/**
 * [R2.060, R2.061] What a certificate becomes (calls-data-states.md, the table of state machines). A move that its state does
 * not know is refused and changes nothing.
 */
export function nextCertificateState(
  state: CertificateState,
  move: CertificateMove,
): Result<CertificateState, IllegalCertificateMove> {
  const next = MOVES[state][move];
  return next === undefined ? refused({ code: 'illegal_certificate_move', state, move }) : accepted(next);
}

/** What is kept of a certificate that its state follows from. */
export interface KeptCertificate {
  readonly status: string;
  /** Until when its transfer is offered; null where none is. */
  readonly offeredUntil: Date | null;
}

/** How a certificate stands at `now`; throws on a row that this program never wrote. */
export function certificateState(
  { status: kept, offeredUntil }: KeptCertificate,
  now: Date,
): CertificateState {
  const status = certificateStatus(kept);
  const isOffered = offeredUntil !== null && offeredUntil.getTime() > now.getTime();
  return status === 'activated' && isOffered ? 'in_transfer' : status;
}

/** What is kept of a state: an offer is kept beside it. */
export const keptStatus = (state: CertificateState): CertificateStatus =>
  state === 'in_transfer' ? 'activated' : state;

export function certificateStatus(kept: string): CertificateStatus {
  const status = CERTIFICATE_STATUSES.find((known) => known === kept);
  if (status === undefined) throw new Error(`A certificate has the unknown status ${kept}`);
  return status;
}

/** [R2.061] What the public page says of a number and its code; nothing else of the piece or its owner. */
export const AUTHENTICITY_ANSWERS = ['genuine', 'not_known', 'reported'] as const;
export type AuthenticityAnswer = (typeof AUTHENTICITY_ANSWERS)[number];

/** A certificate of a piece that went back proves nothing any more: the piece gets another with its next owner. */
export function authenticityOf(state: CertificateState): AuthenticityAnswer {
  switch (state) {
    case 'issued':
    case 'activated':
    case 'in_transfer':
      return 'genuine';
    case 'lost':
    case 'stolen':
    case 'blocked':
      return 'reported';
    case 'returned':
      return 'not_known';
  }
}
