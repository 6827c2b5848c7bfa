import { collegeUrl } from '../college/env.ts';
import { expect, expectAccessible, heading, test, type Page } from './test.ts';

/** What the API says to whoever is signed in here, whatever the screens offer. */
async function ask(page: Page, query: string): Promise<string> {
  const answer = await page.request.post('/graphql', {
    headers: { origin: collegeUrl() },
    data: { query },
  });
  return answer.text();
}

const email = 'leaves.for.good@people.example';

test.describe('a superadmin', () => {
  test.use({ persona: 'superadmin' });

  test('erases a person for ever, after seeing what goes and what stays', async ({ page }) => {
    const made = await ask(
      page,
      `mutation { createUser(userInput: { email: "${email}", firstName: "Lea", lastName: "Leaver", locale: "en", regionIds: ["region-cape-town"], roles: [user], regionRoles: [], groupIds: [] }) { _id } }`,
    );
    const id = /"_id":"([^"]+)"/.exec(made)?.[1] ?? '';
    await page.goto(`/users/${id}/show`);
    await page.getByRole('button', { name: 'Erase…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Erase Lea Leaver?' });
    // Some of them go, and some stay.
    await expect(dialog.getByText('Exam results').first()).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel(/^Reason/).fill('Asked for by letter');
    await dialog.getByLabel(/^E-mail address/).fill('somebody@people.example');
    await dialog.getByRole('button', { name: 'Erase for ever' }).click();
    await expect(dialog.getByText('This is not the e-mail address of the account.')).toBeVisible();
    await dialog.getByLabel(/^E-mail address/).fill(email);
    await dialog.getByRole('button', { name: 'Erase for ever' }).click();
    await expect(page.getByText(/^Erased on /)).toBeVisible();
    await expect(page.getByText('Lea Leaver')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
    await expectAccessible(page);

    await page.goto('/users');
    await page.getByRole('textbox', { name: 'Search' }).fill('leaver');
    await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  });
});

test.describe('an admin', () => {
  test.use({ persona: 'admin' });

  test('is not offered to erase anybody, and the server refuses it', async ({ page }) => {
    await page.goto('/users/user-student2/show');
    await expect(heading(page, /./)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log in as this person' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Erase…' })).toHaveCount(0);
    const refused = await ask(
      page,
      'mutation { eraseUser(userId: "user-student2", version: 1, confirmation: "student2@lampstand.example", reason: "asked") { _id } }',
    );
    expect(refused).toContain('FORBIDDEN');
  });
});
