import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newId } from '../../platform/id.ts';
import { anAssignment, datesOf } from '../../testing/factories/assignment.ts';
import { aCourse } from '../../testing/factories/course.ts';
import { aGroup } from '../../testing/factories/group.ts';
import type { TestClient } from '../../testing/test-client.ts';
import {
  aDownload,
  localStore,
  openUploadRoom,
  REGISTER,
  type UploadRoom,
} from '../../testing/upload-room.ts';

let room: UploadRoom;
let student: TestClient;
let other: TestClient;
let facilitator: TestClient;
beforeAll(async () => {
  room = await openUploadRoom(await localStore());
  student = await room.app.as('student');
  other = await room.app.as('graduate');
  facilitator = await room.app.as('facilitator');
});
afterAll(() => room.close());

const FILES = '{ _id fileName contentType size sha256 url previewUrl }';
const SAVE = `mutation Save($input: SubmissionDraftInput!) { one: saveSubmissionDraft(submissionDraftInput: $input) { submission { _id version files ${FILES} } } }`;
const READ = `query Read($id: ID!) { one: studentAssignment(_id: $id) { submission { _id version files ${FILES} feedbackFiles ${FILES} } } }`;
const SUBMIT = `mutation Submit($id: ID!, $version: Int!) { one: submitAssignment(_id: $id, version: $version) { submission { _id version files ${FILES} } } }`;
const REMOVE = `mutation Remove($id: ID!) { one: removeSubmissionFile(_id: $id) { submission { _id version files ${FILES} } } }`;

const File = z.object({
  _id: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  url: z.string(),
  previewUrl: z.string().nullable(),
});
const Work = z.object({
  one: z.object({
    submission: z.object({ _id: z.string(), version: z.number(), files: z.array(File) }),
  }),
});

const PAGE = Buffer.from('<!doctype html><script>alert(document.cookie)</script>');

async function aDraft(maxFiles = 2) {
  const { app } = room;
  const group = await aGroup(app, {
    students: ['user-student', 'user-graduate'],
    facilitators: ['user-facilitator'],
  });
  const course = await aCourse(app, { offeredTo: [group._id] });
  const assignment = await anAssignment(app, { courseId: course._id, maxFiles });
  const input = { _id: newId(), assignmentId: assignment._id, sequence: 1, text: '' };
  const { one } = await student.read(Work, SAVE, { input });
  return { group, assignment, submission: one.submission };
}

const toDraft = (itemId: string, fileName = 'work.txt') => ({
  itemId,
  itemType: 'SUBMISSION_FILE',
  title: fileName,
  fileName,
});
const readWork = async (id: string) => (await student.read(Work, READ, { id })).one.submission;

