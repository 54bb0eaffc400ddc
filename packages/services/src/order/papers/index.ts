import { accepted, refused } from '@vitrine/domain';
import type { ServiceDeps } from '../../deps.ts';
import type { MountCall } from '../../http/call.ts';
import { readOrderLink } from '../order-link.ts';
import { readSignedRequest } from './paper-link.ts';
import { mountRepairReceipt } from './repair-receipt.ts';
import { ownPaper, paperOfLinked, receiptOf, type SentPaper } from './paper.store.ts';

export { findDuePapers, makePapers, paperOf } from './make-papers.job.ts';
export { papersShown } from './shown-papers.ts';

/** [R7.042] Reading papers that were made; only the receipt of a repair is made by the call. */
export function mountPapers(mount: MountCall, deps: ServiceDeps): void {
  mountRepairReceipt(mount, deps);
  mount('getReceipt', async ({ session, params: { signedId } }) => {
    const parcelId = readSignedRequest(deps, signedId);
    return sent(parcelId === undefined ? undefined : await receiptOf(deps.db, session, parcelId));
  });
  mount('getPaper', async ({ params: { id }, query: { token }, findSession }) => {
    const linked = readOrderLink(deps, token, deps.clock.now());
    if (linked !== undefined) return sent(await paperOfLinked(deps.db, linked, id));
    const session = await findSession();
    if (token === undefined && session === undefined) return refused({ code: 'unauthorized' });
    return sent(session === undefined ? undefined : await ownPaper(deps.db, session, id));
  });
}

const sent = (paper: SentPaper | undefined) =>
  paper === undefined
    ? refused({ code: 'not_found' })
    : accepted({ bytes: paper.bytes, version: paper.hash, name: paper.name });
