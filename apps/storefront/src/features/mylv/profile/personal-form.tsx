import type { ProfileBody } from '@vitrine/contracts';
import { asksFamilyFirst, type Title, TITLES } from '@vitrine/domain';
import { FieldChoice } from '../../../shared/address/field-choice.tsx';
import { shopClient } from '../../../shared/api/shop-client.ts';
import type { Entered } from '../../../shared/forms/form.tsx';
import type { LabelKey } from '../../../shared/i18n/labels.ts';
import { useLabels, usePage } from '../../../shared/page/page.tsx';
import { shopper } from '../../../shared/session/shopper.ts';
import { Field } from '../../../shared/ui/field.tsx';
import styles from './profile-page.module.css';
import { SavingForm } from './saving-form.tsx';

/** Countries where nobody is asked for a title: a name has its own form of respect there. */
const WITHOUT_TITLE: ReadonlySet<string> = new Set(['JP', 'KR']);
/** [R2.046] Where the reading of a name is asked for. */
const READ_ALOUD = 'JP';

/** [R2.046, R7.176] Name and birthday, as the country of the page writes them. */
export function PersonalForm({ profile }: { readonly profile: ProfileBody }) {
  const t = useLabels();
  const { country } = usePage().locale;
  const names = asksFamilyFirst(country) ? (['last', 'first'] as const) : (['first', 'last'] as const);
  return (
    <SavingForm
      send={(entered) => shopClient().call('patchProfile', { body: personalPatch(entered) })}
      onSaved={({ firstName, lastName }) => {
        const { user } = shopper.get();
        if (user !== undefined) shopper.set({ user: { ...user, firstName, lastName } });
      }}
    >
      {!WITHOUT_TITLE.has(country) && (
        <FieldChoice
          label={t('mylv_title')}
          error={undefined}
          isAlwaysChosen
          name="title"
          autoComplete="honorific-prefix"
          defaultValue={profile.title ?? ''}
          options={[
            { code: '', name: t('mylv_title_none') },
            ...TITLES.map((title) => ({ code: title, name: t(TITLE_LABELS[title]) })),
          ]}
        />
      )}
      <div className={styles['pair']}>
        {names.map((part) => (
          <Field
            key={part}
            label={t(`mylv_name_${part}`)}
            name={`${part}Name`}
            autoComplete={part === 'first' ? 'given-name' : 'family-name'}
            defaultValue={profile[`${part}Name`]}
            maxLength={80}
            required
          />
        ))}
      </div>
      {country === READ_ALOUD && (
        <div className={styles['pair']}>
          {names.map((part) => (
            <Field
              key={part}
              label={t(`mylv_reading_${part}`)}
              name={`${part}NameReading`}
              defaultValue={profile[`${part}NameReading`]}
              maxLength={80}
            />
          ))}
        </div>
      )}
      <Field
        label={t('mylv_birth_date')}
        name="birthDate"
        type="date"
        autoComplete="bday"
        min="1900-01-01"
        defaultValue={profile.birthDate}
      />
    </SavingForm>
  );
}

const TITLE_LABELS = {
  Ms: 'mylv_title_Ms',
  Mr: 'mylv_title_Mr',
  Mx: 'mylv_title_Mx',
} as const satisfies Record<Title, LabelKey>;

/** What was not asked for is not changed; what was emptied is taken away. */
function personalPatch({ firstName = '', lastName = '', ...entered }: Entered) {
  const { title, birthDate } = entered;
  const removable = ['firstNameReading', 'lastNameReading'] as const;
  const said = removable.flatMap((field) => {
    const text = entered[field];
    return text === undefined ? [] : [[field, text === '' ? null : text] as const];
  });
  return {
    firstName,
    lastName,
    ...Object.fromEntries(said),
    ...(title !== undefined && { title: TITLES.find((known) => known === title) ?? null }),
    ...(birthDate !== undefined && { birthDate: birthDate === '' ? null : birthDate }),
  };
}
