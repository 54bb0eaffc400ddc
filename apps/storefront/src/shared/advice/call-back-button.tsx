import { useCallback, useState } from 'react';
import { lazyPart } from '../page/lazy-part.tsx';
import { useLabels } from '../page/page.tsx';
import { useIsHydrated } from '../forms/use-is-hydrated.ts';

const AdvisorPanel = lazyPart(async () => (await import('./advisor-panel.tsx')).AdvisorPanel);

/** [R2.103] Opens the panel of the advisors, where somebody asks to be called back; nothing without a script. */
export function CallBackButton({ className }: { readonly className: string | undefined }) {
  const t = useLabels();
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  if (!useIsHydrated()) return undefined;
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('call_back_open')}
      </button>
      {isOpen && <AdvisorPanel onClose={close} />}
    </>
  );
}
