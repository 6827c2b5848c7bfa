import { expectSaved, nextQuestion } from './sitting.ts';
import { expect, expectAccessible, heading, test, type Page } from './test.ts';

test.use({ persona: 'student' });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Moves an item to an end of its list by the keys alone, however far that is. */
async function moveToEnd(page: Page, button: string, key: 'ArrowUp' | 'ArrowDown') {
  await page.getByRole('button', { name: button }).focus();
  for (let step = 0; step < 2; step += 1) await page.keyboard.press(key);
}

/** Leaves an attempt by the browser's Back, in spite of the warning. */
async function leave(page: Page) {
  await page.getByRole('radio').first().check();
  await expectSaved(page);
  await page.goBack();
  const dialog = page.getByRole('dialog', { name: 'Leave the exam?' });
  await expect(dialog.getByText(/You will FAIL this attempt/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Leave and fail' }).click();
  await expect(heading(page, 'Reading a Gospel')).toBeVisible();
  await page.getByRole('link', { name: 'Attempt 1' }).click();
  await expect(page.getByText(/You left before the end/)).toBeVisible();
  const noted = page.getByRole('region', { name: 'What was noted' });
  await expect(noted.getByText('Attempt started')).toBeVisible();
  await expect(noted.getByText('Counted as failed · Page left')).toBeVisible();
  await expectAccessible(page);
}

/** Choices, matches and an order, the last by the keys alone. */
async function choose(page: Page) {
  await page.getByRole('radio', { name: 'True', exact: true }).check();
  await expect(page.getByRole('timer')).toContainText(/4[45]:\d\d/);
  await nextQuestion(page);
  await page.getByRole('radio', { name: 'Nicodemus' }).check();
  await nextQuestion(page);
  await page.getByRole('checkbox', { name: 'Andrew' }).check();
  await page.getByRole('checkbox', { name: 'Philip' }).check();
  await nextQuestion(page);
  for (const [prompt, option] of [
    ['Matthew', 'The visit of the wise men'],
    ['Luke', 'The good Samaritan'],
    ['John', 'The wedding at Cana'],
  ] as const) {
    await page.getByRole('combobox', { name: prompt }).selectOption(option);
  }
  await expectAccessible(page);
  await nextQuestion(page);
  await moveToEnd(page, 'Move up: The baptism', 'ArrowUp');
  await moveToEnd(page, 'Move down: The entry into Jerusalem', 'ArrowDown');
  const asDrawn = page.getByRole('button', { name: 'This order is right' });
  if (await asDrawn.isVisible()) await asDrawn.click();
  await expectSaved(page);
  await nextQuestion(page);
}

/** What is written, the first part of it without a connection. */
async function write(page: Page) {
  await page.context().setOffline(true);
  await field(page, 'Blank 1').fill('Word');
  await field(page, 'Blank 2').fill('God');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await nextQuestion(page);
  await field(page, 'Your answer').fill('16');
  await page.context().setOffline(false);
  await expectSaved(page);
  await nextQuestion(page);
  await field(page, 'Your answer').fill('Nazareth');
  await page.getByRole('button', { name: 'Mark for later' }).click();
  await nextQuestion(page);
  await field(page, 'Your answer').fill('Each of the four was written to those who asked for it.');
  await expect(page.getByText('12 of at most 300 words')).toBeVisible();
}

test('a student leaves an exam and fails, tries again without a connection, and waits for marks', async ({
  page,
}) => {
  await page.goto('/student/exams/exam-bib102-workshop');
  await expect(page.getByText(/You have 45 minutes/)).toBeVisible();
  await expect(page.getByText('The server answers quickly.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Language of the questions' })).toHaveValue('en');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start exam' }).click();
  await test.step('leaves', () => leave(page));

  await page.getByRole('link', { name: 'Try Again' }).click();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await test.step('chooses', () => choose(page));
  await test.step('writes', () => write(page));
  await page.getByRole('link', { name: 'Review answers' }).last().click();
  await expect(page.getByText('All questions are answered.')).toBeVisible();
  await expect(page.getByText('1 question is marked for later.')).toBeVisible();
  await page.getByRole('button', { name: 'Finish exam' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish exam' }).click();
  await expect(page.getByRole('heading', { name: 'Your exam is being graded' })).toBeVisible();
  await expectAccessible(page);
});
