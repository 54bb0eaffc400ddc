import type { FiscalData } from '@vitrine/contracts';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { useLabels } from '../../../shared/page/page.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { SavingForm } from './saving-form.tsx';

interface FiscalFormProps {
  /** ISO 3166-1: whose papers carry the code. */
  readonly country: string;
  readonly fiscal: FiscalData | undefined;
}

/** [R7.026] The number of the buyer that the papers of some countries carry. */
export function FiscalForm({ country, fiscal }: FiscalFormProps) {
  const t = useLabels();
  const isItalian = country === 'IT';
  return (
    <SavingForm
      send={({ fiscalCode = '', certifiedEmail = '' }) =>
        shopClient().call('updateFiscal', {
          body: { fiscalCode, ...(certifiedEmail !== '' && { certifiedEmail }) },
        })
      }
    >
      <Field
        label={t(isItalian ? 'mylv_fiscal_IT' : 'mylv_fiscal_KR')}
        name="fiscalCode"
        defaultValue={fiscal?.fiscalCode}
        dir="ltr"
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        required
      />
      {isItalian && (
        <Field
          label={t('mylv_fiscal_email')}
          name="certifiedEmail"
          type="email"
          defaultValue={fiscal?.certifiedEmail}
          maxLength={254}
        />
      )}
    </SavingForm>
  );
}
