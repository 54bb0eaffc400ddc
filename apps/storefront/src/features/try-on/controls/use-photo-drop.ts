import { useEffect, useRef } from 'react';
import type { PhotoFate } from './photo-fate.ts';

/**
 * Takes the first file that is dropped or pasted while the modal is open, wherever in it the pointer or the focus is: the
 * page behind can have neither. What the file really is, the engine decides from its bytes [R5.011].
 */
export function usePhotoDrop(fate: PhotoFate, onFile: (file: File) => void): void {
  const kept = useRef<File>(undefined);
  useEffect(() => {
    if (fate === 'open' && kept.current) onFile(kept.current);
    if (fate !== 'keep') kept.current = undefined;
  }, [fate, onFile]);

  useEffect(() => {
    if (fate === 'refuse') return undefined;
    const leaving = new AbortController();
    const take = (event: Event, given: DataTransfer | null) => {
      const [file] = given?.files ?? [];
      if (!file) return;
      event.preventDefault();
      if (fate === 'open') onFile(file);
      else kept.current = file;
    };
    // Registered before the handler of the modal that refuses every other drop.
    const listen = { signal: leaving.signal, capture: true };
    addEventListener('dragover', (event) => hasFiles(event) && event.preventDefault(), listen);
    addEventListener('drop', (event) => take(event, event.dataTransfer), listen);
    addEventListener('paste', (event) => !isText(event) && take(event, event.clipboardData), listen);
    return () => leaving.abort();
  }, [fate, onFile]);
}

/** A dropped file that nobody takes is refused; otherwise the browser would leave the shop to show it. */
export function useNoLeavingByDrop(): void {
  useEffect(() => {
    const leaving = new AbortController();
    const listen = { signal: leaving.signal };
    addEventListener('dragover', refuse, listen);
    addEventListener('drop', refuse, listen);
    return () => leaving.abort();
  }, []);
}

function refuse(event: DragEvent): void {
  const isWords = isTextField(event.target) && !hasFiles(event);
  if (event.defaultPrevented || isWords) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Pasted text goes into text fields; many programs add a picture of it to the clipboard. */
const isText = ({ target, clipboardData }: ClipboardEvent): boolean =>
  isTextField(target) && (clipboardData?.types.includes('text/plain') ?? false);

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea');
