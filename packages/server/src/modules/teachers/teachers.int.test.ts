import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit.table.ts';
import { statementsOf } from '../../testing/count-statements.ts';
import { aCourse } from '../../testing/factories/course.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const LIST =
  'query ($filter: TeacherFilter) { teachers(filter: $filter) { total items { fullName email user { fullName } biographies { locale } courses { code } courseCount } } }';
const ONE =
  'query ($id: ID!) { teacher(_id: $id) { version fullName email user { _id } biographies { locale text } courses { code } } }';
const CREATE = 'mutation ($input: TeacherInput!) { createTeacher(teacherInput: $input) { _id } }';
const UPDATE =
  'mutation ($id: ID!, $version: Int!, $input: TeacherInput!) { updateTeacher(_id: $id, version: $version, teacherInput: $input) { version fullName biographies { locale text } } }';
const REMOVE = 'mutation ($id: ID!) { removeTeacher(_id: $id) { name } }';
const COURSE =
  'mutation ($id: ID!, $version: Int!, $input: CourseInput!) { updateCourse(_id: $id, version: $version, courseInput: $input) { version teacherName teachers { fullName } } }';

const Created = z.object({ createTeacher: z.object({ _id: z.string() }) });
const Names = z.object({
  teachers: z.object({ items: z.array(z.looseObject({ fullName: z.string() })) }),
});
const anInput = (more: object = {}) => ({ name: 'Ada Njeri', biographies: [], ...more });
const aTeacher = async (more: object = {}): Promise<string> =>
  (await (await app.as('admin')).read(Created, CREATE, { input: anInput(more) })).createTeacher._id;
const namesFor = async (filter: object) =>
  (await (await app.as('regionAdmin')).read(Names, LIST, { filter })).teachers.items.map(
    ({ fullName }) => fullName,
  );

describe('reading teachers', () => {
  it('is for admins of any region, with everything, in one statement', async () => {
    const admin = await app.as('regionAdmin');
    const statements = await statementsOf(app, async () => {
      const { teachers } = await admin.read(Names, LIST);
      expect(teachers.items.map(({ fullName }) => fullName)).toEqual([
        'Prof. Andreas Lindt',
        'Dr Miriam Cohen',
        'Dr Olena Kravets',
        'Ruth Naidoo',
        'Dr Samuel Adeyemi',
        'Rev. Thabo Mokoena',
      ]);
      expect(teachers.items[4]).toMatchObject({
        user: { fullName: 'Samuel Adeyemi' },
        biographies: [{ locale: 'en' }],
        courses: [{ code: 'THE101' }],
        courseCount: 1,
      });
    });
    expect(statements).toHaveLength(2);
  });

  it.each([
    [{ q: 'dr mir' }, ['Dr Miriam Cohen']],
    [{ hasAccount: true }, ['Dr Samuel Adeyemi', 'Rev. Thabo Mokoena']],
    [{ courseId: 'course-spf101' }, ['Ruth Naidoo']],
    [{ ids: ['teacher-ruth-naidoo'] }, ['Ruth Naidoo']],
  ])('finds by %j', async (filter, names) => {
    expect(await namesFor(filter)).toEqual(names);
  });

  it.each(['student', 'facilitator', 'manager', 'reportsAdmin'] as const)(
    'is not for %s',
    async (who) => {
      const person = await app.as(who);
      expect(await person.codeOf(LIST)).toBe('FORBIDDEN');
      expect(await person.codeOf(ONE, { id: 'teacher-ruth-naidoo' })).toBe('FORBIDDEN');
    },
  );

  it('asks a stranger to log in', async () => {
    expect(await app.anonymous().codeOf(LIST)).toBe('UNAUTHENTICATED');
  });
});

