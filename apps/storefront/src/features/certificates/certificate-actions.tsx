import type { CertificateBody } from '@vitrine/contracts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CallResult } from '../../shared/api/call-failure.ts';
import { failureText } from '../../shared/api/failure-text.ts';
import { shopClient } from '../../shared/api/shop-client.ts';
import { useIsHydrated } from '../../shared/forms/use-is-hydrated.ts';
import { useMutation } from '../../shared/forms/use-mutation.ts';
import { dayText } from '../../shared/i18n/day-text.ts';
import type { LabelKey } from '../../shared/i18n/labels.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { usePage } from '../../shared/page/page.tsx';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import styles from './certificate-actions.module.css';

interface CertificateActionsProps {
  readonly certificate: CertificateBody;
  readonly paperUrl: string;
}
type Report = 'lost' | 'stolen' | 'found';

/** [R2.059, R2.060] What its owner may do about a certificate now; each change is said, and the page is read anew. */
export function CertificateActions({ certificate, paperUrl }: CertificateActionsProps) {
  const { t } = usePage().labels;
  const { revalidate } = useRevalidator();
  const isHydrated = useIsHydrated();
  const [told, setTold] = useState<LabelKey>();
  const [isReporting, setIsReporting] = useState(false);
  const { serialNumber, status } = certificate;
  const changed = (text: LabelKey) => {
    setIsReporting(false);
    setTold(text);
    void revalidate();
  };
  return (
    <section className={styles['actions']} aria-label={t('certificates_actions')}>
      <output className={styles['told']}>{told && t(told)}</output>
      <StateText certificate={certificate} />
      <MainAction certificate={certificate} onChanged={changed} />
      {status !== 'blocked' && (
        <a href={paperUrl} type="application/pdf" className={buttonClass('outline')}>
          {t('certificates_print')}
        </a>
      )}
      {(status === 'activated' || status === 'in_transfer') && (
        <Button
          look="text"
          className={styles['report']}
          disabled={!isHydrated}
          onClick={() => setIsReporting(true)}
        >
          {t('certificates_report')}
        </Button>
      )}
      {isReporting && (
        <ReportDialog
          number={serialNumber}
          onReported={() => changed('certificates_reported')}
          onClose={() => setIsReporting(false)}
        />
      )}
    </section>
  );
}

interface MainActionProps extends Pick<CertificateActionsProps, 'certificate'> {
  readonly onChanged: (text: LabelKey) => void;
}

/** The one thing that its state leads to. */
function MainAction({ certificate: { serialNumber, status }, onChanged }: MainActionProps) {
  const { t } = usePage().labels;
  switch (status) {
    case 'activated':
      return (
        <Link to={`/mylv/certificates/transfer?number=${serialNumber}`} className={buttonClass('solid')}>
          {t('certificates_hand_on')}
        </Link>
      );
    case 'issued':
      return (
        <Link to="/mylv/certificates/activation" className={buttonClass('solid')}>
          {t('certificates_activate')}
        </Link>
      );
    case 'in_transfer':
      return (
        <ChangeButton
          label="certificates_withdraw"
          send={() => shopClient().call('withdrawTransfer', { params: { number: serialNumber } })}
          onDone={() => onChanged('certificates_withdrawn')}
        />
      );
    case 'lost':
    case 'stolen':
      return (
        <ChangeButton
          label="certificates_found"
          send={() => sendReport(serialNumber, 'found')}
          onDone={() => onChanged('certificates_found_done')}
        />
      );
    case 'returned':
    case 'blocked':
      return null;
  }
}

interface ChangeButtonProps {
  readonly label: LabelKey;
  readonly send: () => Promise<CallResult<CertificateBody>>;
  readonly onDone: () => void;
}

function ChangeButton({ label, send, onDone }: ChangeButtonProps) {
  const { labels } = usePage();
  const isHydrated = useIsHydrated();
  const { run, isBusy, failure } = useMutation(send);
  const press = async () => {
    if ((await run())?.ok === true) onDone();
  };
  return (
    <>
      <p role="alert" className={styles['refusal']}>
        {failure && failureText(failure, labels)}
      </p>
      <Button disabled={isBusy || !isHydrated} aria-busy={isBusy} onClick={() => void press()}>
        {labels.t(isBusy ? 'please_wait' : label)}
      </Button>
    </>
  );
}

const sendReport = (number: string, report: Report) =>
  shopClient().call('reportCertificate', { params: { number }, body: { report } });

/** What a state asks of its owner, in a sentence. */
function StateText({ certificate: { status, transfer } }: Pick<CertificateActionsProps, 'certificate'>) {
  const { labels, locale } = usePage();
  const { t } = labels;
  if (status === 'issued') return <p>{t('certificates_issued_text')}</p>;
  if (status === 'blocked') return <p>{t('certificates_blocked_text')}</p>;
  if (transfer === undefined) return null;
  const contact = transfer.emailTo ?? transfer.phoneNumber ?? '';
  const date = dayText({ at: transfer.expiresAt, country: locale.country }, locale);
  return <p className={styles['offered']}>{t('certificates_offered_to', { contact, date })}</p>;
}

interface ReportDialogProps {
  readonly number: string;
  readonly onReported: () => void;
  readonly onClose: () => void;
}

/** Nothing is reported by one press. */
function ReportDialog({ number, onReported, onClose }: ReportDialogProps) {
  const { labels } = usePage();
  const { t } = labels;
  const { run, isBusy, failure } = useMutation((report: Report) => sendReport(number, report));
  const send = async (report: Report) => {
    if ((await run(report))?.ok === true) onReported();
  };
  return (
    <Dialog title={t('certificates_report')} shape="centre" widthPx={480} onClose={onClose}>
      <div className={styles['asked']}>
        <p>{t('certificates_report_text')}</p>
        <p role="alert" className={styles['refusal']}>
          {failure && failureText(failure, labels)}
        </p>
        <Button disabled={isBusy} onClick={() => void send('lost')}>
          {t('certificates_report_lost')}
        </Button>
        <Button disabled={isBusy} onClick={() => void send('stolen')}>
          {t('certificates_report_stolen')}
        </Button>
        <Button look="outline" onClick={onClose}>
          {t('certificates_report_keep')}
        </Button>
      </div>
    </Dialog>
  );
}
