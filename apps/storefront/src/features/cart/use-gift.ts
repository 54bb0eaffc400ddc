import type { CartBody } from '@vitrine/contracts';
import { giftWords, isWritable } from '@vitrine/domain';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { CallFailure } from '../../shared/api/call-failure.ts';
import { setGift } from './bag-actions.ts';

interface Ticks {
  readonly isWrapped: boolean;
  readonly wantsReceipt: boolean;
}

/** What is wanted of a gift; the words as they are typed. */
interface GiftWish extends Ticks {
  readonly words: string;
}

/** What came of the last words: they are kept, they cannot be written on a card, or the service kept nothing. */
export type GiftOutcome = 'saved' | 'fault' | CallFailure;

export interface GiftHandle extends GiftWish {
  readonly told: GiftOutcome | undefined;
  readonly isBusy: boolean;
  /** Whether what stands there is what the service has. */
  readonly isKept: boolean;
  /** Takes the field where the words are typed. */
  readonly setField: (field: HTMLTextAreaElement | null) => void;
  readonly type: (words: string) => void;
  /** Sends a tick, and the words that were typed before it. */
  readonly tick: (ticks: Partial<Ticks>) => void;
  /** Keeps the words that are typed; answers whether they are kept now. */
  readonly keepWords: () => Promise<boolean>;
  /** Lets a link lead on once all is kept; where it cannot be, the field of the words is shown instead. */
  readonly beforeGoingOn: (event: MouseEvent<HTMLAnchorElement>) => void;
}

function wishOf(gift: CartBody['gift']): GiftWish {
  const { isWrapped = false, wantsReceipt = false, message = '' } = gift ?? {};
  return { isWrapped, wantsReceipt, words: message };
}

const isSame = (one: GiftWish, other: GiftWish): boolean =>
  one.isWrapped === other.isWrapped &&
  one.wantsReceipt === other.wantsReceipt &&
  giftWords(one.words) === giftWords(other.words);

/**
 * [R2.002] The gift of the bag. Ticks and words are kept by themselves, one request after the other, so that the last wish
 * is the one that is kept.
 */
export function useGift(gift: CartBody['gift']): GiftHandle {
  const wish = useRef(wishOf(gift));
  const kept = useRef(wishOf(gift));
  const [shown, show] = useState(() => ({ wish: wishOf(gift), isKept: true }));
  const [told, tell] = useState<GiftOutcome>();
  const [field, setField] = useState<HTMLTextAreaElement | null>(null);
  const want = (part: Partial<GiftWish>) => {
    wish.current = { ...wish.current, ...part };
    show({ wish: wish.current, isKept: isSame(wish.current, kept.current) });
  };
  const send = async (): Promise<boolean> => {
    const { words, ...ticks } = wish.current;
    const isFine = isWritable(giftWords(words));
    const sent = { ...ticks, words: isFine ? words : kept.current.words };
    if (!isFine) tell('fault');
    if (isSame(sent, kept.current)) return isFine;
    const answer = await setGift({ ...ticks, message: sent.words });
    if (!answer.ok) {
      // A tick that was not kept is taken back; words stay, to be sent again.
      want({ isWrapped: kept.current.isWrapped, wantsReceipt: kept.current.wantsReceipt });
      tell(answer.failure);
      return false;
    }
    const isOfWords = giftWords(sent.words) !== giftWords(kept.current.words);
    kept.current = sent;
    want({});
    if (isFine && isOfWords) tell('saved');
    return isFine;
  };
  const { run: keep, isBusy } = useOneByOne(send);
  useEffect(() => {
    // Kept from elsewhere, as by another tab; what is not sent yet stays.
    const known = wishOf(gift);
    if (isSame(known, kept.current) || !isSame(wish.current, kept.current)) return;
    kept.current = known;
    wish.current = known;
    show({ wish: known, isKept: true });
  }, [gift]);
  return {
    ...shown.wish,
    isKept: shown.isKept,
    told,
    isBusy,
    setField,
    type: (words) => {
      tell(undefined);
      want({ words });
    },
    tick: (ticks) => {
      want(ticks);
      void keep();
    },
    keepWords: keep,
    beforeGoingOn: (event) => {
      if (isSame(wish.current, kept.current)) return;
      event.preventDefault();
      const link = event.currentTarget;
      void keep().then((isKept) => (isKept ? link.click() : field?.focus()));
    },
  };
}

/** Runs what is asked for in turn: each begins when the one before has ended. */
function useOneByOne(act: () => Promise<boolean>) {
  const underWay = useRef(Promise.resolve(true));
  const [count, setCount] = useState(0);
  const run = (): Promise<boolean> => {
    setCount((known) => known + 1);
    underWay.current = underWay.current.then(act).finally(() => setCount((known) => known - 1));
    return underWay.current;
  };
  return { run, isBusy: count > 0 };
}
