import type { PostalAddress } from '@vitrine/contracts';
import { type AddressRules, phoneText, postalLines } from '@vitrine/domain';
import { regionName } from '../i18n/region-names.ts';
import { usePage } from '../page/page.tsx';
import styles from './address-lines.module.css';

interface AddressLinesProps {
  readonly address: PostalAddress;
  readonly rules: AddressRules;
}

/** An address as it is written on a parcel: line by line. */
export function AddressLines({ address, rules }: AddressLinesProps) {
  const { locale } = usePage();
  const stateName = rules.states?.find(({ code }) => code === address.state)?.name;
  const lines = [...postalLines(address, stateName), regionName(address.countryCode, locale.bcp47)];
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
