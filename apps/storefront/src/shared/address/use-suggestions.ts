import type { AnswerOf } from '@vitrine/contracts';
import { isEnoughToSuggest } from '@vitrine/domain';
import { useEffect, useRef, useState } from 'react';
import { shopClient } from '../api/shop-client.ts';

export type Suggestion = AnswerOf<'suggestAddresses'>['suggestions'][number];

/** How long nothing is typed before it is asked for: a fast typist sends one request for a word. */
const PAUSE_MS = 150;

interface OpenList {
  readonly options: readonly Suggestion[];
  /** The option that the keyboard stands on; -1 before it has gone into the list. */
  readonly active: number;
}
const CLOSED: OpenList = { options: [], active: -1 };

/** [R2.129, R5.024] Addresses that a text may be the beginning of; what cannot be looked up is typed by hand. */
export function useSuggestions(country: string) {
  const [list, setList] = useState(CLOSED);
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Nothing that is under way opens the list any longer. */
  const close = () => {
    turn.current++;
    clearTimeout(timer.current);
    setList(CLOSED);
  };
  const ask = async (text: string) => {
    const mine = turn.current;
    const answer = await shopClient().call('suggestAddresses', { query: { country, text } });
    if (mine !== turn.current) return;
    setList(answer.ok ? { options: answer.value.suggestions, active: -1 } : CLOSED);
  };
  return {
    ...list,
    close,
    type: (text: string) => {
      turn.current++;
      clearTimeout(timer.current);
      if (isEnoughToSuggest(text)) timer.current = setTimeout(() => void ask(text), PAUSE_MS);
      else setList(CLOSED);
    },
    /** One option on or back, round the end to the field itself. */
    move: (by: 1 | -1) =>
      setList(({ options, active }) => ({ options, active: movedOption(active, by, options.length) })),
  };
}

/** -1 is the field, which stands between the last option and the first. */
export function movedOption(active: number, by: 1 | -1, count: number): number {
  const places = count + 1;
  return ((active + 1 + by + places) % places) - 1;
}
