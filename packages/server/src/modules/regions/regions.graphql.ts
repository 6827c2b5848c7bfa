import { builder } from '../../graphql/builder.ts';
import { PageInput, SortOrder } from '../../graphql/list-types.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import type { List } from '../../platform/list.ts';
import type { Region } from './regions.list.ts';
import { RegionInputSchema } from './regions.rules.ts';
import {
  createRegion,
  listRegions,
  listZones,
  readRegion,
  removeRegion,
  updateRegion,
} from './regions.service.ts';
import { officersLoader } from './region-officers.list.ts';
import { regionTypes } from './regions.table.ts';
import { userCountLoader } from './regions.loader.ts';

export const RegionType = builder.enumType('RegionType', { values: regionTypes });

export const RegionRef = builder.objectRef<Region>('Region');

RegionRef.implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version'),
    name: t.exposeString('name'),
    slug: t.exposeString('slug'),
    description: t.exposeString('description', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
    addressLine1: t.exposeString('addressLine1', { nullable: true }),
    addressLine2: t.exposeString('addressLine2', { nullable: true }),
    addressCity: t.exposeString('addressCity', { nullable: true }),
    addressState: t.exposeString('addressState', { nullable: true }),
    addressPostcode: t.exposeString('addressPostcode', { nullable: true }),
    addressCountry: t.exposeString('addressCountry', { nullable: true }),
    zone: t.exposeString('zone'),
    type: t.expose('type', { type: RegionType }),
    currency: t.exposeString('currency'),
    timeZone: t.exposeString('timeZone'),
    closed: t.exposeBoolean('closed'),
    userCount: t.int({
      resolve: async (region, _args, context) =>
        region.userCount ?? (await userCountLoader.load(context, region._id)) ?? 0,
    }),
    explanationsEnabled: t.boolean({
      description: 'Whether absences can be explained: only where somebody is there to judge them.',
      resolve: async (region, _args, context) => {
        const admins =
          region.attendanceAdmins ??
          (await officersLoader.load(context, region._id))?.attendanceAdmins;
        return (admins ?? []).length > 0;
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

const RegionList = builder.objectRef<List<Region>>('RegionList').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [RegionRef] }),
    total: t.exposeInt('total'),
  }),
});

const RegionFilter = builder.inputType('RegionFilter', {
  fields: (t) => ({
    ids: t.idList(),
    q: t.string(),
    type: t.field({ type: RegionType }),
    closed: t.boolean(),
    currency: t.string(),
    zone: t.string(),
    withoutAttendanceAdmin: t.boolean({ description: 'Open, and nobody hears of absences.' }),
  }),
});

const RegionSort = builder.inputType('RegionSort', {
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('RegionSortField', {
        values: ['name', 'slug', 'zone', 'currency', 'createdAt'] as const,
      }),
      required: true,
    }),
    order: t.field({ type: SortOrder, required: true }),
  }),
});

const RegionInput = builder.inputType('RegionInput', {
  validate: RegionInputSchema,
  fields: (t) => ({
    name: t.string({ required: true }),
    slug: t.string({ required: true }),
    description: t.string(),
    phone: t.string(),
    addressLine1: t.string(),
    addressLine2: t.string(),
    addressCity: t.string(),
    addressState: t.string(),
    addressPostcode: t.string(),
    addressCountry: t.string(),
    zone: t.string({ required: true }),
    type: t.field({ type: RegionType, required: true }),
    currency: t.string({ required: true }),
    timeZone: t.string({ required: true }),
    closed: t.boolean({ required: true }),
    attendanceAdminIds: t.idList({ description: 'Of people of the region; absent: as it is.' }),
    deanIds: t.idList({ description: 'Of people of the region; absent: as it is.' }),
  }),
});

builder.queryFields((t) => ({
  region: t.field({
    type: RegionRef,
    authScopes: { role: 'manager' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context, info) => readRegion(context, args._id, requestedFields(info)),
  }),
  regionZones: t.stringList({
    description: "The parts of the world that the person's regions belong to.",
    authScopes: { role: 'manager' },
    resolve: (_root, _args, context) => listZones(context),
  }),
  regions: t.field({
    type: RegionList,
    authScopes: { role: 'manager' },
    args: {
      filter: t.arg({ type: RegionFilter }),
      sort: t.arg({ type: RegionSort }),
      page: t.arg({ type: PageInput }),
    },
    resolve: (_root, args, context, info) =>
      listRegions(context, { ...args, relations: requestedFields(info, ['items']) }),
  }),
}));

builder.mutationFields((t) => ({
  createRegion: t.field({
    type: RegionRef,
    authScopes: { globalRole: 'superadmin' },
    args: { regionInput: t.arg({ type: RegionInput, required: true }) },
    resolve: async (_root, args, context, info) =>
      readRegion(context, await createRegion(context, args.regionInput), requestedFields(info)),
  }),
  updateRegion: t.field({
    type: RegionRef,
    authScopes: { role: 'admin' },
    extensions: { impersonation: 'raised' },
    args: {
      _id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      regionInput: t.arg({ type: RegionInput, required: true }),
    },
    resolve: async (_root, args, context, info) => {
      await updateRegion(context, args._id, args.version, args.regionInput);
      return readRegion(context, args._id, requestedFields(info));
    },
  }),
  removeRegion: t.field({
    type: RegionRef,
    authScopes: { globalRole: 'superadmin' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => removeRegion(context, args._id),
  }),
}));
