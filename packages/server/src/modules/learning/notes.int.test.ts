import { noteFilePath } from '@lampstand/access';
import { eq } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Listening } from '../../http/listen.ts';
import { auditEntries } from '../../platform/audit.table.ts';
import { newId } from '../../platform/id.ts';
import { browserOf } from '../../testing/authorization/actors.ts';
import { statementsOf } from '../../testing/count-statements.ts';
import { aCourse } from '../../testing/factories/course.ts';
import { aGroup } from '../../testing/factories/group.ts';
import { aLesson } from '../../testing/factories/lesson.ts';
import { openSite } from '../../testing/site.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { lessons } from '../courses/courses.table.ts';
import { groupMembers } from '../groups/groups.table.ts';
import { lessonNotes } from './learning.table.ts';
import { MOST_NOTES } from './notes.rules.ts';

let app: TestApp;
let site: Listening;
let student: TestClient;
let fellow: TestClient;
let facilitator: TestClient;
let stranger: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  site = await openSite(app);
  student = await app.as('student');
  fellow = await app.as('graduate');
  facilitator = await app.as('facilitator');
  stranger = await app.as('student2');
});
afterAll(async () => {
  await site.close();
  await app.close();
});

const NOTE = '{ _id version lessonId lesson { title } atSeconds text groupId mine authorName }';
const CREATE = `mutation Create($id: ID!, $lessonId: ID!, $input: LessonNoteInput!) { createLessonNote(_id: $id, lessonId: $lessonId, lessonNoteInput: $input) ${NOTE} }`;
const UPDATE = `mutation Update($id: ID!, $version: Int!, $input: LessonNoteInput!) { updateLessonNote(_id: $id, version: $version, lessonNoteInput: $input) ${NOTE} }`;
const REMOVE = `mutation Remove($id: ID!) { removeLessonNote(_id: $id) ${NOTE} }`;
const OF_LESSON = `query OfLesson($id: ID!) { lessonNotes(lessonId: $id) ${NOTE} }`;
const OF_COURSE = `query OfCourse($id: ID!) { courseNotes(courseId: $id) ${NOTE} }`;

const Note = z.object({
  _id: z.string(),
  version: z.number(),
  lesson: z.object({ title: z.string() }),
  atSeconds: z.number(),
  text: z.string(),
  groupId: z.string().nullable(),
  mine: z.boolean(),
  authorName: z.string(),
});

async function classroom() {
  const group = await aGroup(app, {
    students: ['user-student', 'user-graduate'],
    facilitators: ['user-facilitator'],
  });
  const course = await aCourse(app, { offeredTo: [group._id] });
  const lesson = await aLesson(app, { courseId: course._id });
  return { group, course, lesson };
}

async function write(
  client: TestClient,
  lessonId: string,
  input: { atSeconds?: number; text?: string; groupId?: string } = {},
  id = newId(),
) {
  const shape = z.object({ createLessonNote: Note });
  const variables = { id, lessonId, input: { atSeconds: 5, text: 'Ask about this', ...input } };
  return (await client.read(shape, CREATE, variables)).createLessonNote;
}
const notesOf = async (client: TestClient, id: string) =>
  (await client.read(z.object({ lessonNotes: z.array(Note) }), OF_LESSON, { id })).lessonNotes;
const textsOf = async (client: TestClient, id: string) =>
  (await notesOf(client, id)).map(({ text }) => text);

/** What the server gives to somebody at a path; undefined where nothing is there for them. */
async function pdfOf(client: TestClient, path: string) {
  const answer = await fetch(new URL(path, site.url), { headers: { cookie: client.cookie } });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  if (answer.status === 404) return undefined;
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const [, name = ''] =
    /^attachment; filename\*=UTF-8''(.+)$/.exec(answer.headers.get('content-disposition') ?? '') ??
    [];
  const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()));
  return { text: text.join('\n'), fileName: decodeURIComponent(name) };
}

