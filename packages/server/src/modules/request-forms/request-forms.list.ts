import { type SQL, sql } from 'drizzle-orm';
import { jsonList, jsonObject, type JsonRow } from '../../platform/json.ts';
import { containing, defineList } from '../../platform/list.ts';
import { belongsToAudience } from '../documents/index.ts';
import { groupMembers, groups } from '../groups/groups.table.ts';
import { userRegions } from '../identity/identity.table.ts';
import { regions } from '../regions/regions.table.ts';
import {
  requestFormAnswers,
  requestFormGroups,
  requestFormRegions,
  requestForms,
} from './request-forms.table.ts';

const ofForm = {
  regions: sql`${requestFormRegions} join ${regions} on ${regions._id} = ${requestFormRegions.regionId} where ${requestFormRegions.formId} = ${requestForms._id}`,
  groups: sql`${requestFormGroups} join ${groups} on ${groups._id} = ${requestFormGroups.groupId} where ${requestFormGroups.formId} = ${requestForms._id}`,
  answers: sql`${requestFormAnswers} where ${requestFormAnswers.formId} = ${requestForms._id}`,
};

/** A form as it leaves the database in one JSON tree. */
const formFields = {
  _id: requestForms._id,
  version: requestForms.version,
  title: requestForms.title,
  description: requestForms.description,
  audiences: requestForms.audiences,
  published: requestForms.published,
  fields: requestForms.fields,
  createdAt: requestForms.createdAt,
  updatedAt: requestForms.updatedAt,
  answerCount: sql<number>`(select count(*)::int from ${ofForm.answers})`,
  waitingCount: sql<number>`(select count(*)::int from ${ofForm.answers} and ${requestFormAnswers.status} = 'NEW')`,
  regions: jsonList(
    jsonObject({ _id: regions._id, name: regions.name }),
    ofForm.regions,
    sql`${regions.name}`,
  ),
  groups: jsonList(
    jsonObject({ _id: groups._id, name: groups.name }),
    ofForm.groups,
    sql`${groups.name}`,
  ),
};

export type RequestForm = JsonRow<typeof formFields>;

/** The back-office's list of forms. They belong to the whole college: no region cuts them. */
export const requestFormsList = defineList<RequestForm>({
  name: 'request_forms',
  table: requestForms,
  id: requestForms._id,
  filters: {
    ids: { where: (value) => sql`${requestForms._id} = any(${value}::text[])`, even: true },
    q: { where: (value) => sql`lower(${requestForms.title}) like ${value}`, parameter: containing },
    published: { where: (value) => sql`${requestForms.published} = ${value}` },
  },
  sorts: { title: requestForms.title, updatedAt: requestForms.updatedAt },
  defaultSort: { field: 'title', order: 'ASC' },
  relations: [],
  item: () => jsonObject(formFields),
});

const studentFormFields = {
  _id: requestForms._id,
  version: requestForms.version,
  title: requestForms.title,
  description: requestForms.description,
  fields: requestForms.fields,
};

/** A form as the people see it who may fill it in. */
export type StudentRequestForm = JsonRow<typeof studentFormFields>;
export const studentRequestForm = jsonObject(studentFormFields);

const viewer = sql`${sql.placeholder('viewer')}`;

/** Published, and meant for the person of the placeholder `viewer` (see `belongsToAudience`). */
export const forViewer: SQL = sql`${requestForms.published} and ${belongsToAudience(requestForms.audiences)} and ((not exists (select 1 from ${ofForm.regions}) and not exists (select 1 from ${ofForm.groups})) or exists (select 1 from ${requestFormRegions} join ${userRegions} on ${userRegions.regionId} = ${requestFormRegions.regionId} where ${requestFormRegions.formId} = ${requestForms._id} and ${userRegions.userId} = ${viewer}) or exists (select 1 from ${requestFormGroups} join ${groupMembers} on ${groupMembers.groupId} = ${requestFormGroups.groupId} where ${requestFormGroups.formId} = ${requestForms._id} and ${groupMembers.userId} = ${viewer}))`;
