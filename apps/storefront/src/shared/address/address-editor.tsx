import type { Address } from '@vitrine/contracts';
import type { AddressRules } from '@vitrine/domain';
import { type FormEvent, use, useEffect, useRef, useState } from 'react';
import type { CallResult } from '../api/call-failure.ts';
import { failureText } from '../api/failure-text.ts';
import { shopClient } from '../api/shop-client.ts';
import { focusFirstFault } from '../forms/field-faults.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { usePage } from '../page/page.tsx';
import { Button } from '../ui/button.tsx';
import styles from './address-editor.module.css';
import { AddressFields } from './address-fields.tsx';
import { changedAddress } from './address-texts.ts';
import { CountryField } from './country-field.tsx';
import { FaultSummary } from './fault-summary.tsx';
import { TelCodes } from './tel-codes.ts';
import { refusedAddressFields, useAddressForm } from './use-address-form.ts';
import { useCountryRules } from './use-country-rules.ts';

interface AddressEditorProps {
  readonly address: Address;
  /** What a country asks for that the page knows already. */
  readonly known: { readonly country: string; readonly rules: AddressRules };
  readonly onSaved: (address: Address) => void;
  readonly onRemoved: (identifier: string) => void;
  readonly onClose: () => void;
}

/** [R7.038, R7.039] Changes an address of the book, in its place, or takes it out. */
export function AddressEditor(props: AddressEditorProps) {
  const { countryCode } = props.address;
  const { labels } = usePage();
  const [country, choose] = useState(countryCode);
  const rules = useCountryRules(country, props.known);
  if (rules === undefined) return <p aria-busy>{labels.t('please_wait')}</p>;
  return <EditorForm {...props} {...rules} onCountry={choose} />;
}

interface EditorFormProps extends AddressEditorProps {
  readonly country: string;
  readonly rules: AddressRules;
  readonly onCountry: (country: string) => void;
}

function EditorForm(props: EditorFormProps) {
  const { address, country, rules, onCountry, onSaved, onClose } = props;
  const { labels, locale } = usePage();
  const { t } = labels;
  const countries = use(TelCodes).map(({ iso }) => iso);
  const form = useAddressForm({ address, rules, country });
  const [isMain, setIsMain] = useState(address.mainAddress);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector<HTMLElement>('input, select')?.focus(), []);

  const params = { id: address.identifier };
  const query = { locale: locale.code };
  const save = useMutation((body: Parameters<typeof changedAddress>[0]): Promise<CallResult<Address>> => {
    const postalAddress = { ...changedAddress(body, form), mainAddress: isMain };
    return shopClient().call('changeAddress', { params, query, body: { postalAddress } });
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    const changed = form.submit();
    const saved = changed && (await save.run(changed));
    if (saved?.ok === true) onSaved(saved.value);
    else if (saved === undefined || form.refuse(saved.failure)) focusFirstFault(target);
  };
  const isOfField = save.failure !== undefined && refusedAddressFields(save.failure).length > 0;
  return (
    <form
      ref={element}
      method="post"
      className={styles['editor']}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <FaultSummary form={form} />
      {countries.length > 1 && <CountryField {...{ country, countries }} onChoose={onCountry} />}
      <AddressFields form={form} name={address.type} hidesCountry={countries.length > 1} />
      {!address.mainAddress && (
        <label className={styles['check']}>
          <input type="checkbox" checked={isMain} onChange={({ target }) => setIsMain(target.checked)} />
          <span>{t('address_make_main')}</span>
        </label>
      )}
      <p role="alert" className={styles['fault']}>
        {save.failure && !isOfField && failureText(save.failure, labels)}
      </p>
      <div className={styles['actions']}>
        <Button type="submit" look="outline" disabled={save.isBusy} aria-busy={save.isBusy}>
          {t(save.isBusy ? 'please_wait' : 'address_save')}
        </Button>
        <Button look="text" onClick={onClose}>
          {t('address_cancel')}
        </Button>
        <RemoveButton {...props} />
      </div>
    </form>
  );
}

/** Asks once more before the address is gone. */
function RemoveButton({ address, onRemoved }: Pick<AddressEditorProps, 'address' | 'onRemoved'>) {
  const { labels, locale } = usePage();
  const [isSure, setIsSure] = useState(false);
  const { identifier } = address;
  const { run, isBusy, failure } = useMutation(() =>
    shopClient().call('removeAddress', { params: { id: identifier }, query: { locale: locale.code } }),
  );
  const press = async () => {
    if (!isSure) {
      setIsSure(true);
      return;
    }
    const removed = await run();
    if (removed?.ok === true) onRemoved(identifier);
  };
  return (
    <>
      <Button look="text" disabled={isBusy} onClick={() => void press()}>
        {labels.t(isSure ? 'address_remove_sure' : 'address_remove')}
      </Button>
      <p role="alert" className={styles['fault']}>
        {failure && failureText(failure, labels)}
      </p>
    </>
  );
}
