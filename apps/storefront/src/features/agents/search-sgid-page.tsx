import { useLabels } from '../../shared/page/page.tsx';
import { AgentPasskeys } from './agent-passkeys.tsx';
import { AgentSignIn } from './agent-sign-in.tsx';
import { BagsAside } from './bags-aside.tsx';
import { ClientNotes } from './client-notes.tsx';
import { ClientSearch } from './client-search.tsx';
import { SentOrders } from './sent-orders.tsx';
import styles from './search-sgid-page.module.css';

interface SearchSgidPageProps {
  readonly isAgent: boolean;
  /** The agent serves a client, and not somebody without an account. */
  readonly servesClient: boolean;
  /** Where an agent is led after the sign-in. */
  readonly goesTo: string;
}

/** [R2.013] The agents' search for clients; for everybody else the agents' sign-in, and no field to search with. */
export function SearchSgidPage({ isAgent, servesClient, goesTo }: SearchSgidPageProps) {
  const t = useLabels();
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{t(isAgent ? 'agents_title' : 'agents_sign_in_title')}</h1>
      {isAgent ? (
        <>
          <ClientSearch />
          {servesClient ? <ClientNotes /> : <BagsAside />}
          <SentOrders />
          <AgentPasskeys />
        </>
      ) : (
        <>
          <p className={styles['soft']}>{t('agents_sign_in_text')}</p>
          <AgentSignIn goesTo={goesTo} />
        </>
      )}
    </div>
  );
}
