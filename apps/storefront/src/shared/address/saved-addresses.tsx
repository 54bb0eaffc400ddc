import type { Address } from '@vitrine/contracts';
import { type AddressRules, type DeliveryObstacle, wholePhone } from '@vitrine/domain';
import { type ReactNode, useId } from 'react';
import { regionName } from '../i18n/region-names.ts';
import { useLabels, usePage } from '../page/page.tsx';
import { Button } from '../ui/button.tsx';
import { AddressLines } from './address-lines.tsx';
import { ANOTHER_ADDRESS, type OrderDestination, obstacleTo } from './delivery-choice.ts';
import styles from './saved-addresses.module.css';

interface SavedAddressesProps {
  readonly addresses: readonly Address[];
  /** The identifier of the chosen one, or `ANOTHER_ADDRESS`. */
  readonly chosen: string;
  readonly onChoose: (chosen: string) => void;
  readonly destination: OrderDestination;
  readonly onEdit: (address: Address) => void;
  /** The pointer or the focus is on what opens the form: it may be fetched ahead. */
  readonly onEditNear: () => void;
  /** The identifier of the address that is edited in its place, and the form for it. */
  readonly edited: { readonly identifier: string; readonly form: ReactNode } | undefined;
  /** The way to an address that lies in another country of this shop; undefined where there is none. */
  readonly wayTo: (address: Address) => ReactNode;
}

/** [R2.129] The addresses of a customer's book as cards to choose from; each that cannot be delivered to says why. */
export function SavedAddresses(props: SavedAddressesProps) {
  const { addresses, chosen, onChoose, destination } = props;
  const t = useLabels();
  const group = useId();
  return (
    <fieldset className={styles['book']} data-part="saved-addresses">
      <legend className={styles['legend']}>{t('address_saved')}</legend>
      {addresses.map((address) =>
        props.edited?.identifier === address.identifier ? (
          <div key={address.identifier} className={styles['card']}>
            {props.edited.form}
          </div>
        ) : (
          <Card
            key={address.identifier}
            {...{ ...props, address, group }}
            obstacle={obstacleTo(address, destination)}
          />
        ),
      )}
      <div className={styles['card']}>
        <label className={styles['choice']}>
          <input
            type="radio"
            name={group}
            checked={chosen === ANOTHER_ADDRESS}
            onChange={() => onChoose(ANOTHER_ADDRESS)}
          />
          <span>{t('address_another')}</span>
        </label>
      </div>
    </fieldset>
  );
}

/** The state in the words that the book has for it. */
function stateNamed({ state, displayStateName: name }: Address): AddressRules {
  return state === undefined || name === undefined ? {} : { states: [{ code: state, name }] };
}

interface CardProps extends Pick<
  SavedAddressesProps,
  'chosen' | 'onChoose' | 'destination' | 'onEdit' | 'onEditNear' | 'wayTo'
> {
  readonly address: Address;
  readonly group: string;
  readonly obstacle: DeliveryObstacle | undefined;
}

function Card({ address, group, obstacle, destination, wayTo, ...on }: CardProps) {
  const t = useLabels();
  const { locale } = usePage();
  const id = useId();
  const { identifier, phoneNumber: number = '', phoneNumberTelCode: telCode = '' } = address;
  const phone = wholePhone({ telCode, number });
  return (
    <div className={styles['card']} data-obstacle={obstacle}>
      <label className={styles['choice']}>
        <input
          type="radio"
          name={group}
          checked={on.chosen === identifier}
          disabled={obstacle !== undefined}
          aria-describedby={obstacle === undefined ? undefined : id}
          onChange={() => on.onChoose(identifier)}
        />
        <span>
          {address.mainAddress && <span className={styles['mark']}>{t('address_main')}</span>}
          <AddressLines address={{ ...address, phone }} rules={stateNamed(address)} />
        </span>
      </label>
      {obstacle !== undefined && (
        <div className={styles['obstacle']}>
          <p id={id}>
            {obstacle === 'elsewhere'
              ? t('address_elsewhere', { country: regionName(destination.country, locale.bcp47) })
              : t('address_incomplete')}
          </p>
          {wayTo(address)}
        </div>
      )}
      <Button
        look="text"
        className={styles['edit']}
        aria-label={t('address_edit_one', { address: address.address1 })}
        onPointerEnter={on.onEditNear}
        onFocus={on.onEditNear}
        onClick={() => on.onEdit(address)}
      >
        {t('address_edit')}
      </Button>
    </div>
  );
}
