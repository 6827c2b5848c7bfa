import { expect, expectAccessible, heading, test } from './test.ts';

test.use({ persona: 'admin' });

const ownWords = 'Minden, amire a tanuláshoz szüksége van';
const builtIn = 'Kurzusai, vizsgái és jegyei egy helyen';

test('a text in the words of the college is a draft until it is published, and can be taken back', async ({
  page,
  browser,
}) => {
  const visitor = await browser.newContext({ locale: 'hu-HU' });
  const login = await visitor.newPage();
  await login.goto('/login');
  await expect(login.getByText(builtIn)).toBeVisible();

  await page.goto('/translations');
  await expect(heading(page, 'Translations')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Write in' }).click();
  await page.getByRole('option', { name: 'Magyar' }).click();
  await page.getByRole('textbox', { name: 'Search in ids and texts' }).fill('session.tagline');
  await page.getByRole('link', { name: 'session.tagline' }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Your text' }).fill(ownWords);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('session.tagline is saved')).toBeVisible();
  await login.reload();
  await expect(login.getByText(builtIn)).toBeVisible();

  await page.goto('/translations');
  await page.getByRole('button', { name: 'Publish 1 draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish 1 draft' }).click();
  await expect(page.getByText('The texts are published.')).toBeVisible();
  await login.reload();
  await expect(login.getByText(ownWords)).toBeVisible();

  await page.getByRole('link', { name: 'session.tagline' }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Your text' }).fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('session.tagline is saved')).toBeVisible();
  await page.goto('/translations');
  await page.getByRole('button', { name: 'Publish 1 draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish 1 draft' }).click();
  await expect(page.getByText('The texts are published.')).toBeVisible();
  await login.reload();
  await expect(login.getByText(builtIn)).toBeVisible();

  await page.getByRole('button', { name: 'Publications' }).click();
  await expect(page.getByRole('dialog').getByText('Publication 2')).toBeVisible();
  await expectAccessible(page);
  await visitor.close();
});
