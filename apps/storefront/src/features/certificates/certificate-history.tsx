import type { CertificateBody } from '@vitrine/contracts';
import { CERTIFICATE_SYSTEM_ID } from '@vitrine/domain';
import { useId } from 'react';
import { dayText } from '../../shared/i18n/day-text.ts';
import type { Labels } from '../../shared/i18n/labels.ts';
import { usePage } from '../../shared/page/page.tsx';
import styles from './certificate-history.module.css';

/** [R2.059, R9.020] What happened to the piece, the last thing first. Owners before have no name here. */
export function CertificateHistory({ certificate }: { readonly certificate: CertificateBody }) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const title = useId();
  const { history, ownerId } = certificate;
  if (history.length === 0) return null;
  const dayOf = (at: string) => dayText({ at, country: locale.country }, locale);
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={styles['title']}>
        {t('certificates_history')}
      </h2>
      <ol className={styles['list']}>
        {history.toReversed().map((one) => (
          <li key={`${one.at} ${one.kind}`} className={styles['entry']}>
            <time dateTime={one.at} className={styles['day']}>
              {dayOf(one.at)}
            </time>
            {one.kind === 'note' ? (
              <p>{t(`certificates_note_${one.note}`)}</p>
            ) : (
              <div>
                <p>{t(`certificates_event_${one.eventName}`)}</p>
                <p className={styles['soft']}>
                  {t('certificates_from_to', {
                    from: whoText(one.fromId, ownerId, t),
                    to: whoText(one.toId, ownerId, t),
                  })}
                </p>
                <p className={styles['soft']}>{t('certificates_signed', { id: one.signerId })}</p>
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function whoText(id: string, ownerId: string, t: Labels['t']): string {
  if (id === CERTIFICATE_SYSTEM_ID) return t('certificates_who_house', { id });
  return t(id === ownerId ? 'certificates_who_you' : 'certificates_who_before');
}
