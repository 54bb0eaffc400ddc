import { useEffect } from 'react';

/**
 * Takes the first file that is dropped or pasted while the modal is open, wherever in it the pointer or the focus is: the
 * page behind can have neither. What the file really is, the engine decides from its bytes [R5.011].
 */
export function usePhotoDrop(onFile: (file: File) => void): void {
  useEffect(() => {
    const leaving = new AbortController();
    const take = (given: DataTransfer | null) => {
      const [file] = given?.files ?? [];
      if (file) onFile(file);
    };
    const listen = { signal: leaving.signal };
    // Without it the browser leaves the shop to show the file, also when no photo is wanted now.
    addEventListener('dragover', (event) => event.preventDefault(), listen);
    addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        take(event.dataTransfer);
      },
      listen,
    );
    addEventListener('paste', (event) => take(event.clipboardData), listen);
    return () => leaving.abort();
  }, [onFile]);
}
