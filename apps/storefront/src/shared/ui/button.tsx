import type { ComponentProps } from 'react';
import styles from './button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `solid`: the one main action; `outline`: beside it; `text`: inside a sentence or a row; `box`: one of several short ones, such as numbers. */
  readonly look?: ButtonLook;
}

export type ButtonLook = 'solid' | 'outline' | 'text' | 'box';

export function Button({ look = 'solid', type = 'button', className, ...button }: ButtonProps) {
  return <button {...button} type={type} className={`${buttonClass(look)} ${className ?? ''}`} />;
}

/** The look of a button for an element that is none, such as a link. */
export function buttonClass(look: ButtonLook): string {
  return `${styles['button']} ${styles[look]}`;
}
