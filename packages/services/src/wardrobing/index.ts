import { accepted, type Refusals, refused, type Result } from '@vitrine/domain';
import type { SelectionBody } from '@vitrine/contracts';
import type { ServiceDeps } from '../deps.ts';
import type { Call, MountCall } from '../http/call.ts';
import type { Session } from '../http/session.ts';
import { likePiece, unlikePiece } from './interaction.store.ts';
import { readSelection, withdrawSelection } from './selection.store.ts';
import { sendSelection } from './send-selection.service.ts';
import { toSelection, toSelections } from './to-selection.ts';

export { adoptGuestInteractions, dropInteractions } from './interaction.store.ts';
export { forgetSelections, heldSelections } from './kept-selections.store.ts';
export { mailSelection } from './selection-mail.job.ts';

/** [R7.141–R7.144] Selections that an agent, or a customer, puts together with words, and what their readers do about them. */
export function mountWardrobing(mount: MountCall, deps: ServiceDeps): void {
  const { db, ids, clock } = deps;
  mount('getSelection', (call) => openSelection(deps, call, call.session));
  mount('getPublicSelection', (call) => openSelection(deps, call, undefined));
  mount('getSelections', async ({ session, locale }) =>
    accepted({ shares: await toSelections(deps, { session, locale }) }),
  );
  mount('sendSelection', (call) => sendSelection(deps, call));
  mount('withdrawSelection', async ({ session, params: { id } }) =>
    (await withdrawSelection(db, id, session))
      ? accepted(undefined)
      : refused({ code: 'not_found', about: id }),
  );
  mount('likePiece', async ({ session, params: { sharingId }, body }) => {
    const wanted = { id: ids.next(), selectionId: sharingId, skuId: body.interactedId, now: clock.now() };
    const like = await likePiece(db, session, wanted);
    return like === undefined ? refused({ code: 'not_found' }) : accepted(like);
  });
  mount('unlikePiece', async ({ session, params: { id } }) =>
    (await unlikePiece(db, session, id)) ? accepted(undefined) : refused({ code: 'not_found' }),
  );
}

/** [R6.005] Without a session: what is public. Another's answers as one that does not exist. */
async function openSelection(
  deps: ServiceDeps,
  { params: { id }, query: { feature }, locale }: Pick<Call<'getSelection'>, 'params' | 'query' | 'locale'>,
  session: Session | undefined,
): Promise<Result<SelectionBody, Refusals<'not_found'>>> {
  const row = await readSelection(deps.db, id, session);
  if (row === undefined) return refused({ code: 'not_found' });
  const withInteractions = feature === 'sharings-interactions';
  return accepted(await toSelection(deps, row, { session, locale, withInteractions }));
}
