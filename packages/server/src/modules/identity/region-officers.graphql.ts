import { builder } from '../../graphql/builder.ts';
import { officersLoader, RegionRef } from '../regions/index.ts';
import { PersonRef } from './users.graphql.ts';

/** Region.attendanceAdmins, Region.deans */
builder.objectFields(RegionRef, (t) => ({
  attendanceAdmins: t.field({
    description: 'Who judges explanations of absences.',
    type: [PersonRef],
    resolve: async (region, _args, context) =>
      region.attendanceAdmins ??
      (await officersLoader.load(context, region._id))?.attendanceAdmins ??
      [],
  }),
  deans: t.field({
    description: 'Who is told of requests for leave.',
    type: [PersonRef],
    resolve: async (region, _args, context) =>
      region.deans ?? (await officersLoader.load(context, region._id))?.deans ?? [],
  }),
}));
