import { asksFamilyFirst } from '@vitrine/domain';
import { usePage } from '../../shared/page/page.tsx';
import { Field } from '../../shared/ui/field.tsx';
import styles from './identity-page.module.css';

/** The name of whoever an account is for. */
export function NameFields() {
  const { locale, labels } = usePage();
  const { t } = labels;
  const first = (
    <Field
      key="first"
      label={t('identity_first_name')}
      name="firstName"
      autoComplete="given-name"
      required
      maxLength={60}
    />
  );
  const last = (
    <Field
      key="last"
      label={t('identity_last_name')}
      name="lastName"
      autoComplete="family-name"
      required
      maxLength={60}
    />
  );
  return (
    <div className={styles['names']}>{asksFamilyFirst(locale.country) ? [last, first] : [first, last]}</div>
  );
}
