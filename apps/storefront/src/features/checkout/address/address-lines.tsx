import type { PostalAddress } from '@vitrine/contracts';
import type { AddressRules } from '@vitrine/domain';
import { countryName } from '../../../shared/i18n/region-names.ts';
import { usePage } from '../../../shared/page/page.tsx';
import { placeLine } from './place-line.ts';
import styles from './address-lines.module.css';

interface AddressLinesProps {
  readonly address: PostalAddress;
  readonly rules: AddressRules;
}

/** An address as it is written on a parcel: line by line. */
export function AddressLines({ address, rules }: AddressLinesProps) {
  const { locale } = usePage();
  const lines = [
    `${address.firstName} ${address.lastName}`,
    address.address1,
    address.address2,
    placeLine(address, rules),
    countryName(locale),
  ].filter((line) => line !== undefined && line !== '');
  return (
    <address className={styles['address']}>
      {lines.map((line) => (
        <span key={line} dir="auto">
          {line}
        </span>
      ))}
      <bdi dir="ltr">{address.phone}</bdi>
    </address>
  );
}
