import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const HISTORY =
  'query ($resource: HistoryResource!, $id: ID!) { recordHistory(resource: $resource, _id: $id) { version items { _id action changes { field before after restorable } } } }';
const RESTORE =
  'mutation ($resource: HistoryResource!, $id: ID!, $version: Int!, $entryId: ID!) { restoreRecord(resource: $resource, _id: $id, version: $version, entryId: $entryId) }';
const History = z.object({
  recordHistory: z.object({
    version: z.number(),
    items: z.array(z.looseObject({ _id: z.string(), action: z.string() })),
  }),
});

const historyOf = async (browser: TestClient, resource: string, id: string) =>
  (await browser.read(History, HISTORY, { resource, id })).recordHistory;

async function undoNewest(browser: TestClient, resource: string, id: string) {
  const { items, version } = await historyOf(browser, resource, id);
  return browser.codeOf(RESTORE, { resource, id, version, entryId: items[0]?._id });
}

describe('the history of an attendance schema', () => {
  const UPDATE =
    'mutation ($input: AttendanceSchemaInput!) { updateAttendanceSchema(_id: "schema-strict", version: 1, attendanceSchemaInput: $input) { _id } }';
  const READ =
    '{ attendanceSchema(_id: "schema-strict") { name minutesLateThreshold graceAbsentsPerTerm graceLatesPerTerm absenceDeduction lateDeduction isDefault } }';
  const Schema = z.object({ attendanceSchema: z.looseObject({ lateDeduction: z.number() }) });

  it('tells what a number was, and puts it back', async () => {
    const superadmin = await app.as('superadmin');
    const { attendanceSchema: former } = await superadmin.read(Schema, READ);
    const input = { ...former, lateDeduction: former.lateDeduction + 1 };
    expect(await superadmin.codeOf(UPDATE, { input })).toBeUndefined();
    const { items } = await historyOf(superadmin, 'attendanceSchemas', 'schema-strict');
    expect(items[0]).toMatchObject({
      action: 'updateAttendanceSchema',
      changes: [
        {
          field: 'lateDeduction',
          before: String(former.lateDeduction),
          after: String(former.lateDeduction + 1),
          restorable: true,
        },
      ],
    });
    expect(await undoNewest(superadmin, 'attendanceSchemas', 'schema-strict')).toBeUndefined();
    expect((await superadmin.read(Schema, READ)).attendanceSchema).toEqual(former);
  });

  it('tells that another one became the default', async () => {
    const superadmin = await app.as('superadmin');
    const Default = z.object({
      attendanceSchemas: z.object({
        items: z.array(
          z.looseObject({ _id: z.string(), version: z.number(), isDefault: z.boolean() }),
        ),
      }),
    });
    const { attendanceSchemas: all } = await superadmin.read(
      Default,
      '{ attendanceSchemas { items { _id version name minutesLateThreshold graceAbsentsPerTerm graceLatesPerTerm absenceDeduction lateDeduction isDefault } } }',
    );
    const former = all.items.find(({ isDefault }) => isDefault);
    const another = all.items.find(({ isDefault }) => !isDefault);
    if (!former || !another) throw new Error('The college has too few schemas');
    const { _id, version, ...other } = another;
    expect(
      await superadmin.codeOf(
        'mutation ($id: ID!, $version: Int!, $input: AttendanceSchemaInput!) { updateAttendanceSchema(_id: $id, version: $version, attendanceSchemaInput: $input) { _id } }',
        { id: _id, version, input: { ...other, isDefault: true } },
      ),
    ).toBeUndefined();
    const { items } = await historyOf(superadmin, 'attendanceSchemas', former._id);
    expect(items[0]?.['changes']).toMatchObject([
      { field: 'isDefault', before: 'true', after: 'false' },
    ]);
  });

  it('is nobody’s but the superadmins’', async () => {
    const given = { resource: 'attendanceSchemas', id: 'schema-strict' };
    expect(await (await app.as('admin')).codeOf(HISTORY, given)).toBe('FORBIDDEN');
  });
});

