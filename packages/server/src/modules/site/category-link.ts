import { builder } from '../../graphql/builder.ts';
import { jsonObject, type JsonRow } from '../../platform/json.ts';
import { categories } from './categories.table.ts';

const linkFields = { _id: categories._id, name: categories.name, color: categories.color };

type CategoryLink = JsonRow<typeof linkFields>;

/** What other records show of their category; see `CategoryLinkRef`. */
export const categoryLink = jsonObject(linkFields);

/** What other records show of their category. */
export const CategoryLinkRef = builder.objectRef<CategoryLink>('CategoryLink').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    name: t.exposeString('name'),
    color: t.exposeString('color', { description: '`#rrggbb`.' }),
  }),
});
