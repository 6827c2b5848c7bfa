import { giveExam, openClassroom } from '../college/classroom.ts';
import { trueFalse } from '../college/questions.ts';
import { stateOf } from '../college/signed-in.ts';
import { handIn, nextQuestion, say } from './sitting.ts';
import { expect, expectAccessible, heading, openAs, test, type Page } from './test.ts';

const title = 'The minor prophets';
const reason = 'My little brother closed the page while I was looking for my glasses.';

/** Leaves the attempt in spite of the warning. The only one is used up, and what happened is told. */
async function leave(page: Page) {
  await page.goBack();
  const dialog = page.getByRole('dialog', { name: 'Leave the exam?' });
  await dialog.getByRole('button', { name: 'Leave and fail' }).click();
  await expect(heading(page, title)).toBeVisible();
  await expect(
    page.getByText('You cannot sit this exam as you have exceeded the allowed number of attempts'),
  ).toBeVisible();
  await expect(
    page.getByText('Please see your instructor to discuss further options'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /Start exam|Try Again/ })).toHaveCount(0);
  await expectAccessible(page);
}

async function appeal(page: Page) {
  await page.getByRole('link', { name: 'Attempt 1' }).click();
  const noted = page.getByRole('region', { name: 'What was noted' });
  await expect(noted.getByText('Counted as failed · Page left')).toBeVisible();
  await page.getByRole('button', { name: 'Appeal', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send the appeal' }).click();
  await expect(page.getByText('Your appeal was sent.')).toBeVisible();
  await expect(page.getByText('Open', { exact: true })).toBeVisible();
}

/** The first reader, who would rather have somebody else decide. */
async function handOn(page: Page, appellant: string) {
  await page.goto('/student/appeals');
  await page.getByRole('link', { name: `${appellant} · ${title}` }).click();
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByText('Counted as failed')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ask a second reader' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('I know the family. Somebody else should decide.');
  await dialog.getByRole('button', { name: 'Ask a second reader' }).click();
  await expect(page.getByText('A second reader was asked.')).toBeVisible();
  await expect(page.getByText('Somebody else decides this appeal.')).toBeVisible();
}

/** The second one, in the queue of the back-office. */
async function accept(page: Page, appellant: string) {
  await page.goto('/appeals');
  await page.getByRole('textbox', { name: 'Search by student or title' }).fill(appellant);
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('Second reading');
  await row.getByRole('link', { name: appellant }).click();
  await expect(heading(page, `${appellant} · ${title}`)).toBeVisible();
  await expect(page.getByText('I know the family.')).toBeVisible();
  await expect(page.getByText('Counted as failed')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Accept' }).click();
  const dialog = page.getByRole('dialog', { name: 'Accept the appeal?' });
  await dialog.getByRole('textbox', { name: /^Answer/ }).fill('You may go on where you were.');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
}

async function goOn(page: Page) {
  await page.goto('/dashboard');
  const told = page
    .getByRole('listitem')
    .filter({ hasText: `Your appeal about “${title}” was accepted` });
  await told.getByRole('link', { name: 'Your appeal' }).click();
  await expect(page.getByText('You may go on where you were.')).toBeVisible();
  await expect(page.getByText('I know the family.')).toHaveCount(0);
  await page.goto('/student/assessments');
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('link', { name: 'Continue exam' }).click();
  await expect(page.getByRole('radio', { name: 'True', exact: true })).toBeChecked();
  await nextQuestion(page);
  await say(page, 'True');
  await handIn(page);
  await expect(page.getByRole('heading', { name: 'Congratulations' })).toBeVisible();
  await expect(page.getByText('100%', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Attempt 1', { exact: false }).first()).toBeVisible();
}

test('a student without an attempt left appeals, two readers look at it, and the same attempt goes on to a pass', async ({
  browser,
}) => {
  const room = await openClassroom('Prophets of the North', {
    student: 'Amahle Zondi',
    facilitator: 'Pieter Botha',
  });
  const questions = ['Amos was a herdsman.', 'Hosea married Gomer.'].map(trueFalse);
  const examId = await giveExam(room, { title, questions, allowedAttempts: 1 });
  const page = await openAs(browser, room.student.state);
  await page.goto(`/student/exams/${examId}`);
  await page.getByRole('button', { name: 'Start exam' }).click();
  await say(page, 'True');
  await test.step('leaves', () => leave(page));
  await test.step('appeals', () => appeal(page));
  await test.step('the first reader', async () =>
    handOn(await openAs(browser, room.facilitator.state), room.student.name));
  await test.step('the second reader', async () =>
    accept(await openAs(browser, stateOf('admin')), room.student.name));
  await test.step('goes on', () => goOn(page));
});
