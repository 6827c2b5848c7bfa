import { expect, test } from '@playwright/test';
import { serveStorybook } from './built-storybook.ts';

test('a step back in the browser is held while there is something to lose', async ({ page }) => {
  const storybook = await serveStorybook();
  const story = 'id=unsaved-unsavedguard--in-browser-history&viewMode=story';
  await page.goto(`${storybook.url}/iframe.html?${story}`);
  await page.getByRole('link', { name: 'Exam' }).click();
  const heading = page.getByText('Exam, question 1');
  const question = page.getByRole('dialog', { name: 'Leave page' });

  await page.evaluate(() => window.history.back());
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/\/exam$/);
  await page.getByRole('button', { name: 'Stay on page' }).click();
  await expect(heading).toBeVisible();

  await page.evaluate(() => window.history.back());
  await page.getByRole('button', { name: 'Leave page' }).click();
  await expect(page.getByRole('link', { name: 'Exam' })).toBeVisible();
  await expect(heading).toBeHidden();
  storybook.close();
});
