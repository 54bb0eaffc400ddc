import { type ReactNode, useRef, useState } from 'react';
import { Button } from './button.tsx';
import styles from './copied-link.module.css';

interface CopiedLinkProps {
  /** A path of the shop. */
  readonly path: string;
  readonly label: string;
  readonly copy: string;
  readonly copied: string;
  /** What else can be done with it, beside the copying. */
  readonly children?: ReactNode;
}

/** An address of the shop that is handed on: whole, to be copied by a press or by the keyboard. */
export function CopiedLink({ path, label, copy, copied, children }: CopiedLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const link = import.meta.env.SSR ? path : new URL(path, location.origin).href;
  const put = async () => {
    field.current?.select();
    // Without a secure context there is no clipboard: the link is selected, and the keyboard copies it.
    await navigator.clipboard?.writeText(link).then(
      () => setIsCopied(true),
      () => undefined,
    );
  };
  return (
    <>
      <input
        ref={field}
        className={styles['field']}
        aria-label={label}
        dir="ltr"
        readOnly
        suppressHydrationWarning
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <span className={styles['ways']}>
        <Button look="text" onClick={() => void put()}>
          {copy}
        </Button>
        {children}
        <output>{isCopied && copied}</output>
      </span>
    </>
  );
}
