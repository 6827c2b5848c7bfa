import { listVerb, recordVerb, type Binding, type UpdateRequest } from '../../data/binding.ts';
import {
  CurrenciesCreateDocument,
  CurrenciesListDocument,
  CurrenciesOneDocument,
  CurrenciesRemoveDocument,
  CurrenciesUpdateDocument,
  ForexRatesDocument,
  ForexRatesSaveDocument,
  type CurrencyInput,
  type ForexRatesInput,
} from './currencies.generated.ts';

const toInput = (form: CurrencyInput): CurrencyInput => ({
  value: form.value,
  label: form.label,
  decimals: form.decimals,
  enabled: form.enabled,
});

export const currenciesBinding = {
  list: listVerb({
    document: CurrenciesListDocument,
    read: ({ currencyRecords }) => currencyRecords,
    sorts: ['value', 'label', 'decimals', 'updatedAt'],
    filters: { ids: true, q: true, enabled: true, decimals: true },
  }),
  one: recordVerb(
    CurrenciesOneDocument,
    (id: string) => ({ id }),
    ({ currencyRecord }) => currencyRecord,
  ),
  create: recordVerb(
    CurrenciesCreateDocument,
    (form: CurrencyInput) => ({ input: toInput(form) }),
    ({ createCurrency }) => createCurrency,
  ),
  update: recordVerb(
    CurrenciesUpdateDocument,
    ({ id, version, values }: UpdateRequest<CurrencyInput>) => ({
      id,
      version,
      input: toInput(values),
    }),
    ({ updateCurrency }) => updateCurrency,
  ),
  remove: recordVerb(
    CurrenciesRemoveDocument,
    (id: string) => ({ id }),
    ({ removeCurrency }) => removeCurrency,
  ),
} satisfies Binding;

/** The rates of one currency; a new one of these is a form of some months of a year. */
export const forexRatesBinding = {
  list: ({ filter = {} }) => ({
    query: ForexRatesDocument,
    variables: { currency: String(filter['currency']) },
    parseResponse: ({ data }) => ({ data: data.forexRates, total: data.forexRates.length }),
  }),
  create: recordVerb(
    ForexRatesSaveDocument,
    (input: ForexRatesInput) => ({ input }),
    ({ saveForexRates }) => ({ id: 'saved', rates: saveForexRates }),
  ),
} satisfies Binding;