describe('a note', () => {
  it('is its writer’s alone', async () => {
    const { lesson, course } = await classroom();
    const note = await write(student, lesson._id, { text: '  Grace  ', atSeconds: 30 });
    expect(note).toMatchObject({ text: 'Grace', atSeconds: 30, mine: true, groupId: null });
    expect(await notesOf(student, lesson._id)).toEqual([note]);
    for (const other of [fellow, facilitator]) {
      expect(await textsOf(other, lesson._id)).toEqual([]);
      expect((await other.send(OF_COURSE, { id: course._id })).data?.courseNotes).toEqual([]);
      const change = { id: note._id, version: 1, input: { atSeconds: 1, text: 'Mine' } };
      expect(await other.codeOf(UPDATE, change)).toBe('NOT_FOUND');
      expect(await other.codeOf(REMOVE, { id: note._id })).toBe('NOT_FOUND');
    }
  });

  it('is nothing for whoever looks through its writer’s account', async () => {
    const { lesson, course } = await classroom();
    const note = await write(student, lesson._id);
    const eyes = { name: 'eyes', persona: 'student', impersonatedBy: 'superadmin' } as const;
    const other = await browserOf(app, eyes);
    const input = { atSeconds: 1, text: 'Mine' };
    for (const [query, variables] of [
      [OF_LESSON, { id: lesson._id }],
      [OF_COURSE, { id: course._id }],
      [CREATE, { id: newId(), lessonId: lesson._id, input }],
      [UPDATE, { id: note._id, version: 1, input }],
      [REMOVE, { id: note._id }],
    ] as const) {
      expect(await other.codeOf(query, variables)).toBe('FORBIDDEN');
    }
    expect(await pdfOf(other, noteFilePath(course._id))).toBeUndefined();
    expect(await textsOf(student, lesson._id)).toEqual(['Ask about this']);
  });

  it('is added once however often it is sent, and belongs to nobody else', async () => {
    const { lesson } = await classroom();
    const first = await write(student, lesson._id);
    expect(await write(student, lesson._id, { text: 'Again' }, first._id)).toEqual(first);
    const taken = {
      id: first._id,
      lessonId: lesson._id,
      input: { atSeconds: 1, text: 'Taken over' },
    };
    expect(await fellow.codeOf(CREATE, taken)).toBe('NOT_FOUND');
    expect(await textsOf(student, lesson._id)).toEqual(['Ask about this']);
  });

  it('stands at a second of the lesson and says something', async () => {
    const { lesson } = await classroom();
    expect(await write(student, lesson._id, { atSeconds: 9999 })).toMatchObject({ atSeconds: 600 });
    for (const input of [
      { atSeconds: -1, text: 'x' },
      { atSeconds: 1, text: '   ' },
      { atSeconds: 1, text: 'x'.repeat(5001) },
    ]) {
      const code = await student.codeOf(CREATE, { id: newId(), lessonId: lesson._id, input });
      expect(code).toBe('INVALID');
    }
  });

  it('is changed by its writer, on the state that they saw', async () => {
    const { lesson } = await classroom();
    const { _id: id } = await write(student, lesson._id);
    const change = { id, version: 1, input: { atSeconds: 7, text: 'Clear now' } };
    const { data } = await student.send(UPDATE, change);
    expect(data?.updateLessonNote).toMatchObject({ version: 2, atSeconds: 7, text: 'Clear now' });
    expect(await student.codeOf(UPDATE, change)).toBe('CONFLICT');
    expect((await student.send(REMOVE, { id })).data?.removeLessonNote).toMatchObject({ _id: id });
    expect(await student.codeOf(REMOVE, { id })).toBe('NOT_FOUND');
    expect(await write(student, lesson._id, {}, id)).toMatchObject({ version: 1 });
  });

  it('leaves no text in the audit', async () => {
    const { lesson } = await classroom();
    const { _id: id } = await write(student, lesson._id, { text: 'Unheard-of doubts' });
    const change = { id, version: 1, input: { atSeconds: 7, text: 'Unheard-of hopes' } };
    await student.send(UPDATE, change);
    await student.send(REMOVE, { id });
    const { db } = app.services.database;
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.entityId, id));
    expect(entries).toHaveLength(3);
    expect(JSON.stringify(entries)).not.toContain('Unheard-of');
  });

  it('is one of five hundred at most in a lesson', async () => {
    const { lesson } = await classroom();
    const { db } = app.services.database;
    const now = app.clock.now().toISOString();
    const stamp = { version: 1, createdAt: now, updatedAt: now, userId: 'user-student' };
    await db.insert(lessonNotes).values(
      Array.from({ length: MOST_NOTES }, (_, at) => {
        const place = { lessonId: lesson._id, atSeconds: at, text: 'x' };
        return { ...stamp, ...place, _id: newId() };
      }),
    );
    const input = { atSeconds: 1, text: 'One more' };
    const more = { id: newId(), lessonId: lesson._id, input };
    expect(await student.codeOf(CREATE, more)).toBe('LIMIT');
    expect(await fellow.codeOf(CREATE, { ...more, id: newId() })).toBeUndefined();
  });
});