describe('keeping teachers', () => {
  it.each(['manager', 'regionAdmin'] as const)('is not for %s', async (who) => {
    const person = await app.as(who);
    const id = 'teacher-olena-kravets';
    expect(await person.codeOf(CREATE, { input: anInput() })).toBe('FORBIDDEN');
    expect(await person.codeOf(UPDATE, { id, version: 1, input: anInput() })).toBe('FORBIDDEN');
    expect(await person.codeOf(REMOVE, { id })).toBe('FORBIDDEN');
  });

  it('changes biographies with the version that was read, and audits it', async () => {
    const admin = await app.as('admin');
    const id = await aTeacher({ biographies: [{ locale: 'en', text: 'First.' }] });
    const input = anInput({
      title: 'Dr',
      biographies: [
        { locale: 'uk_UA', text: 'Друга.' },
        { locale: 'de_DE', text: 'Zweite.' },
      ],
    });
    const { data } = await admin.send(UPDATE, { id, version: 1, input });
    expect(data?.updateTeacher).toEqual({
      version: 2,
      fullName: 'Dr Ada Njeri',
      biographies: [
        { locale: 'de_DE', text: 'Zweite.' },
        { locale: 'uk_UA', text: 'Друга.' },
      ],
    });
    expect(await admin.codeOf(UPDATE, { id, version: 1, input })).toBe('CONFLICT');
    const [entry] = await app.services.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, id))
      .orderBy(auditEntries.at);
    expect(entry?.entity).toBe('teacher');
  });

  it('marks an account that is not there, and an address that is none', async () => {
    const admin = await app.as('admin');
    const fieldsOf = async (more: object) =>
      Object.keys(
        (await admin.send(CREATE, { input: anInput(more) })).errors?.[0]?.extensions.fields ?? {},
      );
    expect(await fieldsOf({ userId: 'user-nobody' })).toEqual(['userId']);
    expect(await fieldsOf({ email: 'nobody' })).toEqual(['email']);
  });

  it('keeps one who gives a course, and says which', async () => {
    const admin = await app.as('admin');
    const { errors } = await admin.send(REMOVE, { id: 'teacher-dr-miriam-cohen' });
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect(errors?.[0]?.message).toBe(
      'This teacher cannot be deleted: 2 courses are taught by them: BIB101, HIS101',
    );
    const id = await aTeacher({ name: 'Nobody Yet' });
    expect((await admin.send(REMOVE, { id })).data?.removeTeacher).toEqual({ name: 'Nobody Yet' });
    expect(await admin.codeOf(REMOVE, { id })).toBe('NOT_FOUND');
  });
});

describe('the teachers of a course', () => {
  it('are chosen in their order, and name it; another name renames it', async () => {
    const admin = await app.as('admin');
    const course = await aCourse(app, { teacherName: null });
    const [one, two] = [await aTeacher({ name: 'Ben Otieno' }), await aTeacher({ title: 'Dr' })];
    const input = {
      code: course.code,
      name: course.name,
      locale: 'en',
      published: true,
      groupIds: [],
    };
    const change = { id: course._id, version: 1, input: { ...input, teacherIds: [two, one, two] } };
    const { data } = await admin.send(COURSE, change);
    expect(data?.updateCourse).toMatchObject({
      teacherName: 'Dr Ada Njeri, Ben Otieno',
      teachers: [{ fullName: 'Dr Ada Njeri' }, { fullName: 'Ben Otieno' }],
    });
    const renamed = { id: two, version: 1, input: anInput({ title: 'Prof.' }) };
    expect(await admin.codeOf(UPDATE, renamed)).toBeUndefined();
    const kept = await admin.send(COURSE, { id: course._id, version: 2, input });
    expect(kept.data?.updateCourse).toMatchObject({ teacherName: 'Prof. Ada Njeri, Ben Otieno' });
    const unknown = { id: course._id, version: 3, input: { ...input, teacherIds: ['nobody'] } };
    const { errors } = await admin.send(COURSE, unknown);
    expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual(['teacherIds']);
    const none = { id: course._id, version: 3, input: { ...input, teacherIds: [] } };
    expect((await admin.send(COURSE, none)).data?.updateCourse).toMatchObject({
      teacherName: null,
      teachers: [],
    });
  });
});
