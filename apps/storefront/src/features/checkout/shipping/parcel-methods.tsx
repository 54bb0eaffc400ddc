import type { OrderBody, ShippingMethodsBody } from '@vitrine/contracts';
import { useLabels } from '../../../shared/page/page.tsx';
import { parcelTitle } from '../../../shared/checkout/parcels.ts';
import { MethodChoice } from './method-choice.tsx';
import styles from './shipping-step.module.css';
import type { ParcelWays } from './way-choice.ts';

interface ParcelMethodsProps {
  readonly parcels: ShippingMethodsBody['parcels'];
  readonly lines: OrderBody['lines'];
  /** The whole one that is typed, or empty. */
  readonly postalCode: string;
  /** Raised whenever the free hours are to be read anew. */
  readonly round?: number;
  /** So many working days until all of it is there, where a piece is made to order. */
  readonly leadTime: string | undefined;
  readonly chosen: ParcelWays;
  readonly onChoose: (chosen: ParcelWays) => void;
}

/** [R7.115] How each parcel of the order is sent, and why there are several. */
export function ParcelMethodChoice({ parcels, lines, leadTime, ...way }: ParcelMethodsProps) {
  const { postalCode, round, chosen, onChoose } = way;
  const t = useLabels();
  const count = parcels.length;
  return (
    <>
      {count > 1 && <p>{t('checkout_parcels_why', { count })}</p>}
      {leadTime !== undefined && <p>{t('checkout_lead_time', { days: leadTime })}</p>}
      {parcels.map(({ readiness, itemIds, shippingMethods }, at) => (
        <MethodChoice
          key={readiness}
          title={count === 1 ? t('checkout_method_title') : parcelTitle(readiness, { at, count }, t)}
          parcel={readiness}
          methods={shippingMethods}
          postalCode={postalCode}
          round={round}
          chosen={chosen[readiness]}
          onChoose={(choice) => onChoose({ ...chosen, [readiness]: choice })}
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
