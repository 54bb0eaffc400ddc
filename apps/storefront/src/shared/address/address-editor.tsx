import type { Address, PostalAddress } from '@vitrine/contracts';
import type { AddressKind, AddressRules } from '@vitrine/domain';
import { type FormEvent, use, useEffect, useRef, useState } from 'react';
import type { CallResult } from '../api/call-failure.ts';
import { failureText } from '../api/failure-text.ts';
import { shopClient } from '../api/shop-client.ts';
import { focusFirstFault } from '../forms/field-faults.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { useLabels, usePage } from '../page/page.tsx';
import { Button } from '../ui/button.tsx';
import { RemoveButton } from '../ui/remove-button.tsx';
import styles from './address-editor.module.css';
import { AddressFields } from './address-fields.tsx';
import { changedAddress } from './address-texts.ts';
import { CountryField } from './country-field.tsx';
import { FaultSummary } from './fault-summary.tsx';
import { TelCodes } from './tel-codes.ts';
import { type AddressFormHandle, refusedAddressFields, useAddressForm } from './use-address-form.ts';
import { useCountryRules } from './use-country-rules.ts';

interface AddressEditorProps {
  /** Undefined for one that is to be added. */
  readonly address?: Address | undefined;
  /** What it is for. */
  readonly kind: AddressKind;
  /** What a country asks for that the page knows already. */
  readonly known: { readonly country: string; readonly rules: AddressRules };
  readonly onSaved: (address: Address) => void;
  readonly onRemoved: (identifier: string) => void;
  readonly onClose: () => void;
}

/** [R7.037–R7.039] Adds an address to the book, changes one in its place, or takes it out. */
export function AddressEditor(props: AddressEditorProps) {
  const { labels } = usePage();
  const [country, choose] = useState(props.address?.countryCode ?? props.known.country);
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
  const { address, kind, country, rules, onCountry, onSaved, onClose } = props;
  const { labels } = usePage();
  const { t } = labels;
  const countries = use(TelCodes).map(({ iso }) => iso);
  const form = useAddressForm({ address, rules, country });
  const [isMain, setIsMain] = useState(address?.mainAddress ?? false);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector<HTMLElement>('input, select')?.focus(), []);

  const save = useSaving({ address, kind, isMain, form });
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
      <AddressFields form={form} name={kind} hidesCountry={countries.length > 1} />
      <MainChoice {...{ address, isMain }} onChange={setIsMain} />
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
        {address !== undefined && <Removal address={address} onRemoved={props.onRemoved} />}
      </div>
    </form>
  );
}

interface MainChoiceProps extends Pick<AddressEditorProps, 'address'> {
  readonly isMain: boolean;
  readonly onChange: (isMain: boolean) => void;
}

/** The main address stays so until another one takes its place. */
function MainChoice({ address, isMain, onChange }: MainChoiceProps) {
  const t = useLabels();
  if (address?.mainAddress === true) return undefined;
  return (
    <label className={styles['check']}>
      <input type="checkbox" checked={isMain} onChange={({ target }) => onChange(target.checked)} />
      <span>{t('address_make_main')}</span>
    </label>
  );
}

interface Saving extends Pick<AddressEditorProps, 'address' | 'kind'> {
  readonly isMain: boolean;
  readonly form: AddressFormHandle;
}

function useSaving({ address, kind, isMain, form }: Saving) {
  const { locale } = usePage();
  const query = { locale: locale.code };
  return useMutation((typed: PostalAddress): Promise<CallResult<Address>> => {
    if (address === undefined) {
      const postalAddress = { ...typed, type: kind, ...(isMain && { mainAddress: isMain }) };
      return shopClient().call('addAddress', { query, body: { postalAddress } });
    }
    const params = { id: address.identifier };
    const postalAddress = { ...changedAddress(typed, form), mainAddress: isMain };
    return shopClient().call('changeAddress', { params, query, body: { postalAddress } });
  });
}

interface RemovalProps extends Pick<AddressEditorProps, 'onRemoved'> {
  readonly address: Address;
}

/** Takes the address out of the book. */
function Removal({ address, onRemoved }: RemovalProps) {
  const { labels, locale } = usePage();
  const { identifier } = address;
  const { run, isBusy, failure } = useMutation(() =>
    shopClient().call('removeAddress', { params: { id: identifier }, query: { locale: locale.code } }),
  );
  const remove = async () => {
    const removed = await run();
    if (removed?.ok === true) onRemoved(identifier);
  };
  return (
    <>
      <RemoveButton
        ask={{ text: labels.t('address_remove') }}
        sure={{ text: labels.t('address_remove_sure') }}
        isBusy={isBusy}
        onRemove={() => void remove()}
      />
      <p role="alert" className={styles['fault']}>
        {failure && failureText(failure, labels)}
      </p>
    </>
  );
}
