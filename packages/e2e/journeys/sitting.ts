import { expect, type Page } from './test.ts';

/** Whether the server has everything. */
export const expectSaved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

/** Goes one question on, and waits for it: the last one's answers must not be taken for its own. */
export async function nextQuestion(page: Page) {
  const place = page.getByText(/^Question \d+ of \d+$/);
  const before = await place.innerText();
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(place).not.toHaveText(before);
}

/** Gives the answer to a statement, and waits until the server has it. */
export async function say(page: Page, answer: 'True' | 'False') {
  const saved = page.waitForResponse(
    (response) =>
      response.ok() && response.request().postData()?.includes('saveExamAnswer') === true,
  );
  await page.getByRole('radio', { name: answer, exact: true }).check();
  await saved;
  await expectSaved(page);
}

/** Hands an attempt in, by way of the review. */
export async function handIn(page: Page) {
  await page.getByRole('link', { name: 'Review answers' }).last().click();
  await page.getByRole('button', { name: 'Finish exam' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish exam' }).click();
}
