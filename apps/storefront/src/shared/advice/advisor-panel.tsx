import { loadLabels } from '../i18n/load-labels.ts';
import { phoneText } from '../i18n/phone-text.ts';
import { usePage } from '../page/page.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

// The import of this module waits for its labels too.
await loadLabels('advice');

interface AdvisorPanelProps {
  /** What is to be spoken about, where it is one piece. */
  readonly about?: string;
  readonly onClose: () => void;
}

/** [R2.103] The telephone number of this locale's client service, and when somebody answers it. */
export function AdvisorPanel({ about, onClose }: AdvisorPanelProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  return (
    <Dialog title={t('advisor_title')} onClose={onClose}>
      <p>{t('advisor_text')}</p>
      <p>{t('advisor_hours')}</p>
      {about !== undefined && <p>{about}</p>}
      <a className={buttonClass('solid')} href={`tel:${locale.phone}`}>
        {/* Left to right isolates, so that the number reads rightly in Arabic too. */}
        {t('advisor_call', { phone: `\u2066${phoneText(locale.phone)}\u2069` })}
      </a>
    </Dialog>
  );
}
