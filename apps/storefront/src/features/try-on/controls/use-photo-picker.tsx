import { useRef } from 'react';
import { useLabels } from '../../../shared/page/page.tsx';

/** A file picker and the way to open it. What was picked is judged by its bytes, not by its name [R5.011]. */
export function usePhotoPicker(onFile: (file: File) => void) {
  const t = useLabels();
  const picker = useRef<HTMLInputElement>(null);
  return {
    pick: () => picker.current?.click(),
    input: (
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('tryon_upload_photo')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file may be picked again after it was refused.
          target.value = '';
        }}
      />
    ),
  };
}
