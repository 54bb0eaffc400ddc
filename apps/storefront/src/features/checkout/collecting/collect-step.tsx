import type { CollectStoresBody, OrderBody } from '@vitrine/contracts';
import { type AddressRules, checkField } from '@vitrine/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { shopClient } from '../../../shared/api/shop-client.ts';
import type { FieldFaults } from '../../../shared/forms/field-faults.ts';
import { type Entered, Form } from '../../../shared/forms/form.tsx';
import { useLabels, usePage } from '../../../shared/page/page.tsx';
import { useCheckoutPath } from '../steps/use-checkout-path.ts';
import styles from './collect-step.module.css';
import { type Contact, ContactFields, type ContactPart, contactIn } from './contact-fields.tsx';
import { type Looked, nearestAble } from './order-stores.ts';
import { StoreChoice } from './store-choice.tsx';

interface CollectStepProps {
  readonly order: OrderBody;
  readonly stores: CollectStoresBody['stores'];
  readonly rules: AddressRules;
}

/** An order that goes nowhere yet. */
const NOT_SENT: Partial<OrderBody['shippingGroups'][number]> = {};

/** [R7.112] In which store the order is to be ready, and who comes for it. */
export function CollectStep({ order, stores, rules }: CollectStepProps) {
  const t = useLabels();
  const navigate = useNavigate();
  const pathTo = useCheckoutPath();
  const { collector, address, isStoreShort, store } = order.shippingGroups[0] ?? NOT_SENT;
  const { storeId, choose, ...list } = useStoreChoice(stores, store?.id);
  const [isOther, setIsOther] = useState(collector !== undefined);
  const parts: readonly ContactPart[] = isOther ? ['contact', 'collector'] : ['contact'];
  const known: Contact | undefined = address ?? order.billingAddress;
  if (storeId === undefined) return <NoStore {...list} />;
  return (
    <Form
      className={styles['form']}
      submit={t('checkout_to_payment')}
      check={(entered) => contactFaults(entered, parts, rules)}
      send={(entered) => {
        const other = isOther ? { collector: contactIn(entered, 'collector') } : {};
        const body = { storeId, contact: contactIn(entered, 'contact'), ...other };
        return shopClient().call('collectInStore', { body });
      }}
      onDone={() => navigate(pathTo('/checkout/payment'))}
    >
      {isStoreShort === true && <p className={styles['lost']}>{t('checkout_collect_short')}</p>}
      <StoreChoice {...list} chosenId={storeId} onChoose={choose} />
      <ContactFields part="contact" title={t('checkout_collect_contact')} known={known} />
      <label className={styles['check']}>
        <input type="checkbox" checked={isOther} onChange={({ target }) => setIsOther(target.checked)} />
        <span>{t('checkout_collect_other')}</span>
      </label>
      {isOther && (
        <ContactFields part="collector" title={t('checkout_collect_other_title')} known={collector} />
      )}
    </Form>
  );
}

/** Nobody can be sent to a store that has not all of the pieces: the list says of each why it cannot. */
function NoStore(list: Pick<ReturnType<typeof useStoreChoice>, 'offers' | 'looked' | 'onLook'>) {
  const t = useLabels();
  return (
    <div className={styles['form']}>
      <p>{t('checkout_collect_none')}</p>
      <StoreChoice {...list} chosenId={undefined} onChoose={() => undefined} />
    </div>
  );
}

/** The store that the shopper has chosen, or, while there is none, the nearest to the place that is looked for. */
function useStoreChoice(offers: CollectStepProps['stores'], before: string | undefined) {
  const { bcp47 } = usePage().locale;
  const [asked, choose] = useState(before);
  const [looked, onLook] = useState<Looked>({ typed: '', here: undefined });
  // It may not have all of the pieces any more.
  const isAble = offers.some(({ store, cannot }) => store.id === asked && cannot === undefined);
  const storeId = isAble ? asked : nearestAble(offers, looked, bcp47);
  return { storeId, choose, offers, looked, onLook };
}

function contactFaults(entered: Entered, parts: readonly ContactPart[], rules: AddressRules): FieldFaults {
  return Object.fromEntries(
    parts.flatMap((part) =>
      (['firstName', 'lastName', 'phone'] as const).flatMap((field) => {
        const text = contactIn(entered, part)[field];
        if (checkField(field, text, rules) === undefined) return [];
        const name = part === 'contact' ? field : `${part}.${field}`;
        return [[name, text === '' ? 'field_required' : 'field_invalid'] as const];
      }),
    ),
  );
}
