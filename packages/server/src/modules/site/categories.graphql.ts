import { builder } from '../../graphql/builder.ts';
import { PageInput, SortOrder } from '../../graphql/list-types.ts';
import type { List } from '../../platform/list.ts';
import type { Category } from './categories.list.ts';
import { CategoryInputSchema, categoryKinds } from './categories.rules.ts';
import {
  createCategory,
  listCategories,
  readCategory,
  removeCategory,
  updateCategory,
} from './categories.service.ts';

const CategoryKind = builder.enumType('CategoryKind', { values: categoryKinds });

const CategoryRef = builder.objectRef<Category>('Category').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version'),
    kind: t.expose('kind', { type: CategoryKind }),
    name: t.exposeString('name'),
    position: t.exposeInt('position'),
    color: t.exposeString('color', { description: '`#rrggbb`.' }),
    description: t.exposeString('description', { nullable: true }),
    usedBy: t.exposeInt('usedBy', { description: 'How many things are under it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

const CategoryList = builder.objectRef<List<Category>>('CategoryList').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [CategoryRef] }),
    total: t.exposeInt('total'),
  }),
});

const CategoryFilter = builder.inputType('CategoryFilter', {
  fields: (t) => ({ ids: t.idList(), q: t.string(), kind: t.field({ type: CategoryKind }) }),
});

const CategorySort = builder.inputType('CategorySort', {
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('CategorySortField', {
        values: ['position', 'name', 'updatedAt'] as const,
      }),
      required: true,
    }),
    order: t.field({ type: SortOrder, required: true }),
  }),
});

const CategoryInput = builder.inputType('CategoryInput', {
  validate: CategoryInputSchema,
  fields: (t) => ({
    kind: t.field({ type: CategoryKind, required: true }),
    name: t.string({ required: true }),
    position: t.int({ required: true }),
    color: t.string({ required: true }),
    description: t.string(),
  }),
});

// Admins read them to order courses by; only superadmins change them.
builder.queryFields((t) => ({
  category: t.field({
    type: CategoryRef,
    authScopes: { anywhereRole: 'admin' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, { _id }, context) => readCategory(context, _id),
  }),
  categories: t.field({
    type: CategoryList,
    authScopes: { anywhereRole: 'admin' },
    args: {
      filter: t.arg({ type: CategoryFilter }),
      sort: t.arg({ type: CategorySort }),
      page: t.arg({ type: PageInput }),
    },
    resolve: (_root, args, context) => listCategories(context, args),
  }),
}));

builder.mutationFields((t) => ({
  createCategory: t.field({
    type: CategoryRef,
    authScopes: { globalRole: 'superadmin' },
    args: { categoryInput: t.arg({ type: CategoryInput, required: true }) },
    resolve: async (_root, { categoryInput }, context) =>
      readCategory(context, await createCategory(context, categoryInput)),
  }),
  updateCategory: t.field({
    type: CategoryRef,
    authScopes: { globalRole: 'superadmin' },
    args: {
      _id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      categoryInput: t.arg({ type: CategoryInput, required: true }),
    },
    resolve: async (_root, { _id, version, categoryInput }, context) => {
      await updateCategory(context, _id, version, categoryInput);
      return readCategory(context, _id);
    },
  }),
  removeCategory: t.field({
    type: CategoryRef,
    authScopes: { globalRole: 'superadmin' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, { _id }, context) => removeCategory(context, _id),
  }),
}));
