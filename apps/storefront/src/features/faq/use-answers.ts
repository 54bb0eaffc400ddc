import type { KnowledgeArticle } from '@vitrine/contracts';
import { KEYWORD_MAX_LENGTH } from '@vitrine/domain';
import { useEffect, useState } from 'react';
import { usePage } from '../../shared/page/page.tsx';
import { knowledgeBase } from './knowledge-base.ts';

/** Whoever types fast asks once. */
const PAUSE_MS = 150;

/** A question and its answers. */
export interface FoundAnswers {
  readonly question: string;
  readonly articles: readonly KnowledgeArticle[];
}

/**
 * [R7.138] The answers to what is typed, a moment after the last letter. The answers before stay until then, and where no
 * answer comes; undefined where nothing is asked.
 */
export function useAnswers(typed: string, first: FoundAnswers | undefined): FoundAnswers | undefined {
  const { locale } = usePage();
  const [answered, setAnswered] = useState(first);
  const question = typed.trim().slice(0, KEYWORD_MAX_LENGTH).toWellFormed();
  useEffect(() => {
    if (question === '' || question === first?.question) return undefined;
    let isCurrent = true;
    const ask = async () => {
      const answer = await knowledgeBase(locale.code).call('searchKnowledge', {
        query: { searchText: question },
      });
      if (isCurrent && answer.ok) setAnswered({ question, articles: answer.value.articles });
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [question, first, locale.code]);
  if (question === '') return undefined;
  return question === first?.question ? first : answered;
}
