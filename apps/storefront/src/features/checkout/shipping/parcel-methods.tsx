import type { OrderBody, ShippingMethodsBody } from '@vitrine/contracts';
import type { Readiness } from '@vitrine/domain';
import { useLabels } from '../../../shared/page/page.tsx';
import { parcelTitle } from '../../../shared/checkout/parcels.ts';
import { MethodChoice } from './method-choice.tsx';
import styles from './shipping-step.module.css';

export type ParcelMethods = Readonly<Partial<Record<Readiness, string>>>;

interface ParcelMethodsProps {
  readonly parcels: ShippingMethodsBody['parcels'];
  readonly lines: OrderBody['lines'];
  readonly chosen: ParcelMethods;
  readonly onChoose: (chosen: ParcelMethods) => void;
}

/** [R7.115] How each parcel of the order is sent, and why there are several. */
export function ParcelMethodChoice({ parcels, lines, chosen, onChoose }: ParcelMethodsProps) {
  const t = useLabels();
  const count = parcels.length;
  return (
    <>
      {count > 1 && <p>{t('checkout_parcels_why', { count })}</p>}
      {parcels.map(({ readiness, itemIds, shippingMethods }, at) => (
        <MethodChoice
          key={readiness}
          title={count === 1 ? t('checkout_method_title') : parcelTitle(readiness, { at, count }, t)}
          methods={shippingMethods}
          chosenId={chosen[readiness]}
          onChoose={(methodId) => onChoose({ ...chosen, [readiness]: methodId })}
        >
          {count > 1 && (
            <p className={styles['pieces']}>
              {lines
                .filter(({ itemId }) => itemIds.includes(itemId))
                .map(({ name }) => name)
                .join(' · ')}
            </p>
          )}
        </MethodChoice>
      ))}
    </>
  );
}

/**
 * The way of each parcel: what was chosen, as long as it is offered; before that what the order says already, else the
 * house's first.
 */
export function chosenMethods(
  parcels: ShippingMethodsBody['parcels'],
  groups: OrderBody['shippingGroups'],
  asked: ParcelMethods = {},
): ParcelMethods {
  const methods = parcels.map(({ readiness, shippingMethods }) => {
    const group = groups.find((known) => known.readiness === readiness);
    const wanted = [asked[readiness], group?.method.id];
    const offered =
      shippingMethods.find(({ id }) => id === wanted[0]) ??
      shippingMethods.find(({ id }) => id === wanted[1]);
    return [readiness, offered?.id ?? shippingMethods[0]?.id];
  });
  return Object.fromEntries(methods);
}
