import { useMemo } from 'react';
import { countriesIn } from '@lampstand/i18n/countries';
import { useLocale, useT } from '@lampstand/i18n/react';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

export type CountryFieldProps = Omit<SelectFieldProps, 'label' | 'name' | 'options' | 'valueType'>;

/** Every country by its name in the language of the page; the form's value `country` is its code. */
export function CountryField(props: CountryFieldProps) {
  const t = useT();
  const { code: locale } = useLocale();
  const options = useMemo(
    () => countriesIn(locale).map(({ code, name }) => ({ value: code, label: name })),
    [locale],
  );
  return (
    <SelectField {...props} name="country" label={t('person.address.country')} options={options} />
  );
}