describe('a note that is pinned for a group', () => {
  it('is read by its people, and only by them', async () => {
    const { lesson, group } = await classroom();
    const others = await aGroup(app, { students: ['user-student2'] });
    const course = await aCourse(app, { offeredTo: [group._id, others._id] });
    const shared = await aLesson(app, { courseId: course._id });
    const pin = { groupId: group._id, text: 'What does he mean?' };
    await write(facilitator, lesson._id, pin);
    await write(facilitator, shared._id, pin);
    for (const reader of [student, fellow]) {
      expect(await notesOf(reader, lesson._id)).toMatchObject([
        { text: pin.text, mine: false, groupId: group._id, authorName: expect.any(String) },
      ]);
    }
    expect(await textsOf(stranger, shared._id)).toEqual([]);
    expect(await stranger.codeOf(OF_LESSON, { id: lesson._id })).toBe('NOT_FOUND');
  });

  it('is pinned by whoever facilitates a group that has the lesson', async () => {
    const { lesson, group } = await classroom();
    const elsewhere = await aGroup(app, { facilitators: ['user-facilitator'] });
    const input = { atSeconds: 1, text: 'x' };
    const pin = (client: TestClient, groupId: string) =>
      client.codeOf(CREATE, {
        id: newId(),
        lessonId: lesson._id,
        input: { ...input, groupId },
      });
    expect(await pin(student, group._id)).toBe('INVALID');
    expect(await pin(facilitator, elsewhere._id)).toBe('INVALID');
    expect(await pin(facilitator, 'no-such-group')).toBe('INVALID');
    const own = await write(student, lesson._id);
    const change = { id: own._id, version: 1, input: { ...input, groupId: group._id } };
    expect(await student.codeOf(UPDATE, change)).toBe('INVALID');
    expect(await pin(facilitator, group._id)).toBeUndefined();
  });

  it('is taken off by any facilitator of the group, changed by its writer alone', async () => {
    const { lesson, group } = await classroom();
    const { _id: id } = await write(facilitator, lesson._id, { groupId: group._id });
    expect(await student.codeOf(REMOVE, { id })).toBe('NOT_FOUND');
    const { db } = app.services.database;
    const seat = { groupId: group._id, userId: 'user-graduate', role: 'FACILITATOR' as const };
    await db.insert(groupMembers).values(seat);
    const change = { id, version: 1, input: { atSeconds: 1, text: 'Changed' } };
    expect(await fellow.codeOf(UPDATE, change)).toBe('NOT_FOUND');
    expect(await fellow.codeOf(REMOVE, { id })).toBeUndefined();
  });
});

describe('notes of a course', () => {
  it('come by lesson and place, in one statement and the session', async () => {
    const { course, lesson } = await classroom();
    const second = await aLesson(app, { courseId: course._id, title: 'Second', position: 2 });
    const hidden = await aLesson(app, { courseId: course._id, position: 3 });
    await write(student, second._id, { text: 'three', atSeconds: 1 });
    await write(student, lesson._id, { text: 'two', atSeconds: 90 });
    await write(student, lesson._id, { text: 'one', atSeconds: 10 });
    await write(student, hidden._id, { text: 'hidden' });
    await app.services.database.db
      .update(lessons)
      .set({ published: false })
      .where(eq(lessons._id, hidden._id));
    const shape = z.object({ courseNotes: z.array(Note) });
    const { courseNotes } = await student.read(shape, OF_COURSE, { id: course._id });
    expect(courseNotes.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
    expect(courseNotes[2]?.lesson.title).toBe('Second');
    const read = () => student.send(OF_COURSE, { id: course._id });
    expect(await statementsOf(app, read)).toHaveLength(2);
    expect(await stranger.codeOf(OF_COURSE, { id: course._id })).toBe('NOT_FOUND');
  });
});

describe('notes as PDF', () => {
  it('are what the person reads of a course or of one lesson, in their language', async () => {
    const { course, lesson, group } = await classroom();
    const second = await aLesson(app, { courseId: course._id, title: 'Second', position: 2 });
    await write(student, lesson._id, { text: 'Of the first', atSeconds: 65 });
    await write(student, second._id, { text: 'Of the second' });
    await write(facilitator, second._id, { text: 'Pinned for all', groupId: group._id });
    await write(fellow, second._id, { text: 'Somebody else’s' });
    const whole = await pdfOf(student, noteFilePath(course._id));
    for (const text of ['1:05', 'Of the first', 'Of the second', 'Pinned for all']) {
      expect(whole?.text).toContain(text);
    }
    expect(whole?.text).not.toContain('Somebody');
    expect(whole?.fileName).toMatch(/^Notes .+\.pdf$/);
    const one = await pdfOf(student, noteFilePath(course._id, second._id));
    expect(one?.text).toContain('Of the second');
    expect(one?.text).not.toContain('Of the first');
  });

  it('are there for nobody to whom the course or the lesson is not open', async () => {
    const { course } = await classroom();
    const hidden = await aLesson(app, { courseId: course._id, published: false });
    expect(await pdfOf(stranger, noteFilePath(course._id))).toBeUndefined();
    expect(await pdfOf(app.anonymous(), noteFilePath(course._id))).toBeUndefined();
    for (const path of [
      noteFilePath(course._id, hidden._id),
      noteFilePath(course._id, 'none'),
      noteFilePath('none'),
      '/note-files/..%2f.pdf',
    ]) {
      expect(await pdfOf(student, path)).toBeUndefined();
    }
    expect(await pdfOf(student, noteFilePath(course._id))).toBeDefined();
  });
});
