import { useLoaderData } from 'react-router';
import { SecurityPage } from '../features/mylv/security/security-page.tsx';
import { MylvFrame } from '../shared/mylv/mylv-frame.tsx';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R7.151] Where a customer is signed in, and what leads into their account. */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  const [{ sessions }, { passkeys }, held, { acts }, { notes }] = await Promise.all([
    scope.need('getSessions'),
    scope.need('getPasskeys'),
    scope.need('getPersonalData'),
    scope.need('getAdviserActs'),
    scope.need('getAdviserNotes'),
  ]);
  return {
    head: privateHead(`${t('mylv_security')} | ${t('house_full_name')}`),
    sessions,
    passkeys,
    held,
    acts,
    notes,
  };
});

export default function SecurityRoute() {
  const { sessions, passkeys, held, acts, notes } = useLoaderData<typeof loader>();
  return (
    <MylvFrame>
      <SecurityPage sessions={sessions} passkeys={passkeys} held={held} acts={acts} notes={notes} />
    </MylvFrame>
  );
}
