import type { ProfileBody } from '@vitrine/contracts';
import { BODY_SIZE_RANGES, BODY_SIZES, type BodySize, numberFormat } from '@vitrine/domain';
import { FieldChoice } from '../../../shared/address/field-choice.tsx';
import { shopClient } from '../../../shared/api/shop-client.ts';
import type { Entered } from '../../../shared/forms/form.tsx';
import type { Labels } from '../../../shared/i18n/labels.ts';
import { usePage } from '../../../shared/page/page.tsx';
import { shopper } from '../../../shared/session/shopper.ts';
import styles from './profile-page.module.css';
import { SavingForm } from './saving-form.tsx';

const MM_PER_CM = 10;
/** The steps between wrists that one can tell apart with a tape. */
const WRIST_STEP_MM = 5;

/** [R2.046] The sizes of a customer, one choice each. */
export function SizesForm({ sizes }: { readonly sizes: ProfileBody['sizes'] }) {
  const { labels, locale } = usePage();
  const { t } = labels;
  return (
    <SavingForm
      send={(entered) => shopClient().call('patchProfile', { body: { sizes: sizesPatch(entered) } })}
      onSaved={({ sizes: saved }) => {
        const { user } = shopper.get();
        if (user !== undefined) shopper.set({ user: { ...user, sizes: saved } });
      }}
    >
      <div className={styles['pair']}>
        {BODY_SIZES.map((kind) => (
          <FieldChoice
            key={kind}
            label={t(`mylv_size_${kind}`)}
            error={undefined}
            isAlwaysChosen
            name={kind}
            defaultValue={sizes[kind] ?? ''}
            options={[
              { code: '', name: t('mylv_size_none') },
              ...choicesOf(kind, sizes[kind]).map((size) => ({
                code: String(size),
                name: sizeName(kind, size, { t, bcp47: locale.bcp47 }),
              })),
            ]}
          />
        ))}
      </div>
    </SavingForm>
  );
}

/** The sizes to choose from; a wrist that was measured to the millimetre is one of them. */
function choicesOf(kind: BodySize, chosen: number | undefined): readonly number[] {
  const { min, max, step: ownStep } = BODY_SIZE_RANGES[kind];
  const step = kind === 'wrist' ? WRIST_STEP_MM : ownStep;
  const steps = Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, at) => min + at * step);
  return chosen === undefined || steps.includes(chosen)
    ? steps
    : [...steps, chosen].toSorted((one, other) => one - other);
}

function sizeName(
  kind: BodySize,
  size: number,
  { t, bcp47 }: Pick<Labels, 't'> & { readonly bcp47: string },
): string {
  const number = numberFormat(bcp47);
  return kind === 'wrist'
    ? t('mylv_size_wrist_value', { cm: number.format(size / MM_PER_CM) })
    : number.format(size);
}

/** Each size that the form asks for: as a number, or taken away. */
function sizesPatch(entered: Entered): ProfileSizes {
  return Object.fromEntries(
    BODY_SIZES.map((kind) => [kind, (entered[kind] ?? '') === '' ? null : Number(entered[kind])]),
  );
}
type ProfileSizes = { readonly [Kind in BodySize]?: number | null };
