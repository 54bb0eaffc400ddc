import { useEffect, useState } from 'react';
import { useLabels } from '../../../shared/page/page.tsx';
import type { DrawnCode } from './code-path.ts';
import styles from './phone-code.module.css';

/** The address as a code that a phone's camera reads, and in letters. Nothing until the code is drawn. */
export function PhoneCode({ address }: { readonly address: string }) {
  const t = useLabels();
  const [code, setCode] = useState<DrawnCode>();
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const { codePath } = await import('./code-path.ts');
      if (!isGone) setCode(codePath(address));
    };
    // Without the code the address is still there to be read.
    draw().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [address]);
  return (
    <figure className={styles['figure']}>
      <svg
        viewBox={`0 0 ${code?.side ?? 1} ${code?.side ?? 1}`}
        role="img"
        aria-label={t('tryon_phone_code')}
        className={styles['code']}
        shapeRendering="crispEdges"
      >
        <path d={code?.path} />
      </svg>
      <figcaption className={styles['address']}>
        <bdi>{withoutScheme(address)}</bdi>
      </figcaption>
    </figure>
  );
}

const withoutScheme = (address: string): string => address.replace(/^https:\/\/|#.*$/gu, '');
