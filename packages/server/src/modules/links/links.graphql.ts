import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import { signedIn } from '../../graphql/context.ts';
import { PageInput, SortOrder } from '../../graphql/list-types.ts';
import type { List } from '../../platform/list.ts';
import { reaches } from '../../platform/viewer.ts';
import { readableGroups } from '../groups/index.ts';
import type { Link, StudentLink } from './links.list.ts';
import { LinkInputSchema } from './links.rules.ts';
import {
  createLink,
  isEditable,
  listLinks,
  listStudentLinks,
  orderLinks,
  readLink,
  removeLink,
  updateLink,
} from './links.service.ts';

const LinkPlaceRef = builder
  .objectRef<{ readonly _id: string; readonly name: string }>('LinkPlace')
  .implement({ fields: (t) => ({ _id: t.exposeID('_id'), name: t.exposeString('name') }) });

const LinkRef = builder.objectRef<Link>('Link').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version'),
    title: t.exposeString('title'),
    address: t.exposeString('address'),
    description: t.exposeString('description', { nullable: true }),
    position: t.exposeInt('position'),
    published: t.exposeBoolean('published'),
    visibleFrom: t.expose('visibleFrom', { type: 'Date', nullable: true }),
    visibleUntil: t.expose('visibleUntil', { type: 'Date', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    regions: t.expose('regions', { type: [LinkPlaceRef] }),
    groups: t.field({
      description: 'Those that the reader may see.',
      type: [LinkPlaceRef],
      resolve: ({ groups }, _args, context) => {
        const scope = readableGroups(signedIn(context));
        return groups.filter(({ regionId }) => reaches(scope, regionId));
      },
    }),
    editable: t.boolean({
      description: 'Whether the signed-in person may change it.',
      resolve: (link, _args, context) => isEditable(context, link),
    }),
  }),
});

const StudentLinkRef = builder.objectRef<StudentLink>('StudentLink').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    title: t.exposeString('title'),
    address: t.exposeString('address'),
    description: t.exposeString('description', { nullable: true }),
  }),
});

const LinkList = builder.objectRef<List<Link>>('LinkList').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [LinkRef] }),
    total: t.exposeInt('total'),
  }),
});

const LinkFilter = builder.inputType('LinkFilter', {
  fields: (t) => ({ ids: t.idList(), q: t.string(), published: t.boolean(), regionId: t.id() }),
});

const LinkSort = builder.inputType('LinkSort', {
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('LinkSortField', {
        values: ['position', 'title', 'updatedAt'] as const,
      }),
      required: true,
    }),
    order: t.field({ type: SortOrder, required: true }),
  }),
});

const LinkInput = builder.inputType('LinkInput', {
  validate: LinkInputSchema,
  fields: (t) => ({
    title: t.string({ required: true }),
    address: t.string({ required: true, description: 'Begins with http, https or mailto.' }),
    description: t.string(),
    published: t.boolean({ required: true }),
    visibleFrom: t.field({ type: 'Date' }),
    visibleUntil: t.field({ type: 'Date' }),
    regionIds: t.idList({ required: true }),
    groupIds: t.idList({ required: true }),
  }),
});

const OrderedIds = z.array(z.string().min(1).max(64)).min(1).max(500);

builder.queryFields((t) => ({
  link: t.field({
    type: LinkRef,
    authScopes: { role: 'admin' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, { _id }, context) => readLink(context, _id),
  }),
  links: t.field({
    type: LinkList,
    authScopes: { role: 'admin' },
    args: {
      filter: t.arg({ type: LinkFilter }),
      sort: t.arg({ type: LinkSort }),
      page: t.arg({ type: PageInput }),
    },
    resolve: (_root, args, context) => listLinks(context, { ...args, relations: new Set() }),
  }),
  studentLinks: t.field({
    description: 'Links that are meant for the signed-in person today, in order.',
    type: [StudentLinkRef],
    authScopes: { user: true },
    resolve: (_root, _args, context) => listStudentLinks(context),
  }),
}));

builder.mutationFields((t) => ({
  createLink: t.field({
    type: LinkRef,
    authScopes: { role: 'admin' },
    extensions: { impersonation: 'raised' },
    args: { linkInput: t.arg({ type: LinkInput, required: true }) },
    resolve: async (_root, { linkInput }, context) =>
      readLink(context, await createLink(context, linkInput)),
  }),
  updateLink: t.field({
    type: LinkRef,
    authScopes: { role: 'admin' },
    extensions: { impersonation: 'raised' },
    args: {
      _id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      linkInput: t.arg({ type: LinkInput, required: true }),
    },
    resolve: async (_root, args, context) => {
      await updateLink(context, args._id, args.version, args.linkInput);
      return readLink(context, args._id);
    },
  }),
  removeLink: t.field({
    type: LinkRef,
    authScopes: { role: 'admin' },
    extensions: { impersonation: 'raised' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, { _id }, context) => removeLink(context, _id),
  }),
  orderLinks: t.field({
    description: 'Brings links into the given order, in the places that they take together.',
    type: [LinkRef],
    authScopes: { role: 'admin' },
    extensions: { impersonation: 'raised' },
    args: { ids: t.arg.idList({ required: true, validate: OrderedIds }) },
    resolve: (_root, { ids }, context) => orderLinks(context, ids),
  }),
}));
