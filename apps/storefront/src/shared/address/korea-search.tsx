import { koreanParts } from '@vitrine/domain';
import { useRef, useState } from 'react';
import { focusField } from '../forms/field-faults.ts';
import { lazyPart } from '../page/lazy-part.tsx';
import { useLabels } from '../page/page.tsx';
import { Button } from '../ui/button.tsx';
import type { FoundAddress } from './found-address.ts';
import styles from './korea-panel.module.css';
import type { AddressFormHandle } from './use-address-form.ts';

const KoreaPanel = lazyPart(async () => (await import('./korea-panel.tsx')).KoreaPanel);

/** [R7.188] Opens the search for an address in Korea, and fills the form with the one that is found. */
export function KoreaSearch({ form }: { readonly form: AddressFormHandle }) {
  const t = useLabels();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLDivElement>(null);
  const fill = ({ roadAddr, zipNo }: FoundAddress) => {
    const texts = { ...koreanParts(roadAddr, form.rules), postalCode: zipNo };
    form.tell({ type: 'suggested', countryCode: form.country, texts });
    // Once the panel has given the focus back.
    requestAnimationFrame(() => focusField(opener.current?.closest('form') ?? null, 'address2'));
  };
  return (
    <div ref={opener} className={styles['opener']}>
      <Button look="outline" onClick={() => setIsOpen(true)} onPointerEnter={KoreaPanel.warm}>
        {t('address_korea_search')}
      </Button>
      {isOpen && <KoreaPanel onChoose={fill} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
