import { useEffect, useState } from 'react';
import { optionAfterKey } from './finder-options.ts';

interface ComboboxList {
  readonly field: HTMLInputElement;
  /** Of the list and, with `-{number}`, of its options. */
  readonly listId: string;
  /** How many options the list has. */
  readonly count: number;
  readonly onClose: () => void;
  /** The Delete key on an option; says whether there was something to remove. */
  readonly onRemove: (option: number) => boolean;
}

/**
 * The keys of a combobox whose field stands in the header: arrows, Home and End move, Enter follows, Escape hides the
 * list, then empties the field, then closes. The focus never leaves the field, which names the active option
 * (WAI-ARIA combobox). Keys that an input method takes are its own.
 */
export function useCombobox({ field, listId, count, onClose, onRemove }: ComboboxList) {
  const [active, setActive] = useState(-1);
  const [isHidden, setIsHidden] = useState(false);
  const isShown = count > 0 && !isHidden;
  const current = isShown && active < count ? active : -1;
  useEffect(() => {
    const stepBack = () => {
      if (isShown) setIsHidden(true);
      else if (field.value === '') onClose();
      else write(field, '');
    };
    const move = (event: KeyboardEvent) => {
      const next = optionAfterKey(event.key, current, count);
      if (next === undefined) return;
      event.preventDefault();
      setIsHidden(false);
      setActive(next);
    };
    const press = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        stepBack();
      } else if (current >= 0 && event.key === 'Enter') {
        event.preventDefault();
        document.getElementById(`${listId}-${current}`)?.click();
      } else if (event.key === 'Delete') {
        if (current >= 0 && onRemove(current)) event.preventDefault();
      } else move(event);
    };
    const begin = () => {
      setActive(-1);
      setIsHidden(false);
    };
    field.addEventListener('keydown', press);
    field.addEventListener('input', begin);
    field.addEventListener('click', begin);
    return () => {
      field.removeEventListener('keydown', press);
      field.removeEventListener('input', begin);
      field.removeEventListener('click', begin);
    };
  }, [field, listId, count, isShown, current, onClose, onRemove]);
  useFieldState(field, { listId, isShown, current });
  return { active: current, isShown };
}

/** Tells assistive technology what the field controls. The field is the header's, and knows nothing of a list. */
function useFieldState(
  field: HTMLInputElement,
  { listId, isShown, current }: { listId: string; isShown: boolean; current: number },
): void {
  useEffect(() => {
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-expanded', String(isShown));
    if (isShown) field.setAttribute('aria-controls', listId);
    if (current >= 0) field.setAttribute('aria-activedescendant', `${listId}-${current}`);
    document.getElementById(`${listId}-${current}`)?.scrollIntoView({ block: 'nearest' });
    return () => {
      field.setAttribute('aria-expanded', 'false');
      field.removeAttribute('aria-controls');
      field.removeAttribute('aria-activedescendant');
    };
  }, [field, listId, isShown, current]);
}

/** As if it was typed: whoever listens hears of it. */
function write(field: HTMLInputElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
