import { clientServiceAt, dateFormat, dayAt, deskHoursOn, type Locale, phoneText } from '@vitrine/domain';
import type { Labels } from '../i18n/labels.ts';
import { loadLabels } from '../i18n/load-labels.ts';
import { usePage } from '../page/page.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { CallbackForm } from './callback-form.tsx';

// The import of this module waits for its labels too.
await loadLabels('advice');

interface AdvisorPanelProps {
  /** What is to be spoken about, where it is one piece. */
  readonly about?: string;
  readonly skuId?: string;
  readonly onClose: () => void;
}

/** [R2.103] The telephone number of this locale's client service, when somebody answers it, and a form to be called back. */
export function AdvisorPanel({ about, skuId, onClose }: AdvisorPanelProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  return (
    <Dialog title={t('advisor_title')} onClose={onClose}>
      <p>{t('advisor_text')}</p>
      <p>
        {t('advisor_hours')} {ownHours(labels, locale)} {nowSaid(labels, locale)}
      </p>
      {about !== undefined && <p>{about}</p>}
      <a className={buttonClass('solid')} href={`tel:${locale.phone}`}>
        {/* Left to right isolates, so that the number reads rightly in Arabic too. */}
        {t('advisor_call', { phone: `\u2066${phoneText(locale.phone)}\u2069` })}
      </a>
      <CallbackForm skuId={skuId} />
    </Dialog>
  );
}

/** The time where the telephone rings, and when somebody answers next. */
function nowSaid({ t }: Labels, { phone, bcp47 }: Locale): string {
  const now = Date.now();
  const { timeZone, isOpen, opensOn } = clientServiceAt(phone, now);
  const time = dateFormat(bcp47, { timeZone, timeStyle: 'short' }).format(now);
  if (isOpen) return t('advisor_open', { time });
  if (opensOn === dayAt(now, timeZone)) return t('advisor_closed_today', { time });
  const weekday = dateFormat(bcp47, { timeZone: 'UTC', weekday: 'long' });
  return t('advisor_closed', { time, day: weekday.format(new Date(opensOn)) });
}

/** The hours by the reader's clock, where that is another one. */
function ownHours({ t }: Labels, { phone, bcp47 }: Locale): string {
  const { timeZone, opensOn } = clientServiceAt(phone, Date.now());
  const hours = deskHoursOn(phone, opensOn);
  if (hours === undefined) return '';
  const here = dateFormat(bcp47, { timeStyle: 'short' });
  const there = dateFormat(bcp47, { timeZone, timeStyle: 'short' });
  const [from, until] = [here.format(hours.opensAt), here.format(hours.closesAt)];
  return from === there.format(hours.opensAt) ? '' : t('advisor_hours_own', { from, until });
}
