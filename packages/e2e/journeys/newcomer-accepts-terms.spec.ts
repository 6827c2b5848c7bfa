import { expect, expectAccessible, heading, test } from './test.ts';

test.use({ persona: 'newcomer' });

test('the terms stand before everything until a newcomer accepts them', async ({ page }) => {
  await page.goto('/student/courses');
  await expect(page.getByRole('heading', { name: 'Terms of use' }).first()).toBeVisible();
  await expect(heading(page, 'Courses')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enter the site' }).click();
  await expect(page.getByText('Acceptance is required to enter the site')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'I have read and accept the terms' }).check();
  await page.getByRole('button', { name: 'Enter the site' }).click();
  await expect(heading(page, 'Courses')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Courses')).toBeVisible();
});
