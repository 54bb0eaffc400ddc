import { useEffect, useId, useRef } from 'react';
import { joinOtherTab } from '../../shared/api/assisted.ts';
import { failureText } from '../../shared/api/failure-text.ts';
import { useMutation } from '../../shared/forms/use-mutation.ts';
import { usePage } from '../../shared/page/page.tsx';
import { loadShopper } from '../../shared/session/resume-session.ts';
import { shopper } from '../../shared/session/shopper.ts';
import { Button } from '../../shared/ui/button.tsx';
import { serve } from './agent-session.ts';
import styles from './assisted-mode.module.css';

function reload(): void {
  joinOtherTab();
  location.reload();
}

/**
 * [R8.021] Nothing of this tab goes on before the agent has said whom they serve: its own client, or that of the other tab.
 * Neither Escape nor a press beside it closes the dialog.
 */
export function ConflictDialog() {
  const { labels } = usePage();
  const { t } = labels;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const goOn = useMutation(async () => {
    const { context } = shopper.get();
    const clientId = context?.userKey;
    const answer = await serve(clientId === undefined ? {} : { clientId });
    if (answer.ok) {
      shopper.set({ hasOtherClient: false });
      await loadShopper();
    }
    return answer;
  });
  return (
    <dialog
      ref={dialog}
      className={styles['conflict']}
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.preventDefault();
      }}
      // A browser closes it all the same at the second Escape.
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected) currentTarget.showModal();
      }}
    >
      <h2 id={id} className={styles['question']}>
        {t('agents_conflict_title')}
      </h2>
      <p>{t('agents_conflict_text')}</p>
      <p role="alert" className={styles['fault']}>
        {goOn.failure && failureText(goOn.failure, labels)}
      </p>
      <div className={styles['choices']}>
        <Button disabled={goOn.isBusy} onClick={() => void goOn.run()}>
          {t('agents_conflict_continue')}
        </Button>
        <Button look="outline" disabled={goOn.isBusy} onClick={reload}>
          {t('agents_conflict_reload')}
        </Button>
      </div>
    </dialog>
  );
}
