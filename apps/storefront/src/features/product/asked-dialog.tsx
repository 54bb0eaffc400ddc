import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CallResult } from '../../shared/api/call-failure.ts';
import { failureText } from '../../shared/api/failure-text.ts';
import { usePage } from '../../shared/page/page.tsx';
import { Dialog, type DialogProps } from '../../shared/ui/dialog.tsx';

interface AskedDialogProps<Value> extends Omit<DialogProps, 'children'> {
  readonly ask: () => Promise<CallResult<Value>>;
  readonly children: (value: Value) => ReactNode;
}

/** A dialog that asks for what it shows when it opens, and says why where nothing came. */
export function AskedDialog<Value>({ ask, children, ...dialog }: AskedDialogProps<Value>) {
  const { labels } = usePage();
  const [answer, setAnswer] = useState<CallResult<Value>>();
  // Asked once: the dialog is made anew for each opening.
  const first = useRef(ask);
  useEffect(() => {
    let isWanted = true;
    void first.current().then((result) => isWanted && setAnswer(result));
    return () => {
      isWanted = false;
    };
  }, []);
  if (answer?.ok === true) return <Dialog {...dialog}>{children(answer.value)}</Dialog>;
  return (
    <Dialog {...dialog}>
      <output>{answer === undefined ? labels.t('please_wait') : failureText(answer.failure, labels)}</output>
    </Dialog>
  );
}
