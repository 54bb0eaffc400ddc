import type { TryOnMode } from '../session/session.ts';
import type { Opening } from '../opening/opening.ts';

/** What happens to a file that is dropped or pasted: `keep` means until there is a picture that it can replace. */
export type PhotoFate = 'open' | 'keep' | 'refuse';

interface Moment {
  readonly step: Opening['step'];
  readonly mode: TryOnMode;
  /** [R2.085] */
  readonly canUpload: boolean;
}

/** Nothing of the shopper's is touched before they agreed to it. */
const FATES = {
  closed: 'refuse',
  error: 'refuse',
  fallback: 'refuse',
  consent: 'refuse',
  wrist: 'keep',
  loading: 'keep',
  live: 'open',
  'photo-choice': 'open',
} as const satisfies Record<Opening['step'], PhotoFate>;

/** [R2.085, R4.015] A picture taken is discarded before another one comes. */
export const photoFate = ({ step, mode, canUpload }: Moment): PhotoFate =>
  !canUpload || mode === 'snapshot' ? 'refuse' : FATES[step];
