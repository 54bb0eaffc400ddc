import { type FormEvent, type ReactNode, useState } from 'react';
import type { CallFailure, CallResult } from '../api/call-failure.ts';
import { failureText } from '../api/failure-text.ts';
import type { Labels } from '../i18n/labels.ts';
import { usePage } from '../page/page.tsx';
import { Button, type ButtonLook } from '../ui/button.tsx';
import { type FieldFaults, FormFaults } from './field-faults.ts';
import { focusFirstFault } from './field-faults.ts';
import styles from './form.module.css';
import { refusedFields } from './field-faults.ts';
import { useIsHydrated } from './use-is-hydrated.ts';
import { useMutation } from './use-mutation.ts';
import { writtenFault } from '../ui/input-fault.ts';

/** What was entered, by the names of the fields; without white space around it, passwords as they are. */
export type Entered = Readonly<Record<string, string>>;

interface FormProps<Value> {
  /** The call that the form is for. */
  readonly send: (entered: Entered) => Promise<CallResult<Value>>;
  /** Once it has gone well. */
  readonly onDone: (value: Value, entered: Entered) => unknown;
  /** The faults that the browser's own check of the fields does not find; nothing is sent while there are any. */
  readonly check?: (entered: Entered) => FieldFaults | Promise<FieldFaults>;
  /** The words of a refusal, where a feature has its own rule for them. */
  readonly explain?: (failure: CallFailure, labels: Labels) => string;
  /** What the button says. */
  readonly submit: string;
  readonly look?: ButtonLook;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The one form of the shop. Faults stand beside their fields and the first of them gets the focus, whoever found them: the
 * browser, `check`, or the service. Any other refusal is said above the button. While it is sent the button waits, and so
 * it does until the page is alive.
 */
export function Form<Value>({
  send,
  onDone,
  check,
  explain = failureText,
  submit,
  look,
  className,
  children,
}: FormProps<Value>) {
  const { labels } = usePage();
  const isHydrated = useIsHydrated();
  const [faults, setFaults] = useState<FieldFaults>({});
  const { run, isBusy, failure } = useMutation(send);
  const isFieldRefused = Object.keys(faults).length > 0;

  const show = (form: HTMLFormElement, found: FieldFaults) => {
    setFaults(found);
    if (Object.keys(found).length > 0) focusFirstFault(form);
  };
  const press = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = enteredIn(form);
    const found = (await check?.(entered)) ?? {};
    show(form, found);
    if (Object.keys(found).length > 0) return;
    const result = await run(entered);
    if (result?.ok === true) await onDone(result.value, entered);
    else if (result !== undefined) show(form, faultsIn(form, refusedFields(result.failure)));
  };
  const forget = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || !Object.hasOwn(faults, target.name)) return;
    const { [target.name]: _, ...others } = faults;
    setFaults(others);
  };

  return (
    <form
      method="post"
      className={`${styles['form']} ${className ?? ''}`}
      onSubmit={(event) => void press(event)}
      onInput={forget}
    >
      <FormFaults value={faults}>{children}</FormFaults>
      <p role="alert" className={styles['refusal']}>
        {failure && !isFieldRefused && explain(failure, labels)}
      </p>
      <Button type="submit" {...(look && { look })} disabled={isBusy || !isHydrated} aria-busy={isBusy}>
        {isBusy ? labels.t('please_wait') : submit}
      </Button>
    </form>
  );
}

function enteredIn(form: HTMLFormElement): Entered {
  const texts = [...new FormData(form)].flatMap(([name, value]) => {
    if (typeof value !== 'string') return [];
    const field = form.elements.namedItem(name);
    return [[name, isPassword(field) ? value : value.trim()] as const];
  });
  return Object.fromEntries(texts);
}

/** A password that is shown is no field of that type. */
const isPassword = (field: Element | RadioNodeList | null): boolean =>
  field instanceof HTMLInputElement && (field.type === 'password' || field.autocomplete.endsWith('password'));

/** Of the fields that a service refused, those that the form has. */
const faultsIn = (form: HTMLFormElement, names: readonly string[]): FieldFaults =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = form.elements.namedItem(name);
      if (field === null) return [];
      return [[name, field instanceof HTMLInputElement ? writtenFault(field) : 'field_invalid'] as const];
    }),
  );
