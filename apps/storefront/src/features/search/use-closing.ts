import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Closes what belongs to a field when something outside of its form is pressed or focused, and with every navigation. */
export function useClosing(field: HTMLInputElement, onClose: () => void): void {
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Node && field.form?.contains(target) === false) onClose();
    };
    const kinds = ['focusin', 'pointerdown'];
    for (const kind of kinds) document.addEventListener(kind, leave);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, leave);
    };
  }, [field, onClose]);
  const { key } = useLocation();
  const openedOn = useRef(key);
  useEffect(() => {
    if (openedOn.current === key) return;
    openedOn.current = key;
    field.form?.reset();
    onClose();
  }, [key, field, onClose]);
}
