import { type RefObject, useEffect, useImperativeHandle } from 'react';
import { AddressFields } from '../../../shared/address/address-fields.tsx';
import { FaultSummary } from '../../../shared/address/fault-summary.tsx';
import { type AddressFormHandle, useAddressForm } from '../../../shared/address/use-address-form.ts';

export interface BillingFormProps extends Pick<
  Parameters<typeof useAddressForm>[0],
  'address' | 'rules' | 'country' | 'left'
> {
  readonly orderId: string;
  /** The form while it is shown, for the press on Place order. */
  readonly formRef: RefObject<AddressFormHandle | null>;
  /** Keeps what is typed, to be given as `left` when the form is shown again. */
  readonly onTyped: (state: AddressFormHandle['state']) => void;
}

/** [R5.027] The fields of another address than the parcel's. */
export function BillingForm({ formRef, onTyped, orderId, ...start }: BillingFormProps) {
  const form = useAddressForm({ ...start, keptAs: { orderId, name: 'billing' } });
  const { state } = form;
  useImperativeHandle(formRef, () => form);
  useEffect(() => onTyped(state), [state, onTyped]);
  return (
    <>
      <FaultSummary form={form} />
      <AddressFields form={form} name="billing" />
    </>
  );
}
