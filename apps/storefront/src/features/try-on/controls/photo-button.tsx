import { useRef } from 'react';
import { useLabels } from '../../../shared/page/page.tsx';
import { Button, type ButtonProps } from '../../../shared/ui/button.tsx';

interface PhotoButtonProps extends Pick<ButtonProps, 'look' | 'disabled' | 'className' | 'ref'> {
  readonly onFile: (file: File) => void;
}

/** [R2.085, R5.011] Opens the file picker. What was picked is judged by its bytes, not by its name. */
export function PhotoButton({ onFile, ...button }: PhotoButtonProps) {
  const t = useLabels();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {t('tryon_upload_photo')}
      </Button>
      <input
        ref={input}
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
    </>
  );
}
