import { AutocompleteInput, useGetList, useRecordContext, type Validator } from 'react-admin';
import { useLocale } from '@lampstand/i18n/react';
import { currencyNames } from './currency-names.ts';

export interface CurrencyChoiceProps {
  readonly source: string;
  readonly validate?: Validator;
}

/** What the input needs of a currency. */
interface Offered {
  readonly id: string;
  readonly value: string;
}

/**
 * One of the currencies that the college offers, by code or by its name in the reader's language;
 * the one that the record has is among them, also where it is off.
 */
export function CurrencyChoice({ source, validate }: CurrencyChoiceProps) {
  const { bcp47 } = useLocale();
  const present: unknown = useRecordContext()?.[source];
  const { data = [], isPending } = useGetList<Offered>('currencyOptions');
  const nameOf = currencyNames(bcp47);
  const codes = new Set(data.map(({ value }) => value));
  if (typeof present === 'string' && present !== '') codes.add(present);
  return (
    <AutocompleteInput
      source={source}
      choices={[...codes].map((id) => ({ id, name: nameOf(id) }))}
      isPending={isPending}
      translateChoice={false}
      {...(validate ? { validate } : {})}
    />
  );
}
