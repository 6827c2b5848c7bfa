import { expect, expectAccessible, heading, test, type Page } from './test.ts';

test.use({ persona: 'superadmin' });

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('a superadmin adds an attendance schema, sees its effect, and cannot delete a used one', async ({
  page,
}) => {
  await page.goto('/attendanceSchemas');
  await expect(page.getByRole('link', { name: 'Second year' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add New' }).click();
  await page.getByLabel(/^Name/).fill('Evening classes');
  await page.getByLabel(/^Deduction per absence/).fill('4');
  await expect(page.getByText('4 absences: -4%')).toBeVisible();
  await expectAccessible(page);
  await save(page);
  await expect(page.getByText('Evening classes is created')).toBeVisible();
  await expect(page.getByText('No group uses this schema.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('cell', { name: 'Evening classes' })).toBeVisible();

  await page.goto('/attendanceSchemas/schema-strict');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/1 group is judged by it: Cape Town Second Year/)).toBeVisible();
});

test('a superadmin adds a teacher and has a course taught by them', async ({ page }) => {
  await page.goto('/teachers/create');
  await page.getByLabel(/^Title/).fill('Dr');
  await page.getByLabel(/^Name/).fill('Lydia Morgan');
  await page.getByRole('button', { name: 'Add a language' }).click();
  await page.getByRole('combobox', { name: /^Language/ }).click();
  await page.getByRole('option', { name: 'English' }).click();
  await page.getByRole('textbox', { name: /^Text/ }).fill('Sells purple, teaches Acts.');
  await expectAccessible(page);
  await save(page);
  await expect(heading(page, 'Dr Lydia Morgan')).toBeVisible();
  await expect(page.getByText('Sells purple, teaches Acts.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByText('English: Sells purple, teaches Acts.')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/courses/course-hom201');
  await page.getByRole('combobox', { name: 'Teachers' }).fill('Lydia');
  await page.getByRole('option', { name: 'Dr Lydia Morgan' }).click();
  await save(page);
  await expect(page.getByText('Preaching is saved')).toBeVisible();
  await page.getByRole('link', { name: 'Dr Lydia Morgan' }).click();
  await expect(page.getByRole('link', { name: 'HOM201 · Preaching' })).toBeVisible();
});
