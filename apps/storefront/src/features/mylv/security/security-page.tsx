import type {
  AdviserActsBody,
  AdviserNotesBody,
  OpenSession,
  PasskeyBody,
  PersonalDataBody,
} from '@vitrine/contracts';
import { MylvPage } from '../../../shared/mylv/mylv-page.tsx';
import { MylvSection } from '../../../shared/mylv/mylv-section.tsx';
import { Link } from '../../../shared/navigation/link.tsx';
import { useLabels } from '../../../shared/page/page.tsx';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { AdviserActs } from './adviser-acts.tsx';
import { AdviserNotes } from './adviser-notes.tsx';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { SessionList } from './session-list.tsx';

interface SecurityPageProps {
  readonly sessions: readonly OpenSession[];
  readonly passkeys: readonly PasskeyBody[];
  readonly held: PersonalDataBody;
  readonly acts: AdviserActsBody['acts'];
  readonly notes: AdviserNotesBody['notes'];
}

/** [R7.151] Where the account is open, what leads into it, and what the house holds of its owner. */
export function SecurityPage({ sessions, passkeys, held, acts, notes }: SecurityPageProps) {
  const t = useLabels();
  return (
    <MylvPage title={t('mylv_security')}>
      <MylvSection title={t('mylv_sessions')} text={t('mylv_sessions_text')}>
        <SessionList sessions={sessions} />
      </MylvSection>
      <MylvSection title={t('mylv_password')} text={t('mylv_password_text')}>
        <Link to="/mylv/reset-password" className={buttonClass('outline')}>
          {t('mylv_password_change')}
        </Link>
      </MylvSection>
      <MylvSection title={t('mylv_passkeys')} text={t('mylv_passkeys_text')}>
        <PasskeySection passkeys={passkeys} />
      </MylvSection>
      <MylvSection title={t('mylv_advisers')} text={t('mylv_advisers_text')}>
        <AdviserActs acts={acts} />
        <AdviserNotes notes={notes} />
      </MylvSection>
      <MylvSection title={t('mylv_export')} text={t('mylv_export_text')}>
        <DataSection exports={held.exports} />
      </MylvSection>
      <MylvSection title={t('mylv_delete')}>
        <DeleteSection repairsAtHouse={held.repairsAtHouse} ordersKeptYears={held.ordersKeptYears} />
      </MylvSection>
    </MylvPage>
  );
}
