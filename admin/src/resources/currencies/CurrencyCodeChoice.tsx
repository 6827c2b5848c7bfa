import { useMemo } from 'react';
import { AutocompleteInput, required } from 'react-admin';
import { useLocale } from '@lampstand/i18n/react';
import { currencyNames } from '../../shared/inputs/currency-names.ts';

/** One of the world's currencies, by code or by its name in the reader's language. */
export function CurrencyCodeChoice() {
  const { bcp47 } = useLocale();
  const choices = useMemo(() => {
    const nameOf = currencyNames(bcp47);
    return Intl.supportedValuesOf('currency').map((id) => ({ id, name: nameOf(id) }));
  }, [bcp47]);
  return (
    <AutocompleteInput
      source="value"
      choices={choices}
      translateChoice={false}
      validate={required()}
    />
  );
}
