import type { Address } from '@vitrine/contracts';
import { type AddressKind, ADDRESS_KINDS, type AddressRules } from '@vitrine/domain';
import { useState } from 'react';
import { KeptAddress } from '../../../shared/address/kept-address.tsx';
import { useAddressBook } from '../../../shared/address/use-address-book.ts';
import { lazyPart } from '../../../shared/page/lazy-part.tsx';
import { useLabels } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import styles from './profile-page.module.css';

const AddressEditor = lazyPart(
  async () => (await import('../../../shared/address/address-editor.tsx')).AddressEditor,
);

interface AddressSectionProps {
  readonly addresses: readonly Address[];
  readonly known: { readonly country: string; readonly rules: AddressRules };
}

/** [R2.046, R7.036] The address book: what is kept for deliveries and for invoices, each changed in its place. */
export function AddressSection({ addresses, known }: AddressSectionProps) {
  const t = useLabels();
  const book = useAddressBook(addresses);
  /** The identifier of the address that is open, or the kind of a new one. */
  const [open, setOpen] = useState<string>();
  const close = () => setOpen(undefined);
  const editor = (kind: AddressKind, address?: Address) => (
    <AddressEditor
      key={address?.identifier ?? kind}
      {...{ kind, address }}
      known={known}
      onClose={close}
      onSaved={(saved) => {
        book.put(saved);
        close();
      }}
      onRemoved={(identifier) => {
        book.take(identifier);
        close();
      }}
    />
  );
  return ADDRESS_KINDS.map((kind) => {
    const kept = book.addresses.filter(({ type }) => type === kind);
    return (
      <div key={kind} className={styles['kind']}>
        <h3 className={styles['small']}>{t(`mylv_addresses_${kind}`)}</h3>
        {kept.length === 0 && open !== kind && <p className={styles['soft']}>{t('mylv_addresses_none')}</p>}
        <ul className={styles['list']}>
          {kept.map((address) => (
            <li key={address.identifier} className={styles['entry']}>
              {open === address.identifier ? (
                editor(kind, address)
              ) : (
                <KeptAddress
                  address={address}
                  onNear={AddressEditor.warm}
                  onEdit={() => setOpen(address.identifier)}
                />
              )}
            </li>
          ))}
        </ul>
        {open === kind ? (
          editor(kind)
        ) : (
          <Button look="text" onPointerEnter={AddressEditor.warm} onClick={() => setOpen(kind)}>
            {t('mylv_address_add')}
          </Button>
        )}
      </div>
    );
  });
}
