import { regionName } from '../i18n/region-names.ts';
import { useLabels, usePage } from '../page/page.tsx';
import { FieldChoice } from './field-choice.tsx';

interface CountryFieldProps {
  /** ISO 3166-1. */
  readonly country: string;
  readonly countries: readonly string[];
  readonly isBusy?: boolean;
  readonly onChoose: (country: string) => void;
}

/** The country of an address, where there are several to choose from. */
export function CountryField({ country, countries, isBusy = false, onChoose }: CountryFieldProps) {
  const t = useLabels();
  const { locale } = usePage();
  const name = (iso: string) => regionName(iso, locale.bcp47);
  const options = countries.map((iso) => ({ code: iso, name: name(iso) }));
  return (
    <FieldChoice
      label={t('address_country')}
      error={undefined}
      isAlwaysChosen
      name="countryCode"
      aria-busy={isBusy}
      options={options.toSorted((one, other) => one.name.localeCompare(other.name, locale.bcp47))}
      value={country}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}
