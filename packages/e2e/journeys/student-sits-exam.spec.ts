import { examPlans } from '@lampstand/server/demo';
import { stateOf } from '../college/signed-in.ts';
import { nextQuestion } from './sitting.ts';
import { expect, expectAccessible, heading, test, type Page } from './test.ts';

test.use({ persona: 'student' });

/** What the college's own plan of an exam says: each question with a right and a wrong answer. */
function sheetOf(title: string) {
  const plan = examPlans.find((each) => each.title === title);
  if (!plan) throw new Error(`There is no exam ${title}`);
  return plan.questions.map(({ text, right }) => {
    if (typeof right === 'boolean')
      return { text, right: right ? 'True' : 'False', wrong: right ? 'False' : 'True' };
    return { text, right: right[0], wrong: right[1] };
  });
}

/** Gives an answer and waits until the server has it. */
async function answer(page: Page, question: { readonly text: string }, choice: string) {
  await expect(page.getByRole('heading', { level: 2, name: question.text })).toBeVisible();
  const saved = page.waitForResponse(
    (response) =>
      response.ok() && response.request().postData()?.includes('saveExamAnswer') === true,
  );
  await page.getByRole('radio', { name: choice, exact: true }).check();
  await saved;
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
}

async function finish(page: Page) {
  await page.getByRole('button', { name: 'Finish exam' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish exam' }).click();
}

test('a student passes an exam, also over a reload, and an admin finds student and result', async ({
  page,
  browser,
}) => {
  const sheet = sheetOf('Prophets and Writings');
  await page.goto('/student/courses/course-bib101');
  await page.getByRole('link', { name: 'Prophets and Writings', exact: true }).click();
  await expect(heading(page, 'Prophets and Writings')).toBeVisible();
  await expect(page.getByText('Starting the exam counts as an attempt.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start exam' }).click();
  await expect(page).toHaveURL(/\/student\/exams\/exam-bib101-final\/attempts\/[^/]+$/);

  const [first, ...others] = sheet;
  if (!first) throw new Error('The exam has no questions');
  await answer(page, first, first.right);
  await expectAccessible(page);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('radio', { name: first.right, exact: true })).toBeChecked();
  for (const question of others) {
    await nextQuestion(page);
    await answer(page, question, question.right);
  }
  await page.getByRole('link', { name: 'Review answers' }).last().click();
  await expect(page.getByText('All questions are answered.')).toBeVisible();
  await expectAccessible(page);
  await finish(page);
  await expect(page.getByRole('heading', { name: 'Congratulations' })).toBeVisible();
  await expect(page.getByText('100%', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto('/dashboard');
  const newest = page.getByRole('region', { name: 'Recent exam results' }).getByRole('listitem');
  await expect(newest).toHaveCount(5);
  await expect(newest.first()).toContainText('Prophets and Writings');

  await test.step('the back-office', async () => {
    const office = await browser.newContext({ storageState: stateOf('admin') });
    const desk = await office.newPage();
    await desk.goto('/users');
    await desk.getByRole('textbox', { name: 'Search' }).fill('Naledi Dlamini');
    await desk.getByRole('link', { name: 'Naledi Dlamini' }).click();
    await expect(heading(desk, 'Naledi Dlamini')).toBeVisible();
    await expectAccessible(desk);
    await desk.goto('/examResults');
    await desk.getByRole('textbox', { name: 'Search' }).fill('Naledi Dlamini');
    const row = desk
      .getByRole('row')
      .filter({ hasText: 'Naledi Dlamini' })
      .filter({ hasText: 'Prophets and Writings' });
    await expect(row).toContainText('Passed');
    await expect(row).toContainText('100%');
    await expectAccessible(desk);
    await row.getByRole('link', { name: 'Naledi Dlamini' }).click();
    await expect(desk.getByRole('heading', { name: 'Questions & Answers' })).toBeVisible();
    await expectAccessible(desk);
    await office.close();
  });
});

test('a failed exam can be tried again, and another window of the student hears of the result', async ({
  page,
  browser,
}) => {
  const other = await browser.newContext({ storageState: stateOf('student') });
  const watcher = await other.newPage();
  await watcher.goto('/dashboard');
  const bell = watcher.getByRole('banner').getByRole('button', { name: /unread notification/ });
  await expect(bell).toBeVisible();
  const unread = async () => {
    const [count = '0'] = /\d+/.exec((await bell.getAttribute('aria-label')) ?? '') ?? [];
    return Number(count);
  };
  // The page tells once the live connection stands: its first message is the present number.
  const before = await unread();

  const sheet = sheetOf('A Rule of Life');
  await page.goto('/student/exams/exam-spf101-reflection');
  await page.getByRole('button', { name: 'Start exam' }).click();
  for (const [at, question] of sheet.entries()) {
    if (at > 0) await nextQuestion(page);
    await answer(page, question, question.wrong);
  }
  await page.getByRole('link', { name: 'Review answers' }).last().click();
  await finish(page);
  await expect(page.getByRole('heading', { name: 'Not passed' })).toBeVisible();
  await expect(page.getByText('1 attempt left')).toBeVisible();
  await expectAccessible(page);
  await expect.poll(unread, { message: 'the bell of the other window' }).toBe(before + 1);
  await other.close();

  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(page.getByText('On a retake, a passing score counts as 70%.')).toBeVisible();
  await expectAccessible(page);
});
