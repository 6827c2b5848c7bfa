import { type SQL, sql } from 'drizzle-orm';
import { jsonList, jsonObject, type JsonRow } from '../../platform/json.ts';
import { containing, defineList } from '../../platform/list.ts';
import { personFields } from '../groups/index.ts';
import { userRegions, users } from '../identity/identity.table.ts';
import { regions } from '../regions/regions.table.ts';
import { requestFormAnswers, requestForms } from './request-forms.table.ts';

const one = <T>(item: SQL<T>, from: SQL): SQL<T> => sql<T>`(select ${item} from ${from})`;
const form = sql`${requestForms} where ${requestForms._id} = ${requestFormAnswers.formId}`;

const myRequestFields = {
  _id: requestFormAnswers._id,
  formTitle: one(sql<string>`${requestForms.title}`, form),
  values: requestFormAnswers.values,
  status: requestFormAnswers.status,
  reply: requestFormAnswers.reply,
  answeredAt: requestFormAnswers.answeredAt,
  createdAt: requestFormAnswers.createdAt,
};

/** A request as the person sees it who made it. */
export type MyRequest = JsonRow<typeof myRequestFields>;
export const myRequest = jsonObject(myRequestFields);

const answerFields = {
  ...myRequestFields,
  version: requestFormAnswers.version,
  formId: requestFormAnswers.formId,
  formVersion: requestFormAnswers.formVersion,
  person: one(
    jsonObject(personFields),
    sql`${users} where ${users._id} = ${requestFormAnswers.userId}`,
  ),
  regions: jsonList(
    jsonObject({ _id: regions._id, name: regions.name }),
    sql`${userRegions} join ${regions} on ${regions._id} = ${userRegions.regionId} where ${userRegions.userId} = ${requestFormAnswers.userId}`,
    sql`${regions.name}`,
  ),
  answeredByName: sql<
    string | null
  >`(select ${users.fullName} from ${users} where ${users._id} = ${requestFormAnswers.answeredBy})`,
};

/** A request as the offices see it. */
export type RequestFormAnswer = JsonRow<typeof answerFields>;

const ofRegions = (ids: SQL) =>
  sql`exists (select 1 from ${userRegions} where ${userRegions.userId} = ${requestFormAnswers.userId} and ${userRegions.regionId} = any(${ids}))`;

/** Requests of the people of the regions that somebody looks after. */
export const requestAnswersList = defineList<RequestFormAnswer>({
  name: 'request_form_answers',
  table: requestFormAnswers,
  id: requestFormAnswers._id,
  filters: {
    ids: { where: (value) => sql`${requestFormAnswers._id} = any(${value}::text[])`, even: true },
    q: {
      where: (value) =>
        sql`${requestFormAnswers.userId} in (select ${users._id} from ${users} where ${users.searchText} like ${value})`,
      parameter: containing,
    },
    status: { where: (value) => sql`${requestFormAnswers.status} = ${value}` },
    formId: { where: (value) => sql`${requestFormAnswers.formId} = ${value}` },
    regionId: { where: (value) => ofRegions(sql`array[${value}::text]`) },
  },
  sorts: { createdAt: requestFormAnswers.createdAt },
  defaultSort: { field: 'createdAt', order: 'DESC' },
  withinRegions: ofRegions,
  relations: [],
  item: () => jsonObject(answerFields),
});
