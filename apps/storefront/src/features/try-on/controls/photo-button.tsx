import { Button, type ButtonProps } from '../../../shared/ui/button.tsx';
import { useLabels } from '../../../shared/page/page.tsx';
import { ControlButton } from './control-button.tsx';
import { usePhotoPicker } from './use-photo-picker.tsx';

interface PhotoButtonProps extends Pick<ButtonProps, 'disabled' | 'ref'> {
  readonly onFile: (file: File) => void;
}

/** [R2.085, R5.011] Opens the file picker: the thing to do. */
export function PhotoButton({ onFile, ...button }: PhotoButtonProps) {
  const t = useLabels();
  const { input, pick } = usePhotoPicker(onFile);
  return (
    <>
      <Button {...button} onClick={pick}>
        {t('tryon_upload_photo')}
      </Button>
      {input}
    </>
  );
}

/** [R2.085, R5.011] The same as one of the controls. */
export function PhotoControl({ onFile, ...button }: PhotoButtonProps) {
  const t = useLabels();
  const { input, pick } = usePhotoPicker(onFile);
  return (
    <>
      <ControlButton sign="photo" {...button} onClick={pick}>
        {t('tryon_upload_photo')}
      </ControlButton>
      {input}
    </>
  );
}
