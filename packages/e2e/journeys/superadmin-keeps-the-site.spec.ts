import { expect, expectAccessible, heading, test, type Page } from './test.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test.describe('a superadmin', () => {
  test.use({ persona: 'superadmin' });

  test('adds a category, and is told by what another one is used', async ({ page }) => {
    await page.goto('/categories');
    await expect(page.getByRole('link', { name: 'Bible' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Add New' }).click();
    await page.getByLabel(/^Name/).fill('Languages');
    await expectAccessible(page);
    await save(page);
    await expect(page.getByText('Languages is created')).toBeVisible();
    await page.goto('/categories/category-bible');
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(/in use by 3 courses: BIB101/)).toBeVisible();
  });

  test('enters a rate that was missing', async ({ page }) => {
    await page.goto('/currencies/currency-uah/show');
    const year = new Date().getUTCFullYear() + 1;
    await page.getByRole('combobox', { name: 'Year' }).selectOption(String(year));
    await page.getByRole('textbox', { name: 'January' }).fill('44.5');
    await expectAccessible(page);
    await save(page);
    await expect(page.getByText('1 rate is saved')).toBeVisible();
    await page.reload();
    await page.getByRole('combobox', { name: 'Year' }).selectOption(String(year));
    await expect(page.getByRole('textbox', { name: 'January' })).toHaveValue('44.5');
  });

  test('hangs a banner over every page and takes it down again', async ({ page }) => {
    await page.goto('/site-settings');
    await expect(heading(page, 'Site settings')).toBeVisible();
    await expectAccessible(page);
    const banner = async (text: string) => {
      await page.goto('/site-settings/site');
      await page.getByLabel(/^Banner/).fill(text);
      await save(page);
      await expect(page.getByText(/is saved/)).toBeVisible();
      await page.goto('/privacy');
    };
    await banner('A copy for training');
    await expect(page.getByText('A copy for training')).toBeVisible();
    await banner('');
    await expect(heading(page, 'Privacy')).toBeVisible();
    await expect(page.getByText('A copy for training')).toBeHidden();
  });

  test('takes a language out of the picker and puts it back', async ({ page }) => {
    const offer = async (offered: boolean) => {
      await page.goto('/locales/hu_HU');
      await page.getByRole('switch').setChecked(offered);
      await save(page);
      await expect(page.getByText(/is saved/)).toBeVisible();
      await page.goto('/privacy');
      await expect(heading(page, 'Privacy')).toBeVisible();
    };
    await page.goto('/locales');
    await expect(page.getByRole('link', { name: 'Hungarian' })).toBeVisible();
    await expectAccessible(page);
    const hungarian = page
      .getByRole('combobox', { name: 'Choose language' })
      .getByRole('option', { name: 'Magyar' });
    await offer(false);
    await expect(hungarian).toHaveCount(0);
    await offer(true);
    await expect(hungarian).toHaveCount(1);
  });

  test('is told that no Brightspace site is configured', async ({ page }) => {
    await page.goto('/d2l-redirect');
    await expect(page.getByText(/No Brightspace site is configured/)).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('an admin', () => {
  test.use({ persona: 'admin' });

  test('has no way to any of it', async ({ page }) => {
    for (const path of ['/categories', '/locales', '/site-settings', '/currencies']) {
      await page.goto(path);
      await expect(page).toHaveURL('/admin');
      await expect(heading(page, 'Administration')).toBeVisible();
    }
  });
});
