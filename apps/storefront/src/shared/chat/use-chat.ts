import { useEffect, useRef, useState } from 'react';
import { shopClient } from '../api/shop-client.ts';
import { nextShown, type ShownChat } from './merge-messages.ts';
import { useFollowed } from './use-followed.ts';

/** [R2.116] The visitor's chat, as it goes on; undefined until it was read. */
export function useChat(locale: string) {
  const [chat, setChat] = useState<ShownChat>();
  const [isLost, setIsLost] = useState(false);
  const known = useRef<ShownChat>(undefined);
  const reading = useRef<Promise<unknown>>(undefined);
  const read = async (): Promise<void> => {
    const after = String(known.current?.messages.at(-1)?.seq ?? 0);
    const answer = await shopClient().call('getChat', { query: { after } });
    setIsLost(!answer.ok);
    if (!answer.ok) return;
    const { shown, hasMore } = nextShown(known.current, answer.value);
    known.current = shown;
    setChat(shown);
    if (hasMore) await read();
  };
  /** One at a time: what is asked for meanwhile is read after it. */
  const look = (): Promise<void> => {
    const turn = (reading.current ?? Promise.resolve()).then(read);
    reading.current = turn.catch(() => undefined);
    return turn;
  };
  const begin = useRef(look);
  useEffect(() => void begin.current(), []);
  const isOn = chat?.facts !== undefined && chat.facts.state !== 'ended';
  useFollowed({ name: 'followChat', locale, isOn, look });
  return { chat, look, isLost };
}
