import { seldomScreen } from '../../shared/page/lazy-screen.ts';

export const currencies = {
  name: 'currencies',
  binding: () => import('./currencies.binding.ts').then((file) => file.currenciesBinding),
  recordRepresentation: 'label',
  list: seldomScreen(() => import('./CurrencyList.tsx').then((file) => file.CurrencyList)),
  show: seldomScreen(() => import('./CurrencyShow.tsx').then((file) => file.CurrencyShow)),
  edit: seldomScreen(() => import('./CurrencyEdit.tsx').then((file) => file.CurrencyEdit)),
  create: seldomScreen(() => import('./CurrencyCreate.tsx').then((file) => file.CurrencyCreate)),
};

export const forexRatesBinding = () =>
  import('./currencies.binding.ts').then((file) => file.forexRatesBinding);

export const currencyOptionsBinding = () =>
  import('./currency-options.binding.ts').then((file) => file.currencyOptionsBinding);
