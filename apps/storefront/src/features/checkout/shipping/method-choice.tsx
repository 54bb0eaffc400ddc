import type { ShippingMethod } from '@vitrine/contracts';
import { isFreeLabel, type Readiness, shippingOptions, type ShippingOptionType } from '@vitrine/domain';
import { type ReactNode, useEffect, useId } from 'react';
import { useLabels } from '../../../shared/page/page.tsx';
import { stepScreen } from '../steps/step-screen.tsx';
import styles from './shipping-step.module.css';
import { choiceOf, type WayChoice } from './way-choice.ts';

/** Only some postal codes have slots: what shows them is fetched by itself. */
export const SLOTS = stepScreen(async () => (await import('./slot-picker.tsx')).SlotPicker);
const { Screen: SlotPicker } = SLOTS;

interface MethodChoiceProps {
  readonly title: string;
  readonly parcel: Readiness;
  readonly methods: readonly ShippingMethod[];
  /** The whole one that is typed, or empty. */
  readonly postalCode: string;
  /** Raised whenever the free hours are to be read anew. */
  readonly round?: number | undefined;
  readonly chosen: WayChoice | undefined;
  readonly onChoose: (choice: WayChoice) => void;
  /** What else is said of the choice. */
  readonly children?: ReactNode;
}

/** [R4.035, R4.036, R9.038] The methods with their price and, by day and month, when the order arrives. */
export function MethodChoice({
  title,
  parcel,
  methods,
  postalCode,
  round,
  chosen,
  onChoose,
  children,
}: MethodChoiceProps) {
  const t = useLabels();
  const name = useId();
  const options = shippingOptions(methods);
  const hasSlots = options.some(({ type }) => type === 'timeslot-selector');
  useEffect(() => {
    if (hasSlots) SLOTS.warm();
  }, [hasSlots]);
  return (
    <fieldset className={styles['part']}>
      <legend>{title}</legend>
      {children}
      {options.map((option) =>
        option.type === 'timeslot-selector' ? (
          <SlotChoice key="selector" name={name} chosen={chosen} onChoose={onChoose}>
            <SlotPicker
              key={`${postalCode} ${round ?? 0}`}
              {...{ postalCode, parcel, methods }}
              chosen={chosen?.by === 'selector' ? chosen.chosen?.hours : undefined}
              onChoose={(methodId, hours) => onChoose({ by: 'selector', chosen: { methodId, hours } })}
            />
          </SlotChoice>
        ) : (
          <MethodOption
            key={option.method.id}
            {...{ name, postalCode, ...option }}
            isChosen={chosen?.by === 'method' && chosen.methodId === option.method.id}
            onChoose={() => onChoose(choiceOf(option.method))}
          />
        ),
      )}
      {methods.length === 0 && <p>{t('checkout_no_method')}</p>}
    </fieldset>
  );
}

interface SlotChoiceProps extends Pick<MethodChoiceProps, 'chosen' | 'onChoose'> {
  readonly name: string;
  readonly children: ReactNode;
}

/** [R4.036] The made-up option: it opens the days and the hours of all methods that are taken by the hour. */
function SlotChoice({ name, chosen, onChoose, children }: SlotChoiceProps) {
  const t = useLabels();
  const isOpen = chosen?.by === 'selector';
  const hours = isOpen ? chosen.chosen?.hours : undefined;
  return (
    <div className={styles['option']}>
      <label className={styles['method']} data-type={'timeslot-selector' satisfies ShippingOptionType}>
        <input
          type="radio"
          name={name}
          value="timeslot-selector"
          checked={isOpen}
          onChange={() => onChoose({ by: 'selector' })}
        />
        <span>{t('checkout_slot_choose')}</span>
        {hours && <span className={styles['detail']}>{hours.label}</span>}
      </label>
      {isOpen && children}
    </div>
  );
}

interface MethodOptionProps extends Pick<MethodChoiceProps, 'postalCode'> {
  readonly name: string;
  readonly type: ShippingOptionType;
  readonly method: ShippingMethod;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function MethodOption({ name, type, method, postalCode, isChosen, onChoose }: MethodOptionProps) {
  const t = useLabels();
  const id = useId();
  const when = method.estimatedDeliveryDateLabel;
  const noSlot = t(postalCode === '' ? 'checkout_slot_where' : 'checkout_slot_none');
  const told = type === 'timeslot' ? t('checkout_slot_first', { when }) : when;
  return (
    <div className={styles['option']}>
      <label className={styles['method']} data-type={type}>
        <input
          type="radio"
          name={name}
          value={method.id}
          checked={isChosen}
          disabled={type === 'no-slot'}
          aria-describedby={id}
          onChange={onChoose}
        />
        <span>{method.name}</span>
        <span>{isFreeLabel(method.price) ? t('checkout_free') : method.price}</span>
        <span className={styles['detail']}>{type === 'no-slot' ? noSlot : told}</span>
      </label>
      <p id={id} className={styles['description']}>
        {method.description}
      </p>
    </div>
  );
}
