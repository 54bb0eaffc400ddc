import { fullName, pageUrl } from '@vitrine/domain';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isConflict } from '../../shared/api/assisted.ts';
import { shopClient } from '../../shared/api/shop-client.ts';
import { useMutation } from '../../shared/forms/use-mutation.ts';
import { loadLabels } from '../../shared/i18n/load-labels.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { usePage } from '../../shared/page/page.tsx';
import { loadContext } from '../../shared/session/resume-session.ts';
import { shopper } from '../../shared/session/shopper.ts';
import { useStore } from '../../shared/session/store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { leaveAssistedMode, serve } from './agent-session.ts';
import styles from './assisted-mode.module.css';
import { ConflictDialog } from './conflict-dialog.tsx';

await loadLabels('agents');

/** The one layout that reads by itself who the session is. */
const READS_ITSELF = 'default';

/** [R1.008, R6.002] The banner of assisted sales, which stays on every page, and the dialog of two tabs with two clients. */
export function AssistedMode() {
  const { locale, labels } = usePage();
  const { t } = labels;
  const context = useStore(shopper, (state) => state.context);
  const hasOtherClient = useStore(shopper, (state) => state.hasOtherClient);
  const whom = useWhom();
  const agent = useOwnName();
  const { pathname } = useLocation();
  useEffect(() => {
    if (document.documentElement.dataset['layout'] !== READS_ITSELF && shopper.get().context === undefined)
      void loadContext();
  }, []);
  const end = useMutation(async () => {
    const answer = context?.userIsLogged === true ? await serve({}) : await leaveAssistedMode();
    if (answer.ok) location.assign(pageUrl(locale.code, 'search-sgid'));
    return answer;
  });
  if (context !== undefined && !context.agentIsLogged) return undefined;
  return (
    <aside ref={tellHeight} className={styles['banner']} aria-label={t('agents_banner')}>
      <p className={styles['whom']}>
        {whom}
        {agent && (
          <span className={styles['own']}>
            <bdi>{agent}</bdi>
          </span>
        )}
      </p>
      <nav className={styles['ways']}>
        <Link to="/agent-day" className={styles['way']}>
          {t('agents_day')}
        </Link>
        <Link to="/compose-selection" className={styles['way']}>
          {t('agents_compose')}
        </Link>
        <Link to="/search-sgid" className={styles['way']}>
          {t('agents_other_client')}
        </Link>
        {context !== undefined && (
          <Link
            to={context.userIsLogged ? '/search-sgid#notes' : '/search-sgid#bags'}
            className={styles['way']}
          >
            {t(context.userIsLogged ? 'agents_notes' : 'agents_bags')}
          </Link>
        )}
        <Button look="text" className={styles['way']} disabled={end.isBusy} onClick={() => void end.run()}>
          {t('agents_end')}
        </Button>
      </nav>
      <TurnedPage key={pathname} />
      {hasOtherClient && <ConflictDialog />}
    </aside>
  );
}

/** Says how high the banner is, whose words wrap: the head of the page stays below it. */
function tellHeight(banner: HTMLElement | null): (() => void) | undefined {
  if (banner === null) return undefined;
  const root = document.documentElement.style;
  const observer = new ResizeObserver(() =>
    root.setProperty('--banner-block-size', `${banner.offsetHeight}px`),
  );
  observer.observe(banner);
  return () => {
    observer.disconnect();
    root.removeProperty('--banner-block-size');
  };
}

/** [R8.021] A page that the other client's session would fill is not shown under this client's name. */
function TurnedPage() {
  useEffect(() => {
    isConflict();
  }, []);
  return undefined;
}

const isolated = (name: string): string => `\u2068${name}\u2069`;

/** Whom the agent serves, in a sentence; empty until it is known. */
function useWhom(): string {
  const { locale, labels } = usePage();
  const { t } = labels;
  const { context, user } = useStore(shopper, (state) => state);
  if (context === undefined) return '';
  const { userIsLogged, prefilledLogin } = context;
  if (prefilledLogin !== undefined) return t('agents_serving_prefilled', { name: isolated(prefilledLogin) });
  if (!userIsLogged) return t('agents_serving_nobody');
  return user === undefined ? '' : t('agents_serving', { name: isolated(fullName(user, locale.country)) });
}

/** [R7.159, R6.004] The agent's own name, while they serve nobody in particular; else the client's is asked for. */
function useOwnName(): string | undefined {
  const { locale } = usePage();
  const isAlone = useStore(shopper, ({ context }) => context?.agentIsLogged && !context.userIsLogged);
  const [name, setName] = useState<string>();
  useEffect(() => {
    if (isAlone !== true) return;
    void shopClient()
      .call('getUserInfo')
      .then((who) => setName(who.ok ? fullName(who.value, locale.country) : undefined));
  }, [isAlone, locale]);
  return isAlone === true ? name : undefined;
}
