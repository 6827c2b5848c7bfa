/** What superadmins keep, for stories and tests, in the words of the schema. */

const stamps = {
  version: 1,
  createdAt: '2025-01-10T08:00:00.000Z',
  updatedAt: '2026-02-03T09:30:00.000Z',
};

const category = { ...stamps, kind: 'COURSE', description: null, usedBy: 0 };
const categories = [
  {
    ...category,
    _id: 'k-bible',
    name: 'Bible',
    position: 10,
    color: '#7a1226',
    description: 'The books of the Old and the New Testament.',
    usedBy: 2,
  },
  { ...category, _id: 'k-electives', name: 'Electives', position: 20, color: '#6a4c93' },
  { ...category, _id: 'k-rules', kind: 'DOCUMENT', name: 'Rules', position: 30, color: '#5c6470' },
];

const locales = [
  { _id: 'en', name: 'English', label: 'English', position: 10, enabled: true },
  { _id: 'hu_HU', name: 'Hungarian', label: 'Magyar nyelv', position: 30, enabled: false },
].map((locale) => ({ ...locale, value: locale._id, version: 0, updatedAt: null }));

const settings = {
  _id: 'site',
  version: 1,
  organisationName: 'Lampstand Bible College',
  shortName: 'Lampstand',
  defaultAllowedAttempts: 2,
  defaultLocale: 'en',
  alumniRegionId: 'r-kenya',
  contactAddress: '12 Lamp Street\nNairobi',
  contactEmail: 'office@lampstand.example',
  helpUrl: null,
  privacyUrl: null,
  termsUrl: null,
  bannerText: null,
  updatedAt: stamps.updatedAt,
};

const currency = { ...stamps, decimals: 2, enabled: true, regionCount: 0, userCount: 0 };
const currencies = [
  { ...currency, _id: 'm-usd', value: 'USD', label: 'US dollar', regionCount: 3, rateCount: 0 },
  { ...currency, _id: 'm-eur', value: 'EUR', label: 'Euro', regionCount: 1, rateCount: 2 },
  { ...currency, _id: 'm-kes', value: 'KES', label: 'Kenyan shilling', rateCount: 0 },
  { ...currency, _id: 'm-pen', value: 'PEN', label: 'Sol', enabled: false, rateCount: 0 },
];

/** January and February of the last year. */
const lastYear = new Date().getUTCFullYear() - 1;
const forexRates = [2, 1].map((month) => ({
  _id: `f-${month}`,
  version: 1,
  currency: 'EUR',
  combinedDate: `${lastYear}-0${month}`,
  year: lastYear,
  month,
  rate: month === 1 ? 0.92 : 0.93,
}));

const gradeScale = {
  _id: 'college',
  version: 1,
  bands: [
    { letter: 'A', from: 90, points: 4 },
    { letter: 'F', from: 0, points: 0 },
  ],
};

const transcriptDesign = {
  _id: 'college',
  version: 1,
  blocks: ['LETTERHEAD', 'STUDENT', 'COURSES', 'MEAN', 'SCALE', 'SEAL', 'PROOF'].map((kind) => ({
    kind,
    shown: kind !== 'MEAN',
  })),
  letterhead: null,
  sealUrl: null,
};

export const siteRecords = {
  gradeScale,
  transcriptDesign,
  categories,
  locales,
  settings,
  currencies,
  forexRates,
};
