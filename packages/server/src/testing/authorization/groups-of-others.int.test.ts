import { afterAll, beforeAll, expect, it } from 'vitest';
import { examWindows } from '../../modules/exams/exams.table.ts';
import { linkGroups, linkRegions, links } from '../../modules/links/links.table.ts';
import { newId } from '../../platform/id.ts';
import { groupId } from '../../seed/places.ts';
import { anAssignment, datesOf } from '../factories/assignment.ts';
import { anExam } from '../factories/exam.ts';
import { aGroup } from '../factories/group.ts';
import { recordOf } from '../factories/record.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** One thing of the whole college that names a group of each of two regions. */
async function sharedByTwo() {
  const { db } = app.services.database;
  const ours = await aGroup(app, { name: 'Ours', regionId: 'region-cape-town' });
  const theirs = await aGroup(app, { name: 'Theirs', regionId: 'region-berlin' });
  const exam = await anExam(app, { offeredTo: [groupId('cape-town-1')] });
  const assignment = await anAssignment(app, { courseId: exam.courseId });
  const link = {
    ...recordOf(app),
    title: 'Both',
    address: 'https://both.example',
    position: 1,
    published: true,
  };
  await db.insert(links).values(link);
  await db.insert(linkRegions).values({ linkId: link._id, regionId: 'region-cape-town' });
  for (const group of [ours, theirs]) {
    const names = { groupId: group._id };
    await db.insert(examWindows).values({ _id: newId(), examId: exam._id, ...names });
    await datesOf(app, { assignmentId: assignment._id, ...names });
    await db.insert(linkGroups).values({ linkId: link._id, ...names });
  }
  return {
    windows: `{ exam(_id: "${exam._id}") { windows { group { name } } } }`,
    ofCourse: `{ course(_id: "${exam.courseId}") { exams { windows { group { name } } } } }`,
    dates: `{ assignment(_id: "${assignment._id}") { dates { group { name } } } }`,
    listed: `{ assignments(filter: { ids: ["${assignment._id}"] }) { items { dates { group { name } } } } }`,
    link: `{ link(_id: "${link._id}") { groups { name } } }`,
  };
}

it('tells an admin of a region no groups of other regions by what all regions share', async () => {
  const asked = await sharedByTwo();
  for (const [way, query] of Object.entries(asked)) {
    const shown = async (persona: 'regionAdmin' | 'admin') => {
      const answer = JSON.stringify(await (await app.as(persona)).send(query));
      return [way, answer.includes('"Ours"'), answer.includes('"Theirs"')];
    };
    expect(await shown('regionAdmin')).toEqual([way, true, false]);
    expect(await shown('admin')).toEqual([way, true, true]);
  }
});
