import { phoneText } from '../../shared/i18n/phone-text.ts';
import { usePage } from '../../shared/page/page.tsx';
import { buttonClass } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';

/** The telephone number of this locale's client service. */
export function AdvisorPanel({ onClose }: { readonly onClose: () => void }) {
  const { labels, locale } = usePage();
  const { t } = labels;
  return (
    <Dialog title={t('advisor_title')} onClose={onClose}>
      <p>{t('advisor_text')}</p>
      <a className={buttonClass('solid')} href={`tel:${locale.phone}`}>
        {/* Left to right isolates, so that the number reads rightly in Arabic too. */}
        {t('advisor_call', { phone: `\u2066${phoneText(locale.phone)}\u2069` })}
      </a>
    </Dialog>
  );
}
