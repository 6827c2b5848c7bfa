import { type SQL, sql } from 'drizzle-orm';
import { jsonList, jsonObject, type JsonRow } from '../../platform/json.ts';
import { containing, defineList } from '../../platform/list.ts';
import { groupMembers, groups } from '../groups/groups.table.ts';
import { userRegions } from '../identity/identity.table.ts';
import { regions } from '../regions/regions.table.ts';
import { linkGroups, linkRegions, links } from './links.table.ts';

/** A link as it leaves the database in one JSON tree. */
const linkFields = {
  _id: links._id,
  version: links.version,
  title: links.title,
  address: links.address,
  description: links.description,
  position: links.position,
  published: links.published,
  visibleFrom: links.visibleFrom,
  visibleUntil: links.visibleUntil,
  createdAt: links.createdAt,
  updatedAt: links.updatedAt,
  regions: jsonList(
    jsonObject({ _id: regions._id, name: regions.name }),
    sql`${linkRegions} join ${regions} on ${regions._id} = ${linkRegions.regionId} where ${linkRegions.linkId} = ${links._id}`,
    sql`${regions.name}`,
  ),
  groups: jsonList(
    jsonObject({ _id: groups._id, name: groups.name, regionId: groups.regionId }),
    sql`${linkGroups} join ${groups} on ${groups._id} = ${linkGroups.groupId} where ${linkGroups.linkId} = ${links._id}`,
    sql`${groups.name}`,
  ),
};

export type Link = JsonRow<typeof linkFields>;

const inRegions = (ids: SQL) =>
  sql`(exists (select 1 from ${linkRegions} where ${linkRegions.linkId} = ${links._id} and ${linkRegions.regionId} = any(${ids})) or exists (select 1 from ${linkGroups} join ${groups} on ${groups._id} = ${linkGroups.groupId} where ${linkGroups.linkId} = ${links._id} and ${groups.regionId} = any(${ids})))`;

/** The back-office's list of links, cut to those that reach the person's regions. */
export const linksList = defineList<Link>({
  name: 'links',
  table: links,
  id: links._id,
  filters: {
    ids: { where: (value) => sql`${links._id} = any(${value}::text[])`, even: true },
    q: {
      where: (value) => sql`lower(${links.title} || ' ' || ${links.address}) like ${value}`,
      parameter: containing,
    },
    published: { where: (value) => sql`${links.published} = ${value}` },
    regionId: { where: (value) => inRegions(sql`array[${value}::text]`) },
  },
  sorts: { position: links.position, title: links.title, updatedAt: links.updatedAt },
  defaultSort: { field: 'position', order: 'ASC' },
  withinRegions: inRegions,
  relations: [],
  item: () => jsonObject(linkFields),
});

const summaryFields = {
  _id: links._id,
  title: links.title,
  address: links.address,
  description: links.description,
};

/** A link as students see it. */
export type StudentLink = JsonRow<typeof summaryFields>;
export const studentLink = jsonObject(summaryFields);

const viewer = sql`${sql.placeholder('viewer')}`;
const today = sql`${sql.placeholder('today')}::date`;

/** In force today, and meant for the person of the placeholder `viewer`. */
export const forViewer: SQL = sql`${links.published} and (${links.visibleFrom} is null or ${links.visibleFrom} <= ${today}) and (${links.visibleUntil} is null or ${links.visibleUntil} >= ${today}) and ((not exists (select 1 from ${linkRegions} where ${linkRegions.linkId} = ${links._id}) and not exists (select 1 from ${linkGroups} where ${linkGroups.linkId} = ${links._id})) or exists (select 1 from ${linkRegions} join ${userRegions} on ${userRegions.regionId} = ${linkRegions.regionId} where ${linkRegions.linkId} = ${links._id} and ${userRegions.userId} = ${viewer}) or exists (select 1 from ${linkGroups} join ${groupMembers} on ${groupMembers.groupId} = ${linkGroups.groupId} where ${linkGroups.linkId} = ${links._id} and ${groupMembers.userId} = ${viewer}))`;
