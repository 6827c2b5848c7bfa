import { useMemo } from 'react';
import { countriesIn } from '@lampstand/i18n/countries';
import { useLocale, useT } from '@lampstand/i18n/react';
import { SelectField } from '@lampstand/ui';

export interface CountryFieldProps {
  /** Three letters. */
  readonly defaultValue?: string | undefined;
}

/** Every country by its name in the language of the page; the form's value `country` is its code. */
export function CountryField({ defaultValue = '' }: CountryFieldProps) {
  const t = useT();
  const { code: locale } = useLocale();
  const options = useMemo(
    () => countriesIn(locale).map(({ code, name }) => ({ value: code, label: name })),
    [locale],
  );
  return (
    <SelectField
      name="country"
      label={t('person.access.country')}
      options={options}
      defaultValue={defaultValue}
      autoComplete="country"
      required
    />
  );
}
