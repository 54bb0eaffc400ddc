import type { CollectStoresBody, OrderBody } from '@vitrine/contracts';
import { type AddressRules, checkField } from '@vitrine/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { shopClient } from '../../../shared/api/shop-client.ts';
import type { FieldFaults } from '../../../shared/forms/field-faults.ts';
import { type Entered, Form } from '../../../shared/forms/form.tsx';
import { useLabels } from '../../../shared/page/page.tsx';
import { useCheckoutPath } from '../steps/use-checkout-path.ts';
import styles from './collect-step.module.css';
import { type Contact, ContactFields, type ContactPart, contactIn } from './contact-fields.tsx';
import { StoreChoice } from './store-choice.tsx';

interface CollectStepProps {
  readonly order: OrderBody;
  readonly stores: CollectStoresBody['stores'];
  readonly rules: AddressRules;
}

/** [R7.112] In which store the order is to be ready, and who comes for it. */
export function CollectStep({ order, stores, rules }: CollectStepProps) {
  const t = useLabels();
  const navigate = useNavigate();
  const pathTo = useCheckoutPath();
  const [group] = order.shippingGroups;
  const [storeId, choose] = useState(() => firstStore(stores, group?.store?.id));
  const [isOther, setIsOther] = useState(group?.collector !== undefined);
  const parts: readonly ContactPart[] = isOther ? ['contact', 'collector'] : ['contact'];
  const known: Contact | undefined = group?.address ?? order.billingAddress;
  if (storeId === undefined) return <NoStore stores={stores} />;
  return (
    <Form
      className={styles['form']}
      submit={t('checkout_to_payment')}
      check={(entered) => contactFaults(entered, parts, rules)}
      send={(entered) => {
        const collector = isOther ? { collector: contactIn(entered, 'collector') } : {};
        const body = { storeId, contact: contactIn(entered, 'contact'), ...collector };
        return shopClient().call('collectInStore', { body });
      }}
      onDone={() => navigate(pathTo('/checkout/payment'))}
    >
      {group?.isStoreShort === true && <p className={styles['lost']}>{t('checkout_collect_short')}</p>}
      <StoreChoice offers={stores} chosenId={storeId} onChoose={choose} />
      <ContactFields part="contact" title={t('checkout_collect_contact')} known={known} />
      <label className={styles['check']}>
        <input type="checkbox" checked={isOther} onChange={({ target }) => setIsOther(target.checked)} />
        <span>{t('checkout_collect_other')}</span>
      </label>
      {isOther && (
        <ContactFields part="collector" title={t('checkout_collect_other_title')} known={group?.collector} />
      )}
    </Form>
  );
}

/** Nobody can be sent to a store that has not all of the pieces: the list says of each why it cannot. */
function NoStore({ stores }: Pick<CollectStepProps, 'stores'>) {
  const t = useLabels();
  return (
    <div className={styles['form']}>
      <p>{t('checkout_collect_none')}</p>
      <StoreChoice offers={stores} chosenId={undefined} onChoose={() => undefined} />
    </div>
  );
}

/** The store that was chosen before, or the first that can have it ready. */
function firstStore(stores: CollectStepProps['stores'], chosenId: string | undefined): string | undefined {
  const able = stores.filter(({ cannot }) => cannot === undefined);
  return (able.find(({ store }) => store.id === chosenId) ?? able[0])?.store.id;
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
