import { expect, expectAccessible, heading, test, type Page } from './test.ts';

test.use({ persona: 'superadmin' });

/** Takes a choice of a drop-down that opens a list. */
async function choose(page: Page, label: RegExp | string, choice: string) {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: choice }).first().click();
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('a superadmin opens a region and corrects it', async ({ page }) => {
  await page.goto('/regions');
  await page.getByRole('link', { name: 'Add New' }).click();
  await expect(heading(page, 'Add: Region')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/^Name/).fill('Nairobi');
  await page.getByLabel(/^Short name/).fill('Nairobi');
  await choose(page, /^Type/, 'Campus');
  await page.getByLabel(/^Zone/).fill('AFRICA');
  await page.getByRole('combobox', { name: /^Currency/ }).fill('KES');
  await page.getByRole('option', { name: /KES/ }).first().click();
  await page.getByRole('combobox', { name: /^Time zone/ }).fill('Nairobi');
  await page
    .getByRole('option', { name: /Nairobi/ })
    .first()
    .click();
  await save(page);
  await expect(page.getByText('Nairobi is created')).toBeVisible();
  await expect(heading(page, 'Nairobi')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel(/^Phone/).fill('+254 20 123456');
  await save(page);
  await expect(page.getByText('Nairobi is saved')).toBeVisible();
  await expect(page.getByText('+254 20 123456')).toBeVisible();
});

test('a superadmin makes a course with a lesson and an exam', async ({ page }) => {
  await page.goto('/courses/create');
  await page.getByLabel(/^Code/).fill('GRK101');
  await page.getByLabel(/^Name/).fill('Greek for Beginners');
  await choose(page, /^Language/, 'English');
  await expectAccessible(page);
  await save(page);
  await expect(page.getByText('Greek for Beginners is created')).toBeVisible();
  await expect(heading(page, 'Greek for Beginners')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Lessons' }).click();
  await page.getByRole('link', { name: 'Add lesson' }).click();
  await page.getByLabel(/^Title/).fill('The alphabet');
  await choose(page, /^Kind/, 'Video');
  await page.getByLabel(/^Position/).fill('1');
  await expectAccessible(page);
  await save(page);
  await expect(page.getByText('The alphabet is created')).toBeVisible();
  await expect(page.getByRole('link', { name: 'The alphabet' })).toBeVisible();

  await page.getByRole('tab', { name: 'Exams' }).click();
  await page.getByRole('link', { name: 'Add exam' }).click();
  await page.getByLabel(/^Title/).fill('Letters and sounds');
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByLabel(/^Question\b(?! \d)/).fill('Which letter comes first?');
  const answers = page.getByRole('textbox', { name: /^Answer/ });
  await answers.nth(0).fill('Alpha');
  await answers.nth(1).fill('Omega');
  await expectAccessible(page);
  await save(page);
  await expect(page.getByText('Letters and sounds is created')).toBeVisible();
  await expect(heading(page, 'Letters and sounds')).toBeVisible();
  await expect(page.getByText('Which letter comes first?')).toBeVisible();
  await expectAccessible(page);
});

test('the second of two who edit a region is told and loses nothing', async ({ page, context }) => {
  await page.goto('/regions/region-berlin');
  await page.getByLabel(/^Phone/).fill('+49 30 111111');
  const other = await context.newPage();
  await other.goto('/regions/region-berlin');
  await other.getByLabel(/^Phone/).fill('+49 30 222222');
  await save(other);
  await expect(other.getByText('Berlin is saved')).toBeVisible();

  await save(page);
  await expect(page.getByText('Somebody else changed this record in the meantime')).toBeVisible();
  await expect(page.getByLabel(/^Phone/)).toHaveValue('+49 30 111111');
  await expect(page.getByRole('row', { name: /Phone/ })).toContainText('+49 30 222222');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save my entries' }).click();
  await expect(page.getByText('Berlin is saved')).toBeVisible();
  await expect(page.getByText('+49 30 111111')).toBeVisible();
});
