import type { ConsentsBody } from '@vitrine/contracts';
import { CONSENT_DEBOUNCE_MS } from '@vitrine/domain';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { CallFailure } from '../../shared/api/call-failure.ts';
import { shopClient } from '../../shared/api/shop-client.ts';
import { changedPreferences, nextPreferences, startPreferences } from './preferences.ts';

/**
 * [R7.172, R8.038, R9.022] The boxes of the page of the account: what was ticked is sent together, a second after the last,
 * and goes back where it is refused. Who leaves the page before takes nothing back: it is sent then.
 */
export function usePreferences(loaded: ConsentsBody) {
  const [state, tell] = useReducer(nextPreferences, loaded, startPreferences);
  const [failure, setFailure] = useState<CallFailure>();
  const [isSaved, setIsSaved] = useState(false);
  const isUnderWay = useRef(false);
  const changed = changedPreferences(state);
  const save = async () => {
    if (isUnderWay.current || changed.length === 0) return;
    isUnderWay.current = true;
    const answer = await shopClient().call('updateConsents', { body: { consents: [...changed] } });
    isUnderWay.current = false;
    if (answer.ok) tell({ type: 'confirmed', sent: changed, consents: answer.value });
    else tell({ type: 'refused' });
    setFailure(answer.ok ? undefined : answer.failure);
    setIsSaved(answer.ok);
  };
  const saveNow = useRef(save);
  useEffect(() => {
    saveNow.current = save;
  });
  // Any change of what is shown begins the second anew; so does an answer, for what was ticked meanwhile.
  useEffect(() => {
    if (changedPreferences(state).length === 0) return undefined;
    const timer = setTimeout(() => void saveNow.current(), CONSENT_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => {
    const leave = () => void saveNow.current();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  const toggle = (preference: string, value: boolean) => {
    setFailure(undefined);
    setIsSaved(false);
    tell({ type: 'toggled', preference, value });
  };
  return { state, toggle, failure, isSaved };
}
