import { expect, expectAccessible, heading, test } from './test.ts';

test.describe('a region admin', () => {
  test.use({ persona: 'regionAdmin' });

  test('finds who may do what, and why somebody may not', async ({ page }) => {
    await page.goto('/permissions');
    await expect(heading(page, 'Permissions')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search' }).fill('createCourse');
    await expect(page.getByText('1 result', { exact: true })).toBeVisible();
    await expect(page.getByRole('row', { name: /createCourse/ })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('combobox', { name: 'Person' }).fill('Naledi');
    await page.getByRole('option', { name: /Naledi Dlamini/ }).click();
    await page.getByRole('combobox', { name: 'Action' }).fill('createCourse');
    await page.getByRole('option', { name: /createCourse/ }).click();
    await expect(page.getByText('Naledi Dlamini may not do this.')).toBeVisible();
    await expect(page.getByText(/which the person holds nowhere/)).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('a manager', () => {
  test.use({ persona: 'manager' });

  test('is not shown the permissions of others', async ({ page }) => {
    await page.goto('/permissions');
    await expect(page).toHaveURL('/admin');
    await expect(heading(page, 'Administration')).toBeVisible();
  });
});
