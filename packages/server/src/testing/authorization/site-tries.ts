import type { Try } from './attempts-at.ts';

/** A version that no record has: an allowed change ends in a conflict and changes nothing. */
const STALE = 9999;

const category = { kind: 'COURSE', name: '', position: 0, color: '' };

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
};
