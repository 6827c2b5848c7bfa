import { useMemo } from 'react';
import { AutocompleteInput } from 'react-admin';
import { countriesIn } from '@lampstand/i18n/countries';
import { useLocale } from '@lampstand/i18n/react';

/** One of the world's countries, by its name in the reader's language. */
export function CountryChoice({ source }: { readonly source: string }) {
  const { code: locale } = useLocale();
  const choices = useMemo(
    () => countriesIn(locale).map(({ code, name }) => ({ id: code, name })),
    [locale],
  );
  return <AutocompleteInput source={source} choices={choices} translateChoice={false} />;
}
