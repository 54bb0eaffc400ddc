import type { AgecSheet } from '@vitrine/contracts';
import { inLanguage } from '../i18n/in-language.ts';
import { typeset } from '../i18n/typeset.ts';
import styles from './agec-lines.module.css';

/** [R2.022] The criteria of a sheet of environmental qualities, each with what holds for the piece. */
export function AgecLines({ sheet }: { readonly sheet: AgecSheet }) {
  return (
    <dl className={styles['lines']} {...inLanguage(sheet.textLanguage)}>
      {sheet.lines.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{typeset(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
