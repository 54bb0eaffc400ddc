import type { ProfileBody } from '@vitrine/contracts';
import { useState } from 'react';
import { useFeature } from '../../../shared/page/features.ts';
import { lazyPart } from '../../../shared/page/lazy-part.tsx';
import { useLabels } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import styles from './profile-page.module.css';

const EmailChange = lazyPart(async () => (await import('./email-change.tsx')).EmailChange);
const MobileChange = lazyPart(async () => (await import('./mobile-change.tsx')).MobileChange);

/** [R7.021] The address and the number of the account. Each changes once its new owner has confirmed it. */
export function ContactSection({ profile }: { readonly profile: ProfileBody }) {
  const t = useLabels();
  const hasTexts = useFeature('textMessages');
  const [open, setOpen] = useState<'email' | 'mobile'>();
  const [phone, setPhone] = useState(profile.phone);
  const close = () => setOpen(undefined);
  const row = (kind: 'email' | 'mobile', value: string | undefined) => (
    <div className={styles['row']}>
      <p>
        <span className={styles['until']}>{t(`mylv_contact_${kind}`)}</span>
        {value === undefined ? t('mylv_contact_none') : <bdi dir="ltr">{value}</bdi>}
      </p>
      {open !== kind && (
        <Button
          look="text"
          aria-label={t(value === undefined ? `mylv_contact_add_${kind}` : `mylv_contact_change_${kind}`)}
          onPointerEnter={kind === 'email' ? EmailChange.warm : MobileChange.warm}
          onClick={() => setOpen(kind)}
        >
          {t(value === undefined ? 'mylv_contact_add' : 'mylv_contact_change')}
        </Button>
      )}
    </div>
  );
  return (
    <ul className={styles['list']}>
      <li>
        {row('email', profile.email)}
        {open === 'email' && <EmailChange profile={profile} onClose={close} />}
      </li>
      {hasTexts && (
        <li>
          {row('mobile', phone)}
          {open === 'mobile' && (
            <MobileChange
              onChanged={(number) => {
                setPhone(number);
                close();
              }}
              onClose={close}
            />
          )}
        </li>
      )}
    </ul>
  );
}
