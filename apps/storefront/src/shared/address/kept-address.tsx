import type { Address } from '@vitrine/contracts';
import { wholePhone } from '@vitrine/domain';
import { useLabels } from '../page/page.tsx';
import { Button } from '../ui/button.tsx';
import { AddressLines } from './address-lines.tsx';
import styles from './kept-address.module.css';

interface KeptAddressProps {
  readonly address: Address;
  /** The pointer or the focus is on what opens the form: it may be fetched ahead. */
  readonly onNear: () => void;
  readonly onEdit: () => void;
}

/** [R2.046] An address of the book as it stands in a list, and the way to change it. */
export function KeptAddress({ address, onNear, onEdit }: KeptAddressProps) {
  const t = useLabels();
  const { phoneNumber: number = '', phoneNumberTelCode: telCode = '', state, displayStateName } = address;
  const states =
    state === undefined || displayStateName === undefined ? [] : [{ code: state, name: displayStateName }];
  return (
    <div className={styles['entry']}>
      {address.mainAddress && <p className={styles['mark']}>{t('address_main')}</p>}
      <AddressLines address={{ ...address, phone: wholePhone({ telCode, number }) }} rules={{ states }} />
      <Button
        look="text"
        aria-label={t('address_edit_one', { address: address.address1 })}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={onEdit}
      >
        {t('address_edit')}
      </Button>
    </div>
  );
}
