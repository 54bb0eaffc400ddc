import type { OrderDetailsBody } from '@vitrine/contracts';
import { useState } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useLabels } from '../../../shared/page/page.tsx';
import { EMPTY_FORM, formLines, type ReturnForm } from './return-form.ts';
import { ReturnChoice } from './return-choice.tsx';
import { ReturnReview } from './return-review.tsx';
import { type Sent, ReturnResult } from './return-result.tsx';

interface ReturnDialogProps {
  readonly order: OrderDetailsBody;
  readonly linkToken: string | undefined;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** [R7.043, R7.187] Pieces that come back: chosen, looked over once more, sent, and told line by line. */
export function ReturnDialog({ order, linkToken, onSent, onClose }: ReturnDialogProps) {
  const t = useLabels();
  const [form, setForm] = useState<ReturnForm>(EMPTY_FORM);
  const [isReviewed, setIsReviewed] = useState(false);
  const [sent, setSent] = useState<Sent>();
  const lines = formLines(order);
  const keep = (result: Sent) => {
    setSent(result);
    onSent();
  };
  return (
    <Dialog title={t('returns_open')} onClose={onClose}>
      {sent !== undefined ? (
        <ReturnResult sent={sent} lines={lines} onClose={onClose} />
      ) : isReviewed ? (
        <ReturnReview
          form={form}
          order={order}
          linkToken={linkToken}
          onBack={() => setIsReviewed(false)}
          onSent={keep}
        />
      ) : (
        <ReturnChoice
          form={form}
          lines={lines}
          country={order.country}
          onChange={setForm}
          onReview={() => setIsReviewed(true)}
        />
      )}
    </Dialog>
  );
}
