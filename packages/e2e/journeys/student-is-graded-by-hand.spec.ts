import { type Classroom, giveExam, openClassroom } from '../college/classroom.ts';
import { essay } from '../college/questions.ts';
import { stateOf } from '../college/signed-in.ts';
import { expectSaved, handIn, nextQuestion } from './sitting.ts';
import { expect, expectAccessible, heading, openAs, test, type Page } from './test.ts';

const title = 'A letter of your own';
const words = 'Grace is a gift that nobody has earned.';
const comment = 'Clear and short. Next time, please name the chapter.';

async function write(page: Page, examId: string) {
  await page.goto(`/student/exams/${examId}`);
  await page.getByRole('button', { name: 'Start exam' }).click();
  for (const text of [words, 'Hope looks at what is not seen.']) {
    await page.getByRole('textbox', { name: 'Your answer', exact: true }).fill(text);
    await expectSaved(page);
    if (text === words) await nextQuestion(page);
  }
  await handIn(page);
  await expect(page.getByRole('heading', { name: 'Your exam is being graded' })).toBeVisible();
}

/** Who facilitates the group marks in the portal, and takes back what was a slip. */
async function markInPortal(page: Page, { courseId, student }: Classroom) {
  await page.goto(`/student/courses/${courseId}`);
  const waiting = page.getByRole('region', { name: 'To be marked' });
  await waiting.getByRole('link', { name: title }).click();
  await expect(heading(page, `To be marked: ${title}`)).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('region', { name: student.name })).toBeVisible();
  const grace = page.getByRole('region', { name: 'What is grace?' });
  await expect(grace.getByText(words)).toBeVisible();
  await expect(grace.getByText('What to look for: Names grace as undeserved.')).toBeVisible();
  await grace.getByRole('textbox', { name: /^Points/ }).fill('1');
  await grace.getByRole('button', { name: 'Mark' }).click();
  await expect(grace.getByText('1 of 10 points')).toBeVisible();
  await grace.getByRole('button', { name: 'Take the marks back' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A page was missing.');
  await dialog.getByRole('button', { name: 'Take the marks back' }).click();
  await expect(grace.getByText('Waiting for marks')).toBeVisible();
  await grace.getByRole('textbox', { name: /^Points/ }).fill('9,5');
  await grace.getByRole('textbox', { name: /^Comment/ }).fill(comment);
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(grace.getByText('9.5 of 10 points')).toBeVisible();
}

/** An admin marks what is left in the queue of the back-office. */
async function markInOffice(page: Page, { student }: Classroom) {
  await page.goto('/examResults');
  await page.getByRole('link', { name: 'To be marked' }).click();
  await page.getByRole('searchbox').fill(student.name);
  await page.getByRole('link', { name: `${student.name} · ${title}` }).click();
  await expect(page.getByText('Names hope as unseen.')).toBeVisible();
  await page
    .getByRole('textbox', { name: /^Points/ })
    .last()
    .fill('7.5');
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Everything is marked: the result stands')).toBeVisible();
}

/** Who facilitates another group finds nothing, and no fellow student either. */
async function findNothing(page: Page, examId: string) {
  await page.goto(`/student/exams/${examId}/marking`);
  await expect(page.getByText('Nothing waits to be marked.')).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
}

test('essays wait for marks, are marked in portal and back-office, and their student is told and reads points and comment', async ({
  browser,
}) => {
  const room = await openClassroom('Letters to the Galatians', {
    student: 'Nomsa Khumalo',
    facilitator: 'Gerda Louw',
  });
  const questions = [
    essay('What is grace?', 'Names grace as undeserved.'),
    essay('What is hope?', 'Names hope as unseen.'),
  ];
  const examId = await giveExam(room, { title, questions });
  const page = await openAs(browser, room.student.state);
  await test.step('the student', () => write(page, examId));
  await test.step('a facilitator of another group', async () =>
    findNothing(await openAs(browser, stateOf('facilitator')), examId));
  await test.step('a student of another group', async () =>
    findNothing(await openAs(browser, stateOf('student')), examId));
  await test.step('the facilitator', async () =>
    markInPortal(await openAs(browser, room.facilitator.state), room));
  await test.step('the admin', async () =>
    markInOffice(await openAs(browser, stateOf('admin')), room));
  await page.goto('/dashboard');
  const told = page.getByRole('listitem').filter({ hasText: `You passed “${title}” with 85%.` });
  await told.getByRole('link', { name: 'Exam result' }).click();
  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByText('85%', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(comment)).toBeVisible();
  await expect(page.getByText(/9\.5 of 10 points/).first()).toBeVisible();
  await expectAccessible(page);
});
