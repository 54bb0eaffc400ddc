import type { OrderDetailsBody, PostalAddress } from '@vitrine/contracts';
import type { AddressRules } from '@vitrine/domain';
import type { FormEvent } from 'react';
import type { CallResult } from '../api/call-failure.ts';
import { failureText } from '../api/failure-text.ts';
import { focusFirstFault } from '../forms/field-faults.ts';
import { useIsHydrated } from '../forms/use-is-hydrated.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { usePage } from '../page/page.tsx';
import { Button } from '../ui/button.tsx';
import { AddressFields } from './address-fields.tsx';
import styles from './address-form.module.css';
import { FaultSummary } from './fault-summary.tsx';
import { refusedAddressFields, useAddressForm } from './use-address-form.ts';

/** What is changed, and where it is sent. */
interface AddressFormProps {
  /** The address as it is. */
  readonly address: PostalAddress;
  readonly rules: AddressRules;
  /** ISO 3166-1: where the order goes. */
  readonly country: string;
  readonly send: (address: PostalAddress) => Promise<CallResult<OrderDetailsBody>>;
  readonly onDone: () => void;
}

/** [R2.050, R5.027] Another address for an order that was bought, judged as in the checkout. */
export function AddressForm({ address, rules, country, send, onDone }: AddressFormProps) {
  const { labels } = usePage();
  const form = useAddressForm({ address, rules, country });
  const isHydrated = useIsHydrated();
  const { run, isBusy, failure } = useMutation(send);
  const isOfAddress = failure !== undefined && refusedAddressFields(failure).length > 0;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const changed = form.submit();
    if (!changed) {
      focusFirstFault(element);
      return;
    }
    const sent = await run(changed);
    if (sent?.ok === true) onDone();
    else if (sent !== undefined && form.refuse(sent.failure)) focusFirstFault(element);
  };

  return (
    <form method="post" className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <FaultSummary form={form} />
      <AddressFields form={form} name="shipping" />
      <p role="alert" className={styles['refusal']}>
        {failure && !isOfAddress && failureText(failure, labels)}
      </p>
      <Button type="submit" disabled={isBusy || !isHydrated} aria-busy={isBusy}>
        {labels.t(isBusy ? 'please_wait' : 'checkout_address_save')}
      </Button>
    </form>
  );
}
