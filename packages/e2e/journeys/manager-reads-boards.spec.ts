import { expect, expectAccessible, expectNoSidewaysScrolling, heading, test } from './test.ts';

test.describe('a manager', () => {
  test.use({ persona: 'manager' });

  test('reads the boards of the own region, finds one, and comes to its group', async ({
    page,
  }) => {
    await page.goto('/groups/preview/all');
    await expect(heading(page, 'Noticeboards of all groups')).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'Cape Town First Year', exact: true }),
    ).toBeVisible();
    await expect(page.getByText('Berlin First Year')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Search by name' }).fill('second');
    await expect(page.getByRole('link', { name: 'Cape Town First Year', exact: true })).toHaveCount(
      0,
    );
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScrolling(page);
    await page.getByRole('link', { name: 'Cape Town Second Year' }).click();
    await expect(heading(page, 'Cape Town Second Year')).toBeVisible();
    await expect(page.getByText('Sign-up is closed: the link takes nobody in.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Add students|Open sign-up)/ })).toHaveCount(0);
    await expectNoSidewaysScrolling(page);
  });

  test('opens neither teachers nor attendance schemas', async ({ page }) => {
    for (const path of ['/teachers', '/attendanceSchemas']) {
      await page.goto(path);
      // The way home is over before the next address is tried.
      await expect(page).toHaveURL('/admin');
      await expect(heading(page, 'Administration')).toBeVisible();
    }
  });
});

test.describe('a region admin', () => {
  test.use({ persona: 'regionAdmin' });

  test('adds somebody to a group, takes them out and brings them back', async ({ page }) => {
    await page.goto('/groups/group-cape-town-2/show');
    await page.getByRole('button', { name: 'Add students' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: /^People/ }).fill('Naledi Dlamini');
    await page.getByRole('option', { name: /^Naledi Dlamini/ }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('1 person is added')).toBeVisible();
    await page.getByRole('button', { name: 'Remove: Naledi Dlamini' }).click();
    await expect(page.getByText('Naledi Dlamini is no longer in this group.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'Naledi Dlamini' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove: Naledi Dlamini' }).click();
    await expect(page.getByText('Naledi Dlamini is no longer in this group.')).toBeVisible();
  });

  test('sees who has the duties of the own region', async ({ page }) => {
    await page.goto('/regions/region-cape-town/show');
    const duties = page.getByRole('region', { name: 'Duties' });
    await expect(duties.getByRole('link', { name: 'Ingrid Pretorius' })).toBeVisible();
    await expect(page.getByText('PO Box 2210')).toBeVisible();
    await expectAccessible(page);
  });
});
