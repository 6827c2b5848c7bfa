import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { auditEntries } from '../../platform/audit.table.ts';
import type { Db } from '../../platform/database.ts';
import { jsonList, jsonObject } from '../../platform/json.ts';
import { defineStatement } from '../../platform/statement.ts';
import { users } from '../identity/identity.table.ts';
import { courses } from './courses.table.ts';

const actor = alias(users, 'actor');
const changed = alias(auditEntries, 'changed');

const changeFields = {
  _id: changed._id,
  at: changed.at,
  action: changed.action,
  entity: sql<'course' | 'lesson'>`${changed.entity}`,
  entityId: sql<string>`${changed.entityId}`,
  byName: sql<string | null>`${actor.fullName}`,
  before: changed.before,
  after: changed.after,
};

/** What the audit holds of the course's row and of its lessons since it was last published. */
const since = sql`(
  select * from ${auditEntries}
  where ${auditEntries.entity} = 'course' and ${auditEntries.entityId} = ${courses._id}
    and ${auditEntries.at} > ${courses.publishedAt}
  union all
  select * from ${auditEntries}
  where ${auditEntries.entity} = 'lesson' and ${auditEntries.at} > ${courses.publishedAt}
    and coalesce(${auditEntries.after} ->> 'courseId', ${auditEntries.before} ->> 'courseId') = ${courses._id}
)`;

const page = sql`(select * from ${since} as every order by every.at desc, every.id desc limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}) as ${sql.identifier('changed')} left join ${users} as ${sql.identifier('actor')} on ${actor._id} = ${changed.actorId}`;

const changesOfCourse = defineStatement('changes_since_published', (db) =>
  db
    .select({
      items: jsonList(jsonObject(changeFields), page, sql`${changed.at} desc, ${changed._id} desc`),
      total: sql<number>`(select count(*)::int from ${since} as every)`,
    })
    .from(courses)
    .where(sql`${courses._id} = ${sql.placeholder('courseId')}`),
);

/** One page of what happened to a course and its lessons since it was published, the newest first. */
export async function findChanges(
  db: Db,
  courseId: string,
  { page: at, perPage }: { readonly page: number; readonly perPage: number },
) {
  const [row] = await changesOfCourse.run(db, {
    courseId,
    limit: perPage,
    offset: (at - 1) * perPage,
  });
  return row ?? { items: [], total: 0 };
}

export type ChangeRow = Awaited<ReturnType<typeof findChanges>>['items'][number];
