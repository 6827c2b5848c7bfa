export const documents = {
  search: 'Search titles and contents',
  found: '{count, plural, one {# document found} other {# documents found}}',
  noMatch: 'No document matches “{text}”.',
  empty: 'There are no documents for you yet.',
  notAvailable: 'This document does not exist, or it is not meant for you.',
  lastChanged: 'Last changed: {date}',
  notPublished: 'Not published',
} as const;
