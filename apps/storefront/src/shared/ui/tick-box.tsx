import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './tick-box.module.css';

interface TickBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** What is agreed to; the whole of it can be pressed. */
  readonly children: ReactNode;
}

/** A box to tick, before the words that it is about. */
export function TickBox({ children, className, ...input }: TickBoxProps) {
  return (
    <label className={`${styles['box']} ${className ?? ''}`}>
      <input {...input} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}
