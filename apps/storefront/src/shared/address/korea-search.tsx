import { useState } from 'react';
import { lazyPart } from '../page/lazy-part.tsx';
import { useLabels } from '../page/page.tsx';
import { Button } from '../ui/button.tsx';
import type { FoundAddress } from './found-address.ts';
import styles from './korea-panel.module.css';

const KoreaPanel = lazyPart(async () => (await import('./korea-panel.tsx')).KoreaPanel);

/** [R7.188] Opens the search for an address in Korea. */
export function KoreaSearch({ onChoose }: { readonly onChoose: (address: FoundAddress) => void }) {
  const t = useLabels();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles['opener']}>
      <Button look="outline" onClick={() => setIsOpen(true)} onPointerEnter={KoreaPanel.warm}>
        {t('address_korea_search')}
      </Button>
      {isOpen && <KoreaPanel onChoose={onChoose} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
