import { useEffect } from 'react';

/** Calls `onEscape` when Escape is pressed while `isActive`; a modal dialog on top has the key for itself [R2.078]. */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && document.querySelector('dialog:modal') === null) onEscape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isActive, onEscape]);
}
