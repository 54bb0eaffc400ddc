import { loadLabels } from '../../shared/i18n/load-labels.ts';
import { useLabels } from '../../shared/page/page.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';

await loadLabels('account');

export function FarewellDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useLabels();
  return (
    <Dialog title={t('account_farewell_title')} shape="centre" widthPx={480} onClose={onClose}>
      <p>{t('account_farewell_text')}</p>
    </Dialog>
  );
}
