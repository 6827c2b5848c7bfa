import { readSite } from '@lampstand/i18n/site';

/** What the pages call the college. */
export const college = {
  get name(): string {
    return readSite().name;
  },
  get shortName(): string {
    return readSite().shortName;
  },
};