describe('the history of a teacher', () => {
  const id = 'teacher-ruth-naidoo';
  const UPDATE =
    'mutation ($input: TeacherInput!) { updateTeacher(_id: "teacher-ruth-naidoo", version: 1, teacherInput: $input) { _id } }';
  const READ = `{ teacher(_id: "${id}") { name title email userId biographies { locale text } } }`;
  const Teacher = z.object({ teacher: z.looseObject({ name: z.string() }) });

  it('tells what the name and biographies were, and puts them back', async () => {
    const admin = await app.as('admin');
    const { teacher: former } = await admin.read(Teacher, READ);
    const biographies = [{ locale: 'fr_FR', text: 'Enseigne depuis 1998.' }];
    const input = { ...former, name: 'Another Name', biographies };
    expect(await admin.codeOf(UPDATE, { input })).toBeUndefined();
    const { items } = await historyOf(admin, 'teachers', id);
    expect(items[0]).toMatchObject({
      action: 'updateTeacher',
      changes: [
        { field: 'name' },
        { field: 'biographies', after: expect.stringContaining('Enseigne') },
      ],
    });
    expect(await undoNewest(admin, 'teachers', id)).toBeUndefined();
    expect((await admin.read(Teacher, READ)).teacher).toEqual(former);
  });

  it('is read by admins of a region, who put nothing back, and by nobody below', async () => {
    const regional = await app.as('regionAdmin');
    expect((await historyOf(regional, 'teachers', id)).items.length).toBeGreaterThan(0);
    expect(await undoNewest(regional, 'teachers', id)).toBe('FORBIDDEN');
    expect(await (await app.as('manager')).codeOf(HISTORY, { resource: 'teachers', id })).toBe(
      'FORBIDDEN',
    );
  });
});

describe('the history of a link', () => {
  const id = 'link-cape-town';
  const Link = z.object({ link: z.looseObject({ version: z.number(), title: z.string() }) });
  const READ = `{ link(_id: "${id}") { version title address description published visibleFrom visibleUntil } }`;

  it('tells its admins what the words were, and puts them back', async () => {
    const regional = await app.as('regionAdmin');
    const { version, ...former } = (await regional.read(Link, READ)).link;
    const UPDATE =
      'mutation ($version: Int!, $input: LinkInput!) { updateLink(_id: "link-cape-town", version: $version, linkInput: $input) { _id } }';
    const input = {
      ...former,
      title: 'Other words',
      regionIds: ['region-cape-town'],
      groupIds: [],
    };
    expect(await regional.codeOf(UPDATE, { version, input })).toBeUndefined();
    const { items } = await historyOf(regional, 'links', id);
    expect(items[0]?.['changes']).toMatchObject([
      { field: 'title', before: JSON.stringify(former.title), restorable: true },
    ]);
    expect(await undoNewest(regional, 'links', id)).toBeUndefined();
    expect((await regional.read(Link, READ)).link).toMatchObject(former);
  });

  it('is not there for other regions', async () => {
    const abroad = await app.as('regionAdmin2');
    expect(await abroad.codeOf(HISTORY, { resource: 'links', id })).toBe('NOT_FOUND');
  });
});

describe('the history of terms, courses and lessons', () => {
  const editOf = (noun: string, input: string) =>
    `mutation ($id: ID!, $input: ${noun}Input!) { update${noun}(_id: $id, version: 1, ${input}: $input) { _id } }`;
  const course = { code: 'HOM201', name: 'Preaching', locale: 'en', published: true };
  const term = { name: 'Spring', year: 2020, startsOn: '2020-01-13', endsOn: '2020-05-29' };
  const lesson = { courseId: 'course-hom201', title: 'Text', kind: 'TEXT', published: true };

  it.each([
    ['terms', 'term-spring', editOf('Term', 'termInput'), term, ['year', 'startsOn', 'endsOn']],
    [
      'courses',
      'course-hom201',
      editOf('Course', 'courseInput'),
      { ...course, groupIds: [], categoryIds: [], programme: 'Another' },
      ['categoryIds', 'groupIds', 'programme'],
    ],
    [
      'lessons',
      'lesson-hom201-4',
      editOf('Lesson', 'lessonInput'),
      { ...lesson, position: 1, content: '<p>New</p>', releaseAfterDays: 3, noSkipping: true },
      ['title', 'content', 'releaseAfterDays', 'noSkipping'],
    ],
  ] as const)(
    'tells what changed of %s, and puts it back',
    async (resource, id, edit, input, changed) => {
      const admin = await app.as('admin');
      expect(await admin.codeOf(edit, { id, input })).toBeUndefined();
      const { items } = await historyOf(admin, resource, id);
      const fields = z.array(z.looseObject({ field: z.string() })).parse(items[0]?.['changes']);
      expect(fields.map(({ field }) => field)).toEqual(expect.arrayContaining([...changed]));
      expect(await undoNewest(admin, resource, id)).toBeUndefined();
      const back = await historyOf(admin, resource, id);
      expect(back.items[0]?.action).toBe(edit.match(/update\w+/)?.[0]);
      expect(await undoNewest(admin, resource, id)).toBeUndefined();
    },
  );

  it('is nobody’s but the admins’', async () => {
    const manager = await app.as('manager');
    for (const [resource, id] of [
      ['terms', 'term-spring'],
      ['courses', 'course-hom201'],
      ['lessons', 'lesson-hom201-1'],
    ]) {
      expect(await manager.codeOf(HISTORY, { resource, id })).toBe('FORBIDDEN');
    }
  });
});
