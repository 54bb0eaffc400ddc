import { useState } from 'react';
import { lazyPart } from '../../shared/page/lazy-part.tsx';
import { useLabels } from '../../shared/page/page.tsx';
import { Button } from '../../shared/ui/button.tsx';

const SizeGuideDialog = lazyPart(async () => (await import('./size-guide-dialog.tsx')).SizeGuideDialog);

interface SizeGuideButtonProps {
  readonly guideId: string;
  /** The size that is chosen on the page; undefined where there is none to choose. */
  readonly size: string | undefined;
}

/** Opens the size guide. */
export function SizeGuideButton({ guideId, size }: SizeGuideButtonProps) {
  const t = useLabels();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="text" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('product_size_guide')}
      </Button>
      {isOpen && <SizeGuideDialog guideId={guideId} size={size} onClose={() => setIsOpen(false)} />}
    </>
  );
}
