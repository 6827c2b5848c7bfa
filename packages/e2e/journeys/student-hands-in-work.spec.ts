import { dayFromNow, giveAssignment, openClassroom } from '../college/classroom.ts';
import { stateOf } from '../college/signed-in.ts';
import { expect, expectAccessible, heading, openAs, test, type Page } from './test.ts';

const words = 'Five places, drawn by hand.';
const feedbackFile = 'The sea lies further east.';

async function attach(page: Page, name: string, text: string) {
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.getByLabel('Choose files').setInputFiles(file);
  await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible();
}

async function write(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Your text' }).fill(text);
  await expect(page.getByText('Draft saved')).toBeVisible();
}

async function handIn(page: Page) {
  await page.getByRole('button', { name: 'Submit your work' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit your work' }).click();
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText(
    /[\dA-Z]{4}-[\dA-Z]{4}/,
  );
}

/** Says of the open submission what is said of many, and keeps it for the next. */
async function comment(page: Page, text: string) {
  const feedback = page.getByRole('textbox', { name: 'Feedback' });
  await feedback.fill(text);
  await page.getByRole('button', { name: 'Save the text as a comment' }).click();
  await expect(page.getByText('The comment was saved.')).toBeVisible();
  await feedback.clear();
  await page.getByRole('combobox', { name: 'Add a saved comment' }).selectOption(text);
  await expect(feedback).toHaveValue(text);
}

/** Tries another score in the course's grade; nothing of it is left after a reload. */
async function tryScores(page: Page, courseId: string) {
  await page.goto(`/student/courses/${courseId}/grades`);
  const real = page.getByRole('row', { name: /^Course grade/ });
  await expect(real).toContainText('45%');
  await page.getByRole('button', { name: 'What if …' }).click();
  await page.getByRole('textbox', { name: 'Score to try for A psalm in prose' }).fill('80');
  const tried = page.getByRole('row', { name: /^The course grade would be/ });
  await expect(tried).toContainText('85%');
  await expectAccessible(page);
  await page.reload();
  await expect(real).toContainText('45%');
  await expect(tried).toHaveCount(0);
}

async function openForOne(page: Page, student: string) {
  const name = 'Open for one student';
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('combobox', { name: 'Student' })
    .selectOption(`${student} – nothing submitted`);
  await dialog.getByLabel('Open until').fill(`${dayFromNow(3)}T18:00`);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The river rose.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name }).click();
  await expect(dialog).toBeHidden();
}

test('a student hands in work in time and late, and reads what a facilitator says of it', async ({
  browser,
}) => {
  const room = await openClassroom('The way out of Egypt', {
    student: 'Sipho Ndlovu',
    facilitator: 'Anna Botha',
  });
  const [map, psalm] = await Promise.all([
    giveAssignment(room, { title: 'Draw the map', dueAt: `${dayFromNow(5)}T18:00` }),
    giveAssignment(room, { title: 'A psalm in prose', dueAt: `${dayFromNow(-5)}T18:00` }),
  ]);
  const page = await openAs(browser, room.student.state);
  await page.goto(`/student/courses/${room.courseId}`);
  await page.getByRole('main').getByRole('link', { name: 'Assessments' }).click();
  await page.getByRole('link', { name: 'Draw the map' }).first().click();
  await expect(heading(page, 'Draw the map')).toBeVisible();
  await write(page, words);
  await attach(page, 'the-way.txt', 'Rameses, Succoth, Etham, the sea, Marah.');
  await expectAccessible(page);
  await handIn(page);

  const desk = await openAs(browser, room.facilitator.state);
  await test.step('the facilitator grades it', async () => {
    await desk.goto(`/student/assignments/${map}/submissions`);
    await desk.getByRole('button', { name: /^Sipho Ndlovu/ }).click();
    await expect(desk.getByText(words)).toBeVisible();
    await desk.getByRole('textbox', { name: /Per cent/ }).fill('90');
    await comment(desk, 'Well drawn.');
    await attach(desk, 'the-sea.txt', feedbackFile);
    await desk.getByRole('button', { name: 'Save the grade' }).click();
    await expect(desk.getByText(/^Graded by/)).toBeVisible();
  });
  await test.step('the student reads it', async () => {
    await page.reload();
    const feedback = page.getByRole('region', { name: 'Feedback' });
    await expect(feedback).toContainText('90%');
    await expect(feedback).toContainText('Well drawn.');
    const link = feedback.getByRole('link', { name: /the-sea\.txt/ });
    const file = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(await file.text()).toBe(feedbackFile);
    await expectAccessible(page);
  });
  await test.step('the student tries what the grade would be', () =>
    tryScores(page, room.courseId));
  await test.step('what is closed is opened for the student alone', async () => {
    await page.goto(`/student/assignments/${psalm}`);
    await expect(page.getByText(/Nothing can be submitted any more/)).toBeVisible();
    await desk.goto(`/student/assignments/${psalm}/submissions`);
    await openForOne(desk, 'Sipho Ndlovu');
    await page.reload();
    await page.getByRole('textbox', { name: /late/i }).fill('The bridge was closed.');
    await write(page, 'The Lord looks after me.');
    await handIn(page);
  });
  await test.step('a facilitator of another group finds nothing', async () => {
    const other = await openAs(browser, stateOf('facilitator'));
    await other.goto(`/student/assignments/${map}/submissions`);
    await expect(other.getByText('Nothing has been submitted yet.')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Open for one student' })).toHaveCount(0);
  });
});

test('a student downloads a transcript, and a stranger checks it by its code', async ({
  browser,
  page: stranger,
}) => {
  const page = await openAs(browser, stateOf('student'));
  await page.goto('/student/transcript');
  const copies = page.getByRole('list', { name: 'Issued copies' });
  const code = await copies.getByRole('link').first().innerText();
  const copy = copies.getByRole('link', { name: /^Download/ }).first();
  const file = await page.request.get((await copy.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await expectAccessible(page);
  await stranger.goto(`/verify-transcript/${code.toLowerCase()}`);
  await expect(stranger.getByText('Naledi Dlamini')).toBeVisible();
  await expectAccessible(stranger);
});
