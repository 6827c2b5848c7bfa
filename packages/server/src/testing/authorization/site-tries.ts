import type { Try } from './try.ts';

/** A version that no record has: an allowed change ends in a conflict and changes nothing. */
const STALE = 9999;

const category = { kind: 'COURSE', name: '', position: 0, color: '' };

const locale = { name: '', label: '', position: 0, enabled: false };
const currency = { value: '', label: '', decimals: 2, enabled: true };
const settings = {
  organisationName: '',
  shortName: '',
  defaultAllowedAttempts: 2,
  defaultLocale: 'en',
};

/** How the root fields of the site's catalogues and settings are tried. */
export const siteTries: Readonly<Record<string, Try>> = {
  'Query.categories': { query: '{ categories { total } }' },
  'Query.category': { query: '{ category(_id: "category-bible") { _id } }' },
  'Mutation.createCategory': {
    query: 'mutation ($input: CategoryInput!) { createCategory(categoryInput: $input) { _id } }',
    variables: { input: category },
  },
  'Mutation.removeCategory': {
    query: 'mutation { removeCategory(_id: "category-bible") { _id } }',
  },
  'Mutation.updateCategory': {
    query: `mutation ($input: CategoryInput!) { updateCategory(_id: "category-bible", version: ${STALE}, categoryInput: $input) { _id } }`,
    variables: { input: category },
  },
  'Query.currencies': { query: '{ currencies { _id } }' },
  'Query.currencyRecord': { query: '{ currencyRecord(_id: "currency-eur") { _id } }' },
  'Query.currencyRecords': { query: '{ currencyRecords { total } }' },
  'Query.d2lHost': { query: '{ d2lHost }' },
  'Mutation.createD2lTicket': { query: 'mutation { createD2lTicket }' },
  'Query.forexRates': { query: '{ forexRates(currency: "EUR") { _id } }' },
  'Query.localeRecord': { query: '{ localeRecord(_id: "de_DE") { _id } }' },
  'Query.localeRecords': { query: '{ localeRecords { total } }' },
  'Query.regionZones': { query: '{ regionZones }' },
  'Query.siteSettings': { query: '{ siteSettings { _id } }' },
  'Mutation.createCurrency': {
    query: 'mutation ($input: CurrencyInput!) { createCurrency(currencyInput: $input) { _id } }',
    variables: { input: currency },
  },
  'Mutation.removeCurrency': { query: 'mutation { removeCurrency(_id: "currency-eur") { _id } }' },
  'Mutation.saveForexRates': {
    query: `mutation { saveForexRates(forexRatesInput: { currency: "EUR", year: 2026, rates: [{ month: 1, version: ${STALE}, rate: 1 }] }) { _id } }`,
  },
  'Mutation.updateCurrency': {
    query: `mutation ($input: CurrencyInput!) { updateCurrency(_id: "currency-eur", version: ${STALE}, currencyInput: $input) { _id } }`,
    variables: { input: currency },
  },
  'Mutation.updateLocale': {
    query: `mutation ($input: LocaleInput!) { updateLocale(_id: "de_DE", version: ${STALE}, localeInput: $input) { _id } }`,
    variables: { input: locale },
  },
  'Mutation.updateSiteSettings': {
    query: `mutation ($input: SiteSettingsInput!) { updateSiteSettings(version: ${STALE}, siteSettingsInput: $input) { _id } }`,
    variables: { input: settings },
  },
};
