import { personaId } from '@lampstand/server/demo';
import { expect, expectAccessible, heading, test } from './test.ts';

test.use({ persona: 'regionAdmin' });

test('a region admin finds the people of their own region and nobody else', async ({ page }) => {
  await page.goto('/users');
  await expect(heading(page, 'Users')).toBeVisible();
  const search = page.getByRole('textbox', { name: 'Search' });
  await search.fill('Naledi');
  await expect(page.getByRole('link', { name: 'Naledi Dlamini' })).toBeVisible();
  await expectAccessible(page);
  await search.fill('Jonas Weber');
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/users/${personaId('student2')}/show`);
  await expect(
    page.getByText('This record does not exist, or you do not have access to it.'),
  ).toBeVisible();
  await expect(page.getByText('Jonas Weber')).toHaveCount(0);
});

test('a region admin edits a group of their region and sees only its regions and groups', async ({
  page,
}) => {
  await page.goto('/groups');
  await expect(page.getByRole('link', { name: 'Cape Town First Year', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Berlin First Year' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Cape Town First Year', exact: true }).click();
  await expect(heading(page, 'Cape Town First Year')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel(/^Term/).fill('Early spring');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Cape Town First Year is saved')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Early spring')).toBeVisible();
});
