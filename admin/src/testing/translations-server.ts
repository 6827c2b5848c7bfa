import { fakeServer } from './fake-server.ts';

const entries = [
  {
    id: 'common.cancel',
    english: 'Cancel',
    bundled: 'Abbrechen',
    text: 'Lassen',
    publishedText: 'Lassen',
    status: 'PUBLISHED',
  },
  { id: 'common.save', english: 'Save', bundled: 'Speichern', text: 'Sichern', status: 'DRAFT' },
  {
    id: 'group.days',
    english: '{days, plural, one {# day} other {# days}}',
    bundled: '{days, plural, one {# Tag} other {# Tage}}',
    status: 'BUNDLED',
  },
].map((entry) => ({
  text: null,
  publishedText: null,
  ...entry,
  _id: `de_DE:${entry.id}`,
  locale: 'de_DE',
  area: entry.id.split('.')[0],
  read: entry.english,
  missing: false,
  version: entry.text === undefined ? 0 : 1,
  updatedAt: entry.text === undefined ? null : '2026-02-20T10:00:00.000Z',
  updatedByName: entry.text === undefined ? null : 'Ada Boateng',
}));

const publications = [2, 1].map((number) => ({
  _id: `p-${number}`,
  number,
  createdAt: `2026-02-1${number}T10:00:00.000Z`,
  createdByName: 'Ada Boateng',
  changed: number,
  rolledBackTo: null,
}));

/** The fake server with a few texts in German, one of them a draft, and two publications. */
export const translationsServer = (overrides: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    translationEntries: ({ filter }) => {
      const items = entries.filter(
        ({ status }) => !filter?.['status'] || filter['status'] === status,
      );
      return { items, total: items.length, areas: ['common', 'group'] };
    },
    translationEntry: ({ _id }) => entries.find((entry) => entry._id === _id),
    saveTranslation: () => entries[1],
    translationPublications: () => publications,
    publishTranslations: () => publications,
    rollBackTranslations: () => publications,
    ...overrides,
  });
