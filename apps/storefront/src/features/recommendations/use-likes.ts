import type { SelectionBody } from '@vitrine/contracts';
import { useState } from 'react';
import type { CallFailure, CallResult } from '../../shared/api/call-failure.ts';
import { shopClient } from '../../shared/api/shop-client.ts';

const GONE = 404;

export interface Likes {
  readonly isLiked: (skuId: string) => boolean;
  readonly toggle: (skuId: string) => Promise<void>;
  /** Why the last press did nothing. */
  readonly failure: CallFailure | undefined;
}

/** [R7.143, R7.144] What the reader likes of a selection. A press shows at once, and is taken back where it is refused. */
export function useLikes({ id: sharingId, interactions }: Pick<SelectionBody, 'id' | 'interactions'>): Likes {
  /** By SKU, the like of it; empty while it is under way. */
  const [likes, setLikes] = useState<ReadonlyMap<string, string>>(
    () => new Map(interactions.map(({ interactedId, id }) => [interactedId, id])),
  );
  const [failure, setFailure] = useState<CallFailure>();
  const put = (skuId: string, id: string | undefined) =>
    setLikes((now) => {
      const others = [...now].filter(([other]) => other !== skuId);
      return new Map(id === undefined ? others : [...others, [skuId, id]]);
    });

  const like = async (skuId: string) => {
    put(skuId, '');
    const answer = await shopClient().call('likePiece', {
      params: { sharingId },
      body: { interactedId: skuId },
    });
    put(skuId, answer.ok ? answer.value.id : undefined);
    setFailure(answer.ok ? undefined : answer.failure);
  };
  const unlike = async (skuId: string, id: string) => {
    put(skuId, undefined);
    const answer = await shopClient().call('unlikePiece', { params: { id } });
    if (isDone(answer)) return setFailure(undefined);
    put(skuId, id);
    return setFailure(answer.failure);
  };
  return {
    isLiked: (skuId) => likes.has(skuId),
    toggle: async (skuId) => {
      const id = likes.get(skuId);
      if (id === undefined) await like(skuId);
      else if (id !== '') await unlike(skuId, id);
    },
    failure,
  };
}

/** One that another tab took back is as good as taken back. */
const isDone = (answer: CallResult<unknown>): answer is CallResult<unknown> & { readonly ok: true } =>
  answer.ok || answer.failure.status === GONE;
