import { usePage } from '../../shared/page/page.tsx';
import { Field } from '../../shared/ui/field.tsx';

/** What stands on a card. */
export interface CardText {
  readonly number: string;
  readonly code: string;
}

/** Number and code, as they stand on a card. */
export function CardFields({ card }: { readonly card: CardText }) {
  const { t } = usePage().labels;
  const asWritten = { required: true, dir: 'ltr', autoComplete: 'off', spellCheck: false } as const;
  return (
    <>
      <Field
        {...asWritten}
        label={t('certificates_field_number')}
        name="number"
        defaultValue={card.number}
        autoCapitalize="characters"
        maxLength={60}
        pattern="[\w.\- ]+"
      />
      <Field
        {...asWritten}
        label={t('certificates_field_code')}
        name="code"
        defaultValue={card.code}
        autoCapitalize="characters"
        maxLength={60}
      />
    </>
  );
}
