import { expect, expectAccessible, expectNoSidewaysScrolling, heading, test } from './test.ts';

const FORM = 'Return after the holidays';

// One request goes from hand to hand.
test.describe.configure({ mode: 'serial' });

test.describe('a superadmin', () => {
  test.use({ persona: 'superadmin' });

  test('defines a form', async ({ page }) => {
    await page.goto('/request-form');
    await expect(page.getByRole('link', { name: 'Letter of enrolment' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Add New' }).click();
    await page.getByLabel(/^Title/).fill(FORM);
    await page.getByLabel(/^Published/).check();
    await page.getByRole('button', { name: 'Add a question' }).click();
    await page.getByRole('textbox', { name: /^Question/ }).fill('When will you come?');
    await page.getByRole('combobox', { name: /^Kind of answer/ }).click();
    await page.getByRole('option', { name: 'One of several choices' }).click();
    await page.getByRole('textbox', { name: /^Choices/ }).fill('On Friday\nOn Sunday');
    await page.getByLabel(/^Must be answered/).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(`${FORM} is created`)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'When will you come?' })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('a student', () => {
  test.use({ persona: 'student' });

  test('fills it in', async ({ page }) => {
    await page.goto('/student/links');
    await page.getByRole('button', { name: FORM }).click();
    const dialog = page.getByRole('dialog', { name: FORM });
    await dialog.getByRole('combobox').selectOption('On Sunday');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog).toBeHidden();
    const requests = page.getByRole('region', { name: 'Requests' });
    await expect(requests.getByRole('listitem').filter({ hasText: 'New' })).toContainText(FORM);
    await expectAccessible(page);
  });
});

test.describe('then the superadmin', () => {
  test.use({ persona: 'superadmin' });

  test('answers', async ({ page }) => {
    await page.goto('/requests');
    await expectAccessible(page);
    await page
      .getByRole('row', { name: new RegExp(FORM) })
      .getByRole('link')
      .click();
    await expect(page.getByText('On Sunday')).toBeVisible();
    await page.getByRole('combobox', { name: /^State/ }).click();
    await page.getByRole('option', { name: 'Done' }).click();
    await page.getByRole('textbox', { name: 'Answer' }).fill('We will fetch you.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('The answer to Naledi Dlamini is saved.')).toBeVisible();
  });
});

test.describe('and the student', () => {
  test.use({ persona: 'student' });

  test('reads the answer', async ({ page }) => {
    await page.goto('/student/links');
    await expect(page.getByText('We will fetch you.')).toBeVisible();
    await page.goto('/notifications');
    await expect(page.getByText(`Your request “${FORM}” has been dealt with.`)).toBeVisible();
  });
});

test.describe('an admin', () => {
  test.use({ persona: 'admin' });

  test('has nothing to do with forms, but answers', async ({ page }) => {
    await page.goto('/request-form');
    // Sent home, and from there on to where staff work.
    await expect(heading(page, 'Administration')).toBeVisible();
    await page.goto('/requests');
    await expect(page.getByRole('row', { name: new RegExp(FORM) })).toBeVisible();
  });
});

test.describe('an admin of the region', () => {
  test.use({ persona: 'regionAdmin' });

  test('comes from home to the requests of its people', async ({ page }) => {
    await page.goto('/admin');
    await page.getByRole('button', { name: 'More areas' }).click();
    await page.getByRole('menuitem', { name: 'Requests', exact: true }).click();
    await expect(page.getByRole('row', { name: new RegExp(FORM) })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    const title = page.getByRole('listitem').getByText(FORM);
    // On one line: the state gives way to the words.
    await expect.poll(async () => (await title.boundingBox())?.height).toBeLessThan(30);
    await expectNoSidewaysScrolling(page);
  });
});

test.describe('an admin of another region', () => {
  test.use({ persona: 'regionAdmin2' });

  test('does not hear of it', async ({ page }) => {
    await page.goto('/requests');
    await expect(heading(page, 'Anträge')).toBeVisible();
    await expect(page.getByText('Jonas Weber')).toBeVisible();
    await expect(page.getByText(FORM)).toHaveCount(0);
  });
});
