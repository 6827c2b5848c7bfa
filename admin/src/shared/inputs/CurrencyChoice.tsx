import { useMemo } from 'react';
import { AutocompleteInput, type Validator } from 'react-admin';
import { useLocale } from '@lampstand/i18n/react';
import { currencyNames } from './currency-names.ts';

export interface CurrencyChoiceProps {
  readonly source: string;
  readonly validate?: Validator;
}

/** One of the world's currencies, by code or by its name in the reader's language. */
export function CurrencyChoice({ source, validate }: CurrencyChoiceProps) {
  const { bcp47 } = useLocale();
  const choices = useMemo(() => {
    const nameOf = currencyNames(bcp47);
    return Intl.supportedValuesOf('currency').map((id) => ({ id, name: nameOf(id) }));
  }, [bcp47]);
  return (
    <AutocompleteInput
      source={source}
      choices={choices}
      translateChoice={false}
      {...(validate ? { validate } : {})}
    />
  );
}
