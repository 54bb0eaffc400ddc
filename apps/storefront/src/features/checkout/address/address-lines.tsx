import type { PostalAddress } from '@vitrine/contracts';
import { type AddressRules, placeLine } from '@vitrine/domain';
import { phoneText } from '../../../shared/i18n/phone-text.ts';
import { countryName } from '../../../shared/i18n/region-names.ts';
import { usePage } from '../../../shared/page/page.tsx';
import styles from './address-lines.module.css';

interface AddressLinesProps {
  readonly address: PostalAddress;
  readonly rules: AddressRules;
}

/** An address as it is written on a parcel: line by line. */
export function AddressLines({ address, rules }: AddressLinesProps) {
  const { locale } = usePage();
  const stateName = rules.states?.find(({ code }) => code === address.state)?.name;
  const lines = [
    `${address.firstName} ${address.lastName}`,
    address.address1,
    address.address2,
    placeLine(address, stateName),
    countryName(locale),
  ].filter((line) => line !== undefined && line !== '');
  return (
    <address className={styles['address']}>
      {lines.map((line) => (
        <span key={line} dir="auto">
          {line}
        </span>
      ))}
      <bdi dir="ltr">{phoneText(address.phone)}</bdi>
    </address>
  );
}
