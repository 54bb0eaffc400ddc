/* oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML has no list that a field of text controls and that fills other fields */
import { fieldAfter, isAutocompleteActive } from '@vitrine/domain';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useLabels } from '../page/page.tsx';
import { Field, type FieldProps } from '../ui/field.tsx';
import { focusField } from '../forms/field-faults.ts';
import { shownFields } from './address-form-state.ts';
import { placeText } from './place-text.ts';
import styles from './suggest-field.module.css';
import type { AddressFormHandle } from './use-address-form.ts';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

interface SuggestFieldProps extends Omit<FieldProps, 'onChange' | 'form'> {
  readonly form: AddressFormHandle;
}

/**
 * [R2.129, R5.024, R5.025] The line of the street, with addresses to choose from while it is typed (ARIA combobox with a
 * listbox): arrows, Enter, Escape. A chosen one fills the form, and the focus goes on to the next field.
 */
export function SuggestField({ form, ...field }: SuggestFieldProps) {
  const t = useLabels();
  const listId = useId();
  const wrapper = useRef<HTMLDivElement>(null);
  const { options, active, close, type, move } = useSuggestions(form.country);
  const isActive = isAutocompleteActive({ enabled: form.autocomplete, readOnly: field.readOnly === true });
  const isOpen = options.length > 0;

  const choose = ({ address1, city, postalCode, state, district }: Suggestion) => {
    close();
    const texts = { address1, city, postalCode, ...(state && { state }), ...(district && { district }) };
    form.tell({ type: 'suggested', countryCode: form.country, texts });
    const next = fieldAfter('address1', shownFields(form.rules, form.country));
    if (next !== undefined) focusField(wrapper.current?.closest('form') ?? null, next);
  };
  const press = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const chosen = options[active];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={wrapper} className={styles['combobox']}>
      <Field
        {...field}
        {...(isActive && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isOpen,
          'aria-controls': listId,
          'aria-activedescendant': active === -1 ? undefined : `${listId}-${active}`,
        })}
        onKeyDown={press}
        onBlur={(event) => {
          close();
          field.onBlur?.(event);
        }}
        onChange={({ target }) => {
          form.tell({ type: 'typed', field: 'address1', text: target.value });
          if (isActive) type(target.value);
        }}
      />
      {isActive && (
        <div
          id={listId}
          role="listbox"
          aria-label={t('address_suggestions_title')}
          className={styles['list']}
        >
          {options.map((option, at) => (
            <div
              key={`${option.address1} ${option.postalCode}`}
              id={`${listId}-${at}`}
              role="option"
              aria-selected={at === active}
              tabIndex={-1}
              className={styles['option']}
              // Before the field loses the focus.
              onPointerDown={(event) => {
                event.preventDefault();
                choose(option);
              }}
            >
              <span>{option.address1}</span>{' '}
              <span className={styles['place']}>{placeText(option, form)}</span>
            </div>
          ))}
        </div>
      )}
      <output className="visually-hidden">
        {isOpen && t('address_suggestions', { count: options.length })}
      </output>
    </div>
  );
}
