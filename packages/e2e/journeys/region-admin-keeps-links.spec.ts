import { expect, expectAccessible, heading, test } from './test.ts';

test.describe('a region admin', () => {
  test.use({ persona: 'regionAdmin' });

  test('adds a link for the own region, orders it and removes it', async ({ page }) => {
    await page.goto('/links');
    await expect(page.getByRole('link', { name: 'Campus map of Cape Town' })).toBeVisible();
    await expect(page.getByText('Library catalogue')).toHaveCount(0);
    await expectAccessible(page);

    await page.goto('/links/create');
    await page.getByLabel(/^Title/).fill('Bookshop');
    await page.getByLabel(/^Address/).fill('https://books.example');
    await page.getByLabel(/^Regions/).fill('Cape');
    await page.getByRole('option', { name: 'Cape Town' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Bookshop is created')).toBeVisible();

    await page.goto('/links');
    await page.getByRole('button', { name: 'Change the order' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change the order' });
    await dialog.getByRole('button', { name: 'Move “Bookshop” up' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The order is saved.')).toBeVisible();

    await page.getByRole('link', { name: 'Bookshop' }).click();
    await expect(heading(page, 'Bookshop')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Bookshop is deleted')).toBeVisible();
  });
});

test.describe('a student', () => {
  test.use({ persona: 'student' });

  test('finds the links of college, region and group, and keeps none', async ({ page }) => {
    await page.goto('/student/links');
    await expect(heading(page, 'Links')).toBeVisible();
    await expect(page.getByRole('link', { name: /Library catalogue/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /Campus map of Cape Town/ })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/links');
    await expect(page).toHaveURL('/dashboard');
    await expect(heading(page, /^Good (morning|afternoon|evening), /)).toBeVisible();
  });
});