describe('a file of a student', () => {
  it('comes into the own draft, is part of what is handed in, and stays then', async () => {
    const { assignment, submission } = await aDraft();
    await room.send(student, Buffer.from('So it is.'), toDraft(submission._id));
    const kept = await readWork(assignment._id);
    expect(kept.files).toMatchObject([{ fileName: 'work.txt' }]);
    const handIn = { id: kept._id, version: kept.version };
    const { one } = await student.read(Work, SUBMIT, handIn);
    const fileId = one.submission.files[0]?._id ?? '';
    expect(await student.codeOf(REMOVE, { id: fileId })).toBe('CONFLICT');
    const late = aDownload(4, toDraft(submission._id));
    expect(await student.codeOf(REGISTER, { input: late })).toBe('CONFLICT');
  });

  it('is nobody else’s to send or to take away', async () => {
    const { assignment, submission } = await aDraft();
    for (const stranger of [other, facilitator, await room.app.as('admin')]) {
      const input = aDownload(4, toDraft(submission._id));
      expect(await stranger.codeOf(REGISTER, { input })).toBe('NOT_FOUND');
    }
    await room.send(student, Buffer.from('Mine.'), toDraft(submission._id));
    const [file] = (await readWork(assignment._id)).files;
    expect(await other.codeOf(REMOVE, { id: file?._id })).toBe('NOT_FOUND');
    expect(await student.codeOf(REMOVE, { id: file?._id })).toBeUndefined();
    expect((await readWork(assignment._id)).files).toEqual([]);
  });

  it('is only ever saved, whatever its bytes are and whatever it is called', async () => {
    const { assignment, submission } = await aDraft(3);
    const names = ['page.html', '../../etc/passwd', 'picture.png'];
    for (const name of names) await room.send(student, PAGE, toDraft(submission._id, name));
    const { files } = await readWork(assignment._id);
    expect(files.map(({ fileName }) => fileName)).toEqual(['page.html', 'passwd', 'picture.png']);
    for (const { url, previewUrl } of files) {
      expect(previewUrl).toBeNull();
      const answer = await fetch(new URL(url, room.site.url));
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
      expect(answer.headers.get('content-type')).toBe('application/octet-stream');
      expect(Buffer.from(await answer.arrayBuffer()).equals(PAGE)).toBe(true);
    }
    const ended = new URL(files[0]?.url ?? '', room.site.url);
    ended.searchParams.set('expires', '1');
    expect((await fetch(ended)).status).toBe(403);
  });

  it('has no room beyond what the assignment takes, nor after the deadline', async () => {
    const { assignment, group, submission } = await aDraft(1);
    await room.send(student, Buffer.from('One.'), toDraft(submission._id));
    await expect(room.send(student, Buffer.from('Two.'), toDraft(submission._id))).rejects.toThrow(
      'There is room for 1 file.',
    );
    const begun = await room.register(student, aDownload(4, toDraft(submission._id)));
    const past = new Date(room.app.clock.now().getTime() - 60_000).toISOString();
    await datesOf(room.app, { assignmentId: assignment._id, groupId: group._id, dueAt: past });
    const url = begun.uploadInfo.partUploadUrls[0] ?? '';
    await room.put(url, new Uint8Array(Buffer.from('Late')));
    const complete = 'mutation C($id: ID!) { completeMultipartVideoUpload(videoId: $id) { _id } }';
    expect(await student.codeOf(complete, { id: begun._id })).toBe('NOT_FOUND');
    expect((await readWork(assignment._id)).files).toHaveLength(1);
  });
});

describe('a file with the feedback', () => {
  it('is sent by whoever grades, and read by the student once the work is graded', async () => {
    const { assignment, submission } = await aDraft();
    const feedback = { ...toDraft(submission._id, 'notes.txt'), itemType: 'FEEDBACK_FILE' };
    const input = aDownload(4, feedback);
    expect(await facilitator.codeOf(REGISTER, { input })).toBe('NOT_FOUND');
    await room.send(student, Buffer.from('Work.'), toDraft(submission._id));
    const kept = await readWork(assignment._id);
    await student.read(Work, SUBMIT, { id: kept._id, version: kept.version });
    expect(await student.codeOf(REGISTER, { input })).toBe('NOT_FOUND');
    await room.send(facilitator, Buffer.from('Read again.'), feedback);
    const Told = z.object({
      one: z.object({
        submission: z.object({ version: z.number(), feedbackFiles: z.array(File) }),
      }),
    });
    const before = (await student.read(Told, READ, { id: assignment._id })).one.submission;
    expect(before.feedbackFiles).toEqual([]);
    const grade = `mutation Grade($id: ID!, $version: Int!) { gradeSubmission(_id: $id, version: $version, submissionGradeInput: { score: 70 }) { _id } }`;
    const given = { id: kept._id, version: before.version };
    expect(await facilitator.codeOf(grade, given)).toBeUndefined();
    const after = (await student.read(Told, READ, { id: assignment._id })).one.submission;
    expect(after.feedbackFiles).toMatchObject([{ fileName: 'notes.txt' }]);
  });
});

it('tells whoever grades which of their groups have the assignment, handed in or not', async () => {
  const { app } = room;
  const { group, assignment } = await aDraft();
  const dueAt = '2099-05-01T12:00:00.000Z';
  await datesOf(app, { assignmentId: assignment._id, groupId: group._id, dueAt });
  const GRADED =
    'query ($id: ID!) { gradedAssignment(_id: $id) { title course { _id } groups { _id name zone dueAt } } }';
  const id = assignment._id;
  const { data } = await facilitator.send(GRADED, { id });
  expect(data).toMatchObject({
    gradedAssignment: {
      course: { _id: assignment.courseId },
      groups: [{ _id: group._id, zone: 'Africa/Johannesburg', dueAt }],
    },
  });
  expect(await (await app.as('regionAdmin')).codeOf(GRADED, { id })).toBeUndefined();
  for (const persona of ['student', 'manager', 'regionAdmin2', 'reportsAdmin'] as const) {
    expect(await (await app.as(persona)).codeOf(GRADED, { id })).toBe('NOT_FOUND');
  }
});
