import { fakeServer } from './fake-server.ts';
import { siteRecords } from './site-records.ts';

const [category] = siteRecords.categories;

/** The pretended server as superadmins meet it: it takes every change. */
export const siteServer = (overrides: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    createCategory: () => category,
    updateCategory: () => category,
    removeCategory: () => category,
    ...overrides,
  });
