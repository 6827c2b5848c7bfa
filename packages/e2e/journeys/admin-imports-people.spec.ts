import { expect, expectAccessible, heading, test } from './test.ts';

const FILE = `E-Mail;Vorname;Nachname;Region
imported.nandi@lampstand.example;Nandi;Zulu;Cape Town
imported.themba@lampstand.example;Themba;Nkosi;Berlin
`;

test.describe('a region admin', () => {
  test.use({ persona: 'regionAdmin' });

  test('imports people of the own region after a dry run, and undoes it', async ({ page }) => {
    await page.goto('/users');
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await expect(heading(page, 'Import people')).toBeVisible();
    await expectAccessible(page);
    await page
      .getByLabel('Choose a file')
      .first()
      .setInputFiles({
        name: 'people.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(FILE),
      });
    await expect(page.getByRole('heading', { name: 'Assign the columns' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show what would happen' }).click();
    await expect(page.getByRole('button', { name: 'New: 1' })).toBeVisible();
    await expect(page.getByText('You have no region of this name.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Import 1 line' }).click();
    await expect(page.getByText('Imported: 1. Refused: 1.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Undo this import' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).click();
    await expect(page.getByText('The import is undone.')).toBeVisible();
    await page.goto('/users');
    await page.getByRole('textbox', { name: 'Search' }).fill('imported.nandi');
    await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  });
});

test.describe('a manager', () => {
  test.use({ persona: 'manager' });

  test('is not offered to import', async ({ page }) => {
    await page.goto('/users/import');
    await expect(page).toHaveURL('/admin');
    await expect(heading(page, 'Administration')).toBeVisible();
  });
});
