import { type ClipboardEvent, type DragEvent } from 'react';

/**
 * Handlers that take the first file that is dropped or pasted anywhere on an element. What it really is, the engine
 * decides from its bytes [R5.011].
 */
export function photoDrop(onFile: (file: File) => void) {
  const take = ({ files: [file] }: DataTransfer) => {
    if (file) onFile(file);
  };
  return {
    // Without it the browser leaves the shop to show the file, also when no photo is wanted now.
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      take(event.dataTransfer);
    },
    onPaste: (event: ClipboardEvent) => take(event.clipboardData),
  };
}
