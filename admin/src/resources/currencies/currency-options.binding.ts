import type { Binding } from '../../data/binding.ts';
import { CurrencyOptionsDocument } from './currencies.generated.ts';

/** The currencies that people may choose. */
export const currencyOptionsBinding = {
  list: () => ({
    query: CurrencyOptionsDocument,
    variables: {},
    parseResponse: ({ data }) => ({ data: data.currencies, total: data.currencies.length }),
  }),
} satisfies Binding;
