import type { KnowledgeArticle } from '@vitrine/contracts';
import { useState } from 'react';
import { failureText } from '../../shared/api/failure-text.ts';
import { useIsHydrated } from '../../shared/forms/use-is-hydrated.ts';
import { useMutation } from '../../shared/forms/use-mutation.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { usePage } from '../../shared/page/page.tsx';
import { Button } from '../../shared/ui/button.tsx';
import styles from './faq.module.css';
import { knowledgeBase } from './knowledge-base.ts';

/** [R2.010] Whether an answer was of use. It is counted, and nobody is noted. */
export function ArticleUse({ answer }: { readonly answer: KnowledgeArticle }) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const [said, setSaid] = useState<boolean>();
  const isHydrated = useIsHydrated();
  const { run, isBusy, failure } = useMutation((useful: boolean) =>
    knowledgeBase(locale.code).call('sayUse', {
      params: { theme: answer.theme, article: answer.slug },
      body: { useful },
    }),
  );
  const say = async (useful: boolean) => {
    const result = await run(useful);
    if (result?.ok === true) setSaid(useful);
  };
  return (
    <div className={styles['judged']}>
      {said === undefined && (
        <fieldset className={styles['ask']}>
          <legend className={styles['judgeTitle']}>{t('faq_use_title')}</legend>
          {[true, false].map((useful) => (
            <Button
              key={String(useful)}
              look="outline"
              disabled={!isHydrated || isBusy}
              onClick={() => void say(useful)}
            >
              {t(useful ? 'faq_use_yes' : 'faq_use_no')}
            </Button>
          ))}
        </fieldset>
      )}
      <output>
        {failure !== undefined && failureText(failure, labels)}
        {said === true && t('faq_use_thanks')}
        {said === false && (
          <>
            {t('faq_use_sorry')}{' '}
            <Link to="/contact-us" className={styles['inText']}>
              {t('error_help_title')}
            </Link>
          </>
        )}
      </output>
    </div>
  );
}
