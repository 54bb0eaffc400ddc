import { useState } from 'react';
import { useLabels } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';

/** Hands the address of the page on: through the device where it can, else by the clipboard. */
export function ShareButton() {
  const t = useLabels();
  const [isCopied, setIsCopied] = useState(false);
  const share = async (): Promise<void> => {
    const url = location.origin + location.pathname;
    try {
      if (Reflect.has(navigator, 'share')) await navigator.share({ title: document.title, url });
      else {
        await navigator.clipboard.writeText(url);
        setIsCopied(true);
      }
    } catch {
      // Called off, or not allowed: the page stays as it is.
    }
  };
  return (
    <>
      <Button look="text" onClick={() => void share()}>
        {t('detail_share')}
      </Button>
      <output>{isCopied && t('detail_copied')}</output>
    </>
  );
}
