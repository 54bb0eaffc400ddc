import { type ReactNode, useState } from 'react';
import type { CallResult } from '../../../shared/api/call-failure.ts';
import { type Entered, Form } from '../../../shared/forms/form.tsx';
import { useLabels } from '../../../shared/page/page.tsx';
import styles from './profile-page.module.css';

interface SavingFormProps<Value> {
  readonly send: (entered: Entered) => Promise<CallResult<Value>>;
  readonly onSaved?: (value: Value) => void;
  readonly children: ReactNode;
}

/** A part of the profile: its fields and one button, which says when they were saved until one is changed. */
export function SavingForm<Value>({ send, onSaved, children }: SavingFormProps<Value>) {
  const t = useLabels();
  const [isSaved, setIsSaved] = useState(false);
  return (
    <div onInput={() => setIsSaved(false)}>
      <Form
        submit={t('mylv_save')}
        look="outline"
        className={styles['form']}
        send={send}
        onDone={(value) => {
          setIsSaved(true);
          onSaved?.(value);
        }}
      >
        {children}
      </Form>
      <output className={styles['saved']}>{isSaved && t('mylv_saved')}</output>
    </div>
  );
}
