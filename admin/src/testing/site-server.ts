import { fakeServer, refusal } from './fake-server.ts';
import { siteRecords } from './site-records.ts';

const { currencies, forexRates, gradeScale, locales, settings, transcriptDesign } = siteRecords;
const [category] = siteRecords.categories;
const [, euro] = currencies;

interface Asked {
  readonly _id?: string;
}

function found<Item extends { readonly _id: string }>(items: readonly Item[], id?: string): Item {
  const item = items.find(({ _id }) => _id === id);
  if (!item) throw refusal('NOT_FOUND', 'This record does not exist.');
  return item;
}

/** The pretended server as superadmins meet it: it takes every change. */
export const siteServer = (overrides: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    createCategory: () => category,
    updateCategory: () => category,
    removeCategory: () => category,
    localeRecords: () => ({ items: locales, total: locales.length }),
    localeRecord: ({ _id }: Asked) => found(locales, _id),
    updateLocale: () => locales[0],
    siteSettings: () => settings,
    updateSiteSettings: () => settings,
    gradeScale: () => gradeScale,
    updateGradeScale: () => gradeScale,
    transcriptDesign: () => transcriptDesign,
    updateTranscriptDesign: () => transcriptDesign,
    removeTranscriptSeal: () => transcriptDesign,
    currencyRecords: () => ({ items: currencies, total: currencies.length }),
    currencyRecord: ({ _id }: Asked) => found(currencies, _id),
    createCurrency: () => euro,
    updateCurrency: () => euro,
    removeCurrency: () => euro,
    forexRates: () => forexRates,
    saveForexRates: () => forexRates,
    ...overrides,
  });
