import type { Address, OrderBody } from '@vitrine/contracts';
import type { AddressRules } from '@vitrine/domain';
import { useState } from 'react';
import { SavedAddresses } from '../../../shared/address/saved-addresses.tsx';
import { regionName } from '../../../shared/i18n/region-names.ts';
import { lazyPart } from '../../../shared/page/lazy-part.tsx';
import { usePage } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import type { SavedChoice as Choice } from './use-saved-choice.ts';

const AddressEditor = lazyPart(
  async () => (await import('../../../shared/address/address-editor.tsx')).AddressEditor,
);

export interface SavedChoiceProps {
  readonly saved: Choice;
  readonly order: OrderBody;
  readonly rules: AddressRules;
  readonly onCountry: (country: string) => void;
}

/** [R2.129] The customer's own addresses, to choose one and to change it in its place. */
export function SavedChoice({ saved, order, rules, onCountry }: SavedChoiceProps) {
  const { labels, locale } = usePage();
  const [editedId, edit] = useState<string>();
  const edited = saved.addresses.find(({ identifier }) => identifier === editedId);
  const destination = { country: order.country, rules };
  const close = () => edit(undefined);

  const wayTo = ({ countryCode }: Address) => {
    const isServed = locale.dispatchCountries.some(({ iso }) => iso === countryCode);
    if (!isServed || countryCode === order.country) return undefined;
    return (
      <Button look="text" onClick={() => onCountry(countryCode)}>
        {labels.t('address_deliver_to', { country: regionName(countryCode, locale.bcp47) })}
      </Button>
    );
  };
  return (
    <SavedAddresses
      addresses={saved.addresses}
      chosen={saved.chosen}
      onChoose={saved.choose}
      destination={destination}
      wayTo={wayTo}
      onEdit={({ identifier }) => edit(identifier)}
      onEditNear={AddressEditor.warm}
      edited={
        edited && {
          identifier: edited.identifier,
          form: (
            <AddressEditor
              address={edited}
              kind={edited.type}
              known={destination}
              onClose={close}
              onSaved={(address) => {
                saved.put(address);
                close();
              }}
              onRemoved={(identifier) => {
                saved.take(identifier);
                close();
              }}
            />
          ),
        }
      }
    />
  );
}
