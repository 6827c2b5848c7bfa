export const errorsSite = {
  categoryInUse:
    'This category is in use by {count, plural, one {# course} other {# courses}}: {names}. Move what is under it to another category first.',
  localeNeeded:
    'This language cannot be switched off: English is always offered, and so is the default language of the site.',
  localeOff: 'This language is switched off. Switch it on first.',
  currencyOff: 'The college does not offer this currency.',
  currencyCodeFixed: 'The code of a currency never changes. Add another currency instead.',
  currencyNeeded: 'All rates are given for this currency, so it always stays.',
  currencyDecimalsFixed: 'Regions or people use this currency, so its decimals cannot change.',
  currencyInUse:
    'This currency is in use: {regions, number} regions, {people, number} people, {rates, number} rates. Switch it off instead.',
  currencyIsBase: 'All rates are given for this currency, so it has none of its own.',
  ratesUnchanged: 'No rate has changed.',
  d2lNotConfigured: 'No Brightspace site is configured.',
} as const;
