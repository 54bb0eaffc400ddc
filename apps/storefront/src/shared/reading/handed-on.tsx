import { useState } from 'react';
import { useIsHydrated } from '../forms/use-is-hydrated.ts';
import { useLabels } from '../page/page.tsx';
import { Button } from '../ui/button.tsx';
import styles from './handed-on.module.css';

/** What a reader does with a text: hands its address on, through the device where it can, or prints it. */
export function HandedOn({ title }: { readonly title: string }) {
  const t = useLabels();
  const isHydrated = useIsHydrated();
  const [isCopied, setIsCopied] = useState(false);
  const share = async (): Promise<void> => {
    const url = location.origin + location.pathname;
    try {
      if (Reflect.has(navigator, 'share')) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setIsCopied(true);
      }
    } catch {
      // Called off, or not allowed: the page stays as it is.
    }
  };
  return (
    <p className={styles['ways']}>
      {isHydrated && (
        <>
          <Button look="text" onClick={() => void share()}>
            {t('magazine_share')}
          </Button>
          <Button look="text" onClick={() => print()}>
            {t('magazine_print')}
          </Button>
        </>
      )}
      <output>{isCopied && t('magazine_copied')}</output>
    </p>
  );
}
