import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit.table.ts';
import { statementsOf } from '../../testing/count-statements.ts';
import { aCourse } from '../../testing/factories/course.ts';
import { aGroup } from '../../testing/factories/group.ts';
import { aLesson } from '../../testing/factories/lesson.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { groups } from '../groups/groups.table.ts';
import { regions } from '../regions/regions.table.ts';
import { courseOfferings, lessons } from './courses.table.ts';
import { lessonReleasedAt } from './offerings.list.ts';
import { releasedAt } from './release.rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const SET =
  'mutation ($input: CourseOfferingInput!) { setCourseOffering(courseOfferingInput: $input) { _id version startsOn endsOn course { version } group { name } term { name } } }';
const REMOVE = 'mutation ($id: ID!) { removeCourseOffering(_id: $id) { groupId } }';
const COURSE =
  'query ($id: ID!) { course(_id: $id) { version offerings { _id groupId startsOn endsOn termId group { name } term { name } } } }';
const UPDATE =
  'mutation ($id: ID!, $version: Int!, $input: CourseInput!) { updateCourse(_id: $id, version: $version, courseInput: $input) { version } }';

const Offerings = z.object({
  course: z.object({
    version: z.number(),
    offerings: z.array(
      z.object({
        _id: z.string(),
        groupId: z.string(),
        startsOn: z.string(),
        endsOn: z.string(),
        termId: z.string().nullable(),
      }),
    ),
  }),
});

const days = { startsOn: '2026-01-12', endsOn: '2026-05-29' };
const offeringsOf = async (id: string, persona: 'admin' | 'regionAdmin' = 'admin') =>
  (await (await app.as(persona)).read(Offerings, COURSE, { id })).course;
const inputOf = (courseId: string, groupId: string, more: object = {}) => ({
  input: { courseId, groupId, ...days, ...more },
});

describe('an offering', () => {
  it('gives a course days and a term in a group, and is changed and taken back', async () => {
    const admin = await app.as('admin');
    const course = await aCourse(app);
    const group = await aGroup(app);
    const first = await admin.send(SET, inputOf(course._id, group._id, { termId: 'term-spring' }));
    expect(first.data).toMatchObject({
      setCourseOffering: {
        version: 1,
        ...days,
        course: { version: 2 },
        group: { name: group.name },
        term: { name: 'Spring' },
      },
    });
    const later = { version: 1, endsOn: '2026-06-30' };
    const second = await admin.send(SET, inputOf(course._id, group._id, later));
    expect(second.data).toMatchObject({ setCourseOffering: { version: 2, term: null } });
    const { offerings } = await offeringsOf(course._id);
    expect(offerings).toMatchObject([{ groupId: group._id, endsOn: '2026-06-30' }]);
    expect((await admin.send(REMOVE, { id: offerings[0]?._id })).data).toEqual({
      removeCourseOffering: { groupId: group._id },
    });
    expect((await offeringsOf(course._id)).offerings).toEqual([]);
    expect(await admin.codeOf(REMOVE, { id: offerings[0]?._id })).toBe('NOT_FOUND');
    const entries = await app.services.database.db
      .select({ action: auditEntries.action, after: auditEntries.after })
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'course'), eq(auditEntries.entityId, course._id)));
    expect(entries).toHaveLength(3);
    expect(entries[1]?.after).toMatchObject({ offering: { endsOn: '2026-06-30' } });
  });

  it('that somebody else has changed or made is not overwritten', async () => {
    const admin = await app.as('admin');
    const course = await aCourse(app);
    const group = await aGroup(app);
    const made = inputOf(course._id, group._id);
    expect(await admin.codeOf(SET, made)).toBeUndefined();
    expect(await admin.codeOf(SET, made)).toBe('CONFLICT');
    const change = inputOf(course._id, group._id, { version: 1 });
    expect(await admin.codeOf(SET, change)).toBeUndefined();
    expect(await admin.codeOf(SET, change)).toBe('CONFLICT');
  });

  it('is made once, also when two people do it at once', async () => {
    const admin = await app.as('admin');
    const course = await aCourse(app);
    const group = await aGroup(app);
    const codes = await Promise.all(
      [1, 2, 3].map(() => admin.codeOf(SET, inputOf(course._id, group._id))),
    );
    expect(codes.toSorted()).toEqual(['CONFLICT', 'CONFLICT', undefined]);
    expect((await offeringsOf(course._id)).offerings).toHaveLength(1);
  });

  it('is not put back by a form of the course that does not show it', async () => {
    const admin = await app.as('admin');
    const course = await aCourse(app);
    const group = await aGroup(app);
    await admin.send(SET, inputOf(course._id, group._id));
    const input = { code: course.code, name: 'X', locale: 'en', published: true, groupIds: [] };
    expect(await admin.codeOf(UPDATE, { id: course._id, version: 1, input })).toBe('CONFLICT');
    expect((await offeringsOf(course._id)).offerings).toHaveLength(1);
  });

  it('keeps its days when the course is saved, and has the group’s where it is new', async () => {
    const admin = await app.as('admin');
    const course = await aCourse(app);
    const [kept, added] = [await aGroup(app), await aGroup(app, { endsOn: '2026-07-31' })];
    await admin.send(SET, inputOf(course._id, kept._id, { termId: 'term-spring' }));
    const groupIds = [kept._id, added._id];
    const input = { code: course.code, name: 'X', locale: 'en', published: true, groupIds };
    expect(await admin.codeOf(UPDATE, { id: course._id, version: 2, input })).toBeUndefined();
    const { offerings } = await offeringsOf(course._id);
    const byGroup = new Map(offerings.map((offering) => [offering.groupId, offering]));
    expect(byGroup.get(kept._id)).toMatchObject({ ...days, termId: 'term-spring' });
    expect(byGroup.get(added._id)).toMatchObject({ endsOn: '2026-07-31', termId: null });
  });

  it.each([
    [{ endsOn: '2026-01-12' }, 'endsOn'],
    [{ groupId: 'nowhere' }, 'groupId'],
    [{ termId: 'nowhere' }, 'termId'],
  ])('with %j is refused at %s', async (more, field) => {
    const course = await aCourse(app);
    const given = inputOf(course._id, 'group-cape-town-1', more);
    const { errors } = await (await app.as('admin')).send(SET, given);
    expect(errors?.[0]?.extensions.code).toBe('INVALID');
    expect(errors?.[0]?.extensions.fields).toHaveProperty([field]);
  });

  it('is of a course that is there, and changed by admins of the college only', async () => {
    const given = inputOf('nowhere', 'group-cape-town-1');
    expect(await (await app.as('admin')).codeOf(SET, given)).toBe('NOT_FOUND');
    for (const persona of ['regionAdmin', 'manager', 'facilitator', 'student'] as const) {
      const person = await app.as(persona);
      const known = inputOf('course-bib101', 'group-cape-town-1', { version: 1 });
      expect(await person.codeOf(SET, known)).toBe('FORBIDDEN');
      const id = 'offering-bib101-cape-town-1';
      expect(await person.codeOf(REMOVE, { id })).toBe('FORBIDDEN');
    }
  });
});

