import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../platform/id.ts';
import { personaId } from '../../seed/people.ts';
import { examRoom, START } from '../../testing/exam-room.ts';
import { anExam } from '../../testing/factories/exam.ts';
import { aGroup } from '../../testing/factories/group.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ APP_ENV: 'offline-app' });
});
afterAll(() => app.close());

const WORDS = 'Only groups of the offline-app kind can take exams in the app';

it('refuses groups of other kinds in the app, in the words of the specification', async () => {
  const exam = await anExam(app);
  const student = await app.as('student');
  const answer = await student.send(START, { _id: newId(), examId: exam._id });
  expect(answer.errors?.[0]).toMatchObject({ message: WORDS, extensions: { code: 'FORBIDDEN' } });
  const shown = await student.send(`{ studentExam(_id: "${exam._id}") { blockedReason } }`);
  expect(shown.data).toEqual({ studentExam: { blockedReason: WORDS } });
});

it('says why in the language of the person', async () => {
  const exam = await anExam(app);
  const student = await app.as('student');
  student.language = 'de-DE';
  const shown = await student.send(`{ studentExam(_id: "${exam._id}") { blockedReason } }`);
  const expected = app.services.translators.get('de_DE')('errors.examOfflineOnly');
  expect(shown.data).toEqual({ studentExam: { blockedReason: expected } });
  expect(expected).not.toBe(WORDS);
});

it('lets a group of the offline-app kind sit them', async () => {
  const group = await aGroup(app, { kind: 'OFFLINE_APP', students: [personaId('student')] });
  const exam = await anExam(app, { offeredTo: ['group-cape-town-1', group._id] });
  const { _id } = await examRoom(await app.as('student')).sit(exam, 3);
  const admin = await app.as('admin');
  const shown = await admin.send(`{ examResult(_id: "${_id}") { group { _id } } }`);
  expect(shown.data).toEqual({ examResult: { group: { _id: group._id } } });
});
