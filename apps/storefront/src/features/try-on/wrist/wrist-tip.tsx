import { useLabels } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { StripDrawing } from './strip-drawing.tsx';
import styles from './wrist-tip.module.css';

/** [R9.027] */
const WIDTH_PX = 480;

/** [R2.106, R4.026] How a wrist is measured with nothing but paper. */
export function WristTip({ onRead }: { readonly onRead: () => void }) {
  const t = useLabels();
  return (
    <Dialog title={t('tryon_wrist_tip_title')} shape="centre" widthPx={WIDTH_PX} onClose={onRead}>
      <StripDrawing label={t('tryon_wrist_tip_alt')} className={styles['drawing']} />
      <p>{t('tryon_wrist_tip_text')}</p>
      {/* The platform closes it, so that the focus goes back to where it was. */}
      <form method="dialog">
        <Button type="submit">{t('tryon_wrist_continue')}</Button>
      </form>
    </Dialog>
  );
}
