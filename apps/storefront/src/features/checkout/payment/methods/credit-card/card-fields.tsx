import type { RefObject } from 'react';
import type { LabelKey } from '../../../../../shared/i18n/labels.ts';
import { useLabels } from '../../../../../shared/page/page.tsx';
import { Button } from '../../../../../shared/ui/button.tsx';
import styles from '../../payment-step.module.css';
import type { Placing } from '../../placing.ts';

interface CardFieldsProps {
  /** What is said above the fields. */
  readonly intro: LabelKey;
  readonly placing: Placing;
  readonly frameRef: RefObject<HTMLIFrameElement | null>;
  readonly view: { readonly frameUrl: string | undefined; readonly heightPx: number };
  readonly onRetry: () => void;
}

/** Where the provider's fields stand on our page; said plainly, since the address bar cannot show it. */
export function CardFields({ intro, placing, frameRef, view, onRetry }: CardFieldsProps) {
  const t = useLabels();
  return (
    <div aria-busy={placing.step === 'opening'}>
      <p className={styles['intro']}>{t(intro)}</p>
      <noscript>
        <p className={styles['fault']}>{t('checkout_card_needs_script')}</p>
      </noscript>
      {placing.step === 'unavailable' ? (
        <div role="alert" className={styles['unavailable']}>
          <p>{t('checkout_error_provider_unavailable')}</p>
          <Button look="outline" onClick={onRetry}>
            {t('checkout_try_again')}
          </Button>
        </div>
      ) : (
        <div className={styles['card']}>
          {placing.step === 'opening' && <p className={styles['opening']}>{t('please_wait')}</p>}
          <iframe
            ref={frameRef}
            src={view.frameUrl}
            title={t('checkout_card_frame')}
            height={view.heightPx}
            referrerPolicy="origin"
            // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame is of another origin: this gives it its own, never ours
            sandbox="allow-scripts allow-same-origin allow-forms"
          />
        </div>
      )}
    </div>
  );
}
