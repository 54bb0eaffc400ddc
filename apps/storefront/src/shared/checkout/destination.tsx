import type { OrderBody } from '@vitrine/contracts';
import { type AddressRules, fullName } from '@vitrine/domain';
import { useLabels } from '../page/page.tsx';
import { AddressLines } from '../address/address-lines.tsx';

interface DestinationProps {
  readonly group: OrderBody['shippingGroups'][number];
  readonly rules: AddressRules;
}

/** Where a parcel goes: to an address, or to a store, with whoever fetches it there. */
export function Destination({ group, rules }: DestinationProps) {
  const t = useLabels();
  const { address, store, collector } = group;
  if (store === undefined) return <AddressLines address={address} rules={rules} />;
  const { countryCode } = address;
  const name = fullName(collector ?? address, countryCode);
  return (
    <>
      <p>
        <bdi>{store.name}</bdi>
      </p>
      <AddressLines address={{ ...address, firstName: '', lastName: '', phone: store.phone }} rules={rules} />
      <p>{t('checkout_collected_by', { name })}</p>
    </>
  );
}
