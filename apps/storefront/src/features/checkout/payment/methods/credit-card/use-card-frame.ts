import { useCallback, useEffect, useRef, useState } from 'react';
import { shopClient } from '../../../../../shared/api/shop-client.ts';
import { type FrameMessage, readFrameMessage, SUBMIT_CARD } from './frame-message.ts';
import type { CardAnswer } from './pay-by-card.ts';

/** Until the first message says how tall the fields are: their usual height, so that nothing jumps. */
const USUAL_HEIGHT_PX = 330;
/** Of the security code's field alone. */
const CODE_HEIGHT_PX = 96;
/** A provider that does not answer in this time is not there. */
const GIVE_UP_AFTER_MS = 20_000;

interface FrameEvents {
  readonly onReady: () => void;
  readonly onFailed: () => void;
  /** Enter was pressed in one of the provider's fields. */
  readonly onSubmitAsked: () => void;
}

/**
 * The provider's card fields, in a frame of its own origin: what is typed there never reaches this page or our services,
 * only the token for it does. Messages count only from that very window and origin.
 */
export function useCardFrame(events: FrameEvents) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  /** Counts the openings: what an earlier one brings is no longer asked for. */
  const opening = useRef(0);
  const waiting = useRef<(answer: CardAnswer) => void>(undefined);
  const latest = useRef(events);
  const [frameUrl, setFrameUrl] = useState<string>();
  const [heightPx, setHeightPx] = useState(USUAL_HEIGHT_PX);

  useEffect(() => {
    latest.current = events;
  });

  const open = useCallback(async (savedCard?: string) => {
    opening.current += 1;
    const mine = opening.current;
    setFrameUrl(undefined);
    setHeightPx(savedCard === undefined ? USUAL_HEIGHT_PX : CODE_HEIGHT_PX);
    const context = await shopClient().call('createCaptureContext', {
      body: { targetOrigins: [location.origin], ...(savedCard !== undefined && { savedCard }) },
    });
    if (opening.current !== mine) return;
    if (context.ok) setFrameUrl(context.value.frameUrl);
    else latest.current.onFailed();
  }, []);

  useEffect(() => {
    if (frameUrl === undefined) return undefined;
    const { origin } = new URL(frameUrl);
    const timer = setTimeout(() => latest.current.onFailed(), GIVE_UP_AFTER_MS);
    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frameRef.current?.contentWindow) return;
      const message = readFrameMessage(event.data);
      if (message === undefined) return;
      clearTimeout(timer);
      if ('heightPx' in message) setHeightPx(message.heightPx);
      answer(message);
    };
    const answer = (message: FrameMessage) => {
      if (message.type === 'ready') latest.current.onReady();
      if (message.type === 'submit-asked') latest.current.onSubmitAsked();
      if (message.type === 'tokenised') waiting.current?.({ ok: true, token: message.token });
      if (message.type === 'failed') waiting.current?.({ ok: false, code: message.code });
    };
    addEventListener('message', hear);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', hear);
    };
  }, [frameUrl]);

  const tokenise = useCallback(async (): Promise<CardAnswer> => {
    const frame = frameRef.current?.contentWindow;
    if (!frame || frameUrl === undefined) return { ok: false, code: 'unavailable' };
    const { promise, resolve } = Promise.withResolvers<CardAnswer>();
    const timer = setTimeout(() => resolve({ ok: false, code: 'unavailable' }), GIVE_UP_AFTER_MS);
    waiting.current = resolve;
    frame.postMessage(SUBMIT_CARD, new URL(frameUrl).origin);
    return promise.finally(() => {
      clearTimeout(timer);
      waiting.current = undefined;
    });
  }, [frameUrl]);

  return { frameRef, view: { frameUrl, heightPx }, open, tokenise };
}
