import { type ReactNode, useEffect, useState } from 'react';
import type { DrawnCode } from './qr-path.ts';
import styles from './qr-code.module.css';

interface QrCodeProps {
  readonly address: string;
  /** What the code is, for who does not see it. */
  readonly label: string;
  /** Below the code; left out: the address in letters. */
  readonly children?: ReactNode;
}

/** An address as a code that a phone's camera reads. Nothing until the code is drawn. */
export function QrCode({ address, label, children }: QrCodeProps) {
  const [code, setCode] = useState<DrawnCode>();
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const { qrPath } = await import('./qr-path.ts');
      if (!isGone) setCode(qrPath(address));
    };
    // What stands below the code says the same in words.
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
        aria-label={label}
        className={styles['code']}
        shapeRendering="crispEdges"
      >
        <path d={code?.path} />
      </svg>
      <figcaption className={styles['address']}>{children ?? <bdi>{withoutScheme(address)}</bdi>}</figcaption>
    </figure>
  );
}

const withoutScheme = (address: string): string => address.replace(/^https:\/\/|#.*$/gu, '');