describe('the offerings of a course', () => {
  it('are cut to the regions of who looks, in one statement', async () => {
    const every = await offeringsOf('course-bib101');
    expect(every.offerings).toHaveLength(6);
    const own = await offeringsOf('course-bib101', 'regionAdmin');
    expect(own.offerings.map(({ groupId }) => groupId)).toEqual([
      'group-cape-town-1',
      'group-cape-town-old',
    ]);
    for (const persona of ['admin', 'regionAdmin'] as const) {
      const person = await app.as(persona);
      const ask = () => person.send(COURSE, { id: 'course-bib101' });
      expect(await statementsOf(app, ask)).toHaveLength(2);
    }
  });

  it('find the courses of a term, in the regions of who looks', async () => {
    const list = 'query ($filter: CourseFilter) { courses(filter: $filter) { total } }';
    const totalFor = async (persona: 'admin' | 'regionAdmin', termId: string) =>
      (await (await app.as(persona)).send(list, { filter: { termId } })).data;
    expect(await totalFor('admin', 'term-autumn-last')).toEqual({ courses: { total: 2 } });
    expect(await totalFor('regionAdmin', 'term-autumn-last')).toEqual({ courses: { total: 1 } });
    expect(await totalFor('admin', 'term-autumn')).toEqual({ courses: { total: 0 } });
  });
});

describe('the moment at which a lesson opens', () => {
  it('is the same in the database and by the rule, around every change of clocks', async () => {
    const { db } = app.services.database;
    const course = await aCourse(app, { offeredTo: ['group-cape-town-1'] });
    for (const position of Array.from({ length: 370 }, (_, index) => index + 1)) {
      await aLesson(app, { courseId: course._id, position, releaseAfterDays: position - 1 });
    }
    const zones = ['Europe/Berlin', 'America/Havana', 'Asia/Beirut', 'Atlantic/Azores', 'UTC'];
    for (const zone of zones) {
      await db.update(regions).set({ timeZone: zone }).where(eq(regions._id, 'region-cape-town'));
      const rows = await db
        .select({
          startsOn: courseOfferings.startsOn,
          days: lessons.releaseAfterDays,
          moment: sql<string | Date>`${lessonReleasedAt}`,
        })
        .from(courseOfferings)
        .innerJoin(lessons, eq(lessons.courseId, courseOfferings.courseId))
        .innerJoin(groups, eq(groups._id, courseOfferings.groupId))
        .innerJoin(regions, eq(regions._id, groups.regionId))
        .where(eq(courseOfferings.courseId, course._id));
      expect(rows).toHaveLength(370);
      const different = rows.filter(
        ({ startsOn, days: after, moment }) =>
          releasedAt(startsOn, after, zone).getTime() !== new Date(moment).getTime(),
      );
      expect({ zone, different }).toEqual({ zone, different: [] });
    }
  });
});
