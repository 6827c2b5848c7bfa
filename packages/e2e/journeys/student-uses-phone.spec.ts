import { expect, expectAccessible, expectNoSidewaysScrolling, heading, test } from './test.ts';

test.use({ persona: 'student', viewport: { width: 360, height: 740 }, hasTouch: true });

test('on a phone a student walks from the dashboard over a course to an exam by the menu', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Recent exam results' })).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await menu.getByRole('link', { name: 'Courses' }).click();
  await expect(heading(page, 'Courses')).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Christian Doctrine', exact: true }).click();
  await expect(heading(page, 'Christian Doctrine')).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await page.getByRole('link', { name: 'Foundations of Doctrine', exact: true }).click();
  await expect(heading(page, 'Foundations of Doctrine')).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
});
