import type { ConsentTextsBody } from '@vitrine/contracts';
import { CHINA_CONSENT_TYPES } from '@vitrine/domain';
import { type FormEvent, useEffect, useState } from 'react';
import { failureText } from '../../shared/api/failure-text.ts';
import { readSessionHint } from '../../shared/api/session-hint.ts';
import { shopClient } from '../../shared/api/shop-client.ts';
import { useMutation } from '../../shared/forms/use-mutation.ts';
import { loadLabels } from '../../shared/i18n/load-labels.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { usePage } from '../../shared/page/page.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { TickBox } from '../../shared/ui/tick-box.tsx';
import styles from './china-consents.module.css';

// The import of this module waits for its labels too.
await loadLabels('china');

/**
 * [R7.031] Asks a visitor of the shop in mainland China once for the two consents of that country. It lies beside the page,
 * which goes on working below it; what is answered is kept on the session, and with the sign-in on the account.
 */
export function ChinaConsents({ onClose }: { readonly onClose: () => void }) {
  const [texts, setTexts] = useState<ConsentTextsBody>();
  useEffect(() => {
    void findUnanswered().then(setTexts);
  }, []);
  return texts && <Question texts={texts} onClose={onClose} />;
}

interface QuestionProps {
  readonly texts: ConsentTextsBody;
  readonly onClose: () => void;
}

function Question({ texts: { version, consents }, onClose }: QuestionProps) {
  const { labels } = usePage();
  const { t } = labels;
  const { run, isBusy, failure } = useMutation(async (ticked: readonly string[]) => {
    const answers = CHINA_CONSENT_TYPES.map((type) => ({ type, value: ticked.includes(type) }));
    const answer = await shopClient().call('saveChinaConsents', { body: { consents: answers, version } });
    if (answer.ok) {
      rememberAnswer(version);
      onClose();
    }
    return answer;
  });
  const agree = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run([...new FormData(event.currentTarget).keys()]);
  };
  return (
    <dialog open className={styles['question']} aria-labelledby="china-title">
      <h2 id="china-title" className={styles['title']}>
        {t('china_title')}
      </h2>
      <p className={styles['text']}>
        {t('china_text')} <Link to="/privacy-policy">{t('china_privacy')}</Link>
      </p>
      <form method="post" className={styles['form']} onSubmit={agree}>
        {consents.map(({ type, label, text }) => (
          <div key={type}>
            <TickBox name={type}>{label}</TickBox>
            <p className={styles['text']}>{text}</p>
          </div>
        ))}
        <p role="alert" className={styles['refusal']}>
          {failure && failureText(failure, labels)}
        </p>
        <Button type="submit" disabled={isBusy}>
          {t('china_agree')}
        </Button>
        <Button look="text" disabled={isBusy} onClick={() => void run([])}>
          {t('china_refuse')}
        </Button>
      </form>
    </dialog>
  );
}

/** The words to ask with; undefined where the visitor has answered them, on this device or by their account. */
async function findUnanswered(): Promise<ConsentTextsBody | undefined> {
  const texts = await shopClient().call('getConsentTexts', { query: { context: 'china' } });
  if (!texts.ok || answeredVersion() === texts.value.version) return undefined;
  if (readSessionHint() === undefined) return texts.value;
  const answered = await shopClient().call('getChinaConsents');
  if (!answered.ok) return undefined;
  if (answered.value.length < CHINA_CONSENT_TYPES.length) return texts.value;
  rememberAnswer(texts.value.version);
  return undefined;
}

const KEY = 'vitrine-consentcn';

function answeredVersion(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

function rememberAnswer(version: string): void {
  try {
    localStorage.setItem(KEY, version);
  } catch {
    // The session remembers it.
  }
}
