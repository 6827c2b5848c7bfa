import { expect, expectAccessible, heading, test } from './test.ts';

test.describe('a superadmin', () => {
  test.use({ persona: 'superadmin' });

  test('sees what happened to a region, puts it back, and finds both in the log', async ({
    page,
  }) => {
    await page.goto('/regions/region-kyiv');
    await page.getByLabel(/^Phone/).fill('+380 44 555 0100');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Kyiv is saved')).toBeVisible();
    await page.getByRole('link', { name: 'History' }).click();
    await expect(page.getByRole('cell', { name: '+380 44 555 0100' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Put back' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Put the former values back?' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Put back' }).click();
    await expect(page.getByText('The former values are back.')).toBeVisible();
    await expect(page.getByText(/^Put back what was changed on/)).toBeVisible();
    await page.getByRole('link', { name: 'Details' }).click();
    await expect(page.getByText('+380 44 555 0100')).toHaveCount(0);

    await page.goto('/logits');
    await expect(heading(page, 'Activity log')).toBeVisible();
    await expect(page.getByRole('cell', { name: 'updateRegion' }).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Crashes by message' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('compares accounts that look alike, and merges none unasked', async ({ page }) => {
    await page.goto('/users');
    await page.getByRole('button', { name: 'Find duplicates' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Accounts that may be of one person' }),
    ).toBeVisible();
    await expectAccessible(page);
  });

  test('merges two accounts that nothing likens, and undoes it', async ({ page }) => {
    await page.goto('/users/user-0201/show');
    await expect(page.getByRole('region', { name: 'Person' })).toBeVisible();
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.goto('/users/user-0200/show');
    await page.getByRole('button', { name: 'Merge with …' }).click();
    await page.getByRole('combobox', { name: /^The other account/ }).fill(name);
    await page
      .getByRole('option', { name: new RegExp(`^${name} `) })
      .first()
      .click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Compare' }).click();
    const dialog = page.getByRole('dialog', { name: 'Merge two accounts' });
    await expect(dialog.getByText('Exam results move')).toBeVisible();
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Signed up twice');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(
      page.getByText(/Reason: Signed up twice\. This can be undone until/),
    ).toBeVisible();

    await page.getByRole('button', { name: 'Undo merger' }).click();
    await expect(page.getByText('Nothing was changed since: everything returns.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Undo merger' }).click();
    await expect(page.getByText(`${name} has an own account again.`)).toBeVisible();
    await page.getByRole('link', { name: 'History', exact: true }).click();
    await expect(page.getByText('Merger undone').first()).toBeVisible();
  });
});

test.describe('a region admin', () => {
  test.use({ persona: 'regionAdmin' });

  test('reads the history of the own people and not the log', async ({ page }) => {
    await page.goto('/users/user-student/show?tab=history');
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
    await page.goto('/logits');
    await expect(heading(page, 'Administration')).toBeVisible();
  });
});

test.describe('a student', () => {
  test.use({ persona: 'student' });

  test('downloads what is kept about them', async ({ page }) => {
    await page.goto('/profile');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^personal-data-.*\.json$/);
  });
});
