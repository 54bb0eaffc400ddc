import type { CartItem } from '@vitrine/contracts';
import { type ReactNode, useState } from 'react';
import type { CallFailure } from '../../shared/api/call-failure.ts';
import { failureText } from '../../shared/api/failure-text.ts';
import { usePage } from '../../shared/page/page.tsx';
import styles from './cart-message.module.css';
import { PendingOrder } from './lazy-pending-order.ts';
import type { OnCartChanged } from './use-cart-change.ts';

/** Where the last change was refused, and what is said there. */
interface ToldAt {
  /** For a part of the bag (the id of a line, or a name): what it calls with the answer to its change. */
  readonly tellAt: (part: string) => OnCartChanged;
  /** What stands at that part; undefined unless the last change was its own and was refused. */
  readonly messageAt: (part: string) => ReactNode;
}

/** [R8.003] Why a change was refused is said at what was to be changed. */
export function useToldAt(items: readonly CartItem[]): ToldAt {
  const { labels } = usePage();
  const [told, setTold] = useState<{ readonly part: string; readonly failure: CallFailure }>();
  const names = new Map(items.map(({ product }) => [product.identifier, product.name]));
  const message = ({ failure }: { readonly failure: CallFailure }) => (
    <div role="alert" className={styles['message']}>
      {failure.errorCode === 'PENDING_PAYMENT_ORDER' ? (
        <PendingOrder onClose={() => setTold(undefined)} />
      ) : (
        failureText(failure, labels, names)
      )}
    </div>
  );
  return {
    tellAt: (part) => (result) => setTold(result.ok ? undefined : { part, failure: result.failure }),
    messageAt: (part) => (told?.part === part ? message(told) : undefined),
  };
}

/** [R8.006] An earlier order that is being paid is told of before anything is tried; its end stays to be read. */
export function PendingNotice({ isPending }: { readonly isPending: boolean }) {
  const [state, setState] = useState<'none' | 'told' | 'closed'>(isPending ? 'told' : 'none');
  if (isPending && state === 'none') setState('told');
  if (state !== 'told') return undefined;
  return (
    <output className={styles['notice']}>
      <PendingOrder onClose={() => setState('closed')} />
    </output>
  );
}
