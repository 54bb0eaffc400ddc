import { useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '../forms/use-is-hydrated.ts';
import { lazyPart } from '../page/lazy-part.tsx';
import { useLabels } from '../page/page.tsx';
import { useStore } from '../session/store.ts';
import styles from './facet-bar.module.css';
import { inStore, recallStore } from './in-store.ts';

const StoreChoice = lazyPart<{ readonly onClose: () => void }>(
  async () => (await import('./store-choice.tsx')).StoreChoice,
);

/** A store whose pieces are marked in the list. It needs scripts, and its place is kept until they are there. */
export function StoreFold({ group }: { readonly group: string }) {
  const t = useLabels();
  const isAlive = useIsHydrated();
  const { store } = useStore(inStore, (state) => state);
  const [isOpen, setOpen] = useState(false);
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(recallStore, []);
  return (
    <details
      ref={fold}
      name={group}
      className={styles['fold']}
      data-waiting={!isAlive || undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles['name']}>
        {store === undefined ? t('finding_store') : t('finding_at_store', { name: store.name })}
      </summary>
      {isOpen && <StoreChoice onClose={() => fold.current?.removeAttribute('open')} />}
    </details>
  );
}
