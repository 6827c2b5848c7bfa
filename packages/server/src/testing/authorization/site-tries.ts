import { firstSetup } from './samples.ts';
import { STALE, create, list, one, remove, update, type Try } from './try.ts';

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
  // Nothing is open to any secret: the college of the tests has people.
  'Mutation.openSetup': { query: 'mutation { openSetup(secret: "x") { baseCurrency } }' },
  'Mutation.trySetupMail': {
    query: 'mutation { trySetupMail(secret: "x", email: "x@college.example") { outcome } }',
  },
  'Mutation.trySetupFiles': { query: 'mutation { trySetupFiles(secret: "x") { outcome } }' },
  'Mutation.completeSetup': {
    query: 'mutation ($input: SetupInput!) { completeSetup(secret: "x", setupInput: $input) }',
    variables: { input: firstSetup },
  },
  'Query.categories': list('categories'),
  'Query.category': one('category', 'category-bible'),
  'Mutation.createCategory': create('Category', category),
  'Mutation.removeCategory': remove('Category', 'category-bible'),
  'Mutation.updateCategory': update('Category', 'category-bible', category),
  'Query.currencies': { query: '{ currencies { _id } }' },
  'Query.currencyRecord': one('currencyRecord', 'currency-eur'),
  'Query.currencyRecords': list('currencyRecords'),
  'Query.d2lHost': { query: '{ d2lHost }' },
  'Mutation.createD2lTicket': { query: 'mutation { createD2lTicket }' },
  'Query.forexRates': { query: '{ forexRates(currency: "EUR") { _id } }' },
  'Query.localeRecord': one('localeRecord', 'de_DE'),
  'Query.localeRecords': list('localeRecords'),
  'Query.regionZones': { query: '{ regionZones }' },
  'Query.siteSettings': { query: '{ siteSettings { _id } }' },
  'Mutation.createCurrency': create('Currency', currency),
  'Mutation.removeCurrency': remove('Currency', 'currency-eur'),
  'Mutation.saveForexRates': {
    query: `mutation { saveForexRates(forexRatesInput: { currency: "EUR", year: 2026, rates: [{ month: 1, version: ${STALE}, rate: 1 }] }) { _id } }`,
  },
  'Mutation.updateCurrency': update('Currency', 'currency-eur', currency),
  'Mutation.updateLocale': update('Locale', 'de_DE', locale),
  'Mutation.updateSiteSettings': {
    query: `mutation ($input: SiteSettingsInput!) { updateSiteSettings(version: ${STALE}, siteSettingsInput: $input) { _id } }`,
    variables: { input: settings },
  },
};
