import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CallFailure, CallResult } from '../api/call-failure.ts';

/** A message that the shop has not taken yet; its id makes it the same one however often it is sent. */
export interface Outgoing {
  readonly id: string;
  readonly words: string;
}

/** After how long a message that did not arrive is sent again, ms. */
const AGAIN_MS = 3000;
const place = (key: string): string => `vitrine-chat-${key}`;

function kept(key: string): readonly Outgoing[] {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(place(key)) ?? '[]');
    return Array.isArray(read) ? read.filter(isOutgoing) : [];
  } catch {
    return [];
  }
}

/** Whether something that was written has not arrived. */
export const hasWaiting = (name: string): boolean => kept(name).length > 0;

const isOutgoing = (one: unknown): one is Outgoing =>
  typeof one === 'object' &&
  one !== null &&
  'id' in one &&
  'words' in one &&
  typeof one.id === 'string' &&
  typeof one.words === 'string';

interface OutboxProps {
  /** Of which chat. */
  readonly name: string;
  readonly send: (message: Outgoing) => Promise<CallResult<unknown>>;
  /** One has arrived. */
  readonly onSent: () => unknown;
}

/**
 * Messages on their way, one after the other. They stand in the tab's storage until they have arrived, so that neither a
 * reload nor a lost connection loses one; what the shop refuses is given back.
 */
export function useOutbox({ name, send, onSent }: OutboxProps) {
  const [outgoing, setOutgoing] = useState(() => kept(name));
  const [refused, setRefused] = useState<{ readonly words: string; readonly failure: CallFailure }>();
  const isSending = useRef(false);
  const keep = (messages: readonly Outgoing[]) => {
    sessionStorage.setItem(place(name), JSON.stringify(messages));
    setOutgoing(messages);
  };
  /** Sends the first; whether it is done with, so that the next may go. */
  const sendFirst = async (first: Outgoing): Promise<boolean> => {
    const answer = await send(first);
    const isRefused = !answer.ok && answer.failure.kind === 'status' && answer.failure.status < 500;
    if (!answer.ok && !isRefused) return false;
    keep(kept(name).filter(({ id }) => id !== first.id));
    if (answer.ok) onSent();
    else setRefused({ words: first.words, failure: answer.failure });
    return answer.ok;
  };
  const flush = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    for (let first = kept(name)[0]; first !== undefined; first = kept(name)[0])
      if (!(await sendFirst(first))) break;
    isSending.current = false;
  };
  const flushNow = useEffectEvent(() => void flush());
  useEffect(() => {
    const timer = window.setInterval(flushNow, AGAIN_MS);
    return () => window.clearInterval(timer);
  }, []);
  const write = (words: string) => {
    setRefused(undefined);
    keep([...kept(name), { id: crypto.randomUUID(), words }]);
    void flush();
  };
  return { outgoing, refused, write };
}
