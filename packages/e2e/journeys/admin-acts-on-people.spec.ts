import { personaId } from '@lampstand/server/demo';
import { collegeUrl } from '../college/env.ts';
import { signIn } from '../college/sign-in.ts';
import { expect, expectAccessible, heading, test, type Page } from './test.ts';

/** A session of its own: looking through somebody's eyes gives the waiting one another id. */
async function signInAnew(page: Page) {
  const cookie = await signIn(collegeUrl(), 'admin');
  await page.context().addCookies([{ ...cookie, url: collegeUrl() }]);
}

/** What the API says to whoever is signed in here, whatever the screens offer. */
async function ask(page: Page, query: string): Promise<string> {
  const answer = await page.request.post('/graphql', {
    headers: { origin: collegeUrl() },
    data: { query },
  });
  return answer.text();
}

test.describe('an admin', () => {
  test.use({ persona: 'admin' });

  test('selects three people, sends them the enrol mail and is told what came of it', async ({
    page,
  }) => {
    await page.goto('/users');
    await page.getByRole('textbox', { name: 'Search' }).fill('@people.');
    await expect(page.getByRole('link', { name: 'Helen Carter' })).toHaveCount(0);
    const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
    for (const at of [0, 1, 2]) await boxes.nth(at).check();
    await expect(page.getByRole('status').filter({ hasText: '3 rows selected' })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Send enrol mail' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send the enrol mail to 3 people?' });
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send enrol mail' }).click();
    await expect(dialog.getByText('Done for 3 people.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByText('3 rows selected')).toHaveCount(0);
  });

  test('finds page, order and filter of a list in its address after a reload', async ({ page }) => {
    await page.goto('/users');
    await page.getByRole('textbox', { name: 'Search' }).fill('@people.');
    await expect(page).toHaveURL(/people/);
    const email = page.getByRole('columnheader', { name: /e-mail/i });
    await email.getByRole('button').click();
    await expect(email).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect(page.getByText(/^26-50 of/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^26-50 of/)).toBeVisible();
    await expect(email).toHaveAttribute('aria-sort', 'ascending');
    await expect(page.getByRole('textbox', { name: 'Search' })).toHaveValue('@people.');
  });
});

test('an admin looks through the eyes of a student with a reason, and is back on the page of that student', async ({
  page,
}) => {
  await signInAnew(page);
  await page.goto(`/users/${personaId('student')}/show`);
  await page.getByRole('button', { name: 'Log in as this person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in as Naledi Dlamini?' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A lesson does not open.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Log in as this person' }).click();

  await expect(page).toHaveURL(/\/dashboard$/);
  const banner = page.getByRole('complementary', { name: 'IMPERSONATING' });
  await expect(banner).toContainText('Naledi Dlamini');
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /Stop acting as Naledi Dlamini|Logout/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/users/${personaId('student')}$`));
  await expect(heading(page, 'Edit: Naledi Dlamini')).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test.describe('a region admin', () => {
  test.use({ persona: 'regionAdmin' });

  test('touches nobody of another region, neither on a page nor by the API', async ({ page }) => {
    const other = personaId('student2');
    await page.goto(`/users/${other}/show`);
    await expect(
      page.getByText('This record does not exist, or you do not have access to it.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /Log in as|Send|Deactivate/ })).toHaveCount(0);

    const outcomes = '{ userId status code }';
    const refused = { userId: other, status: 'FAILED', code: 'NOT_FOUND' };
    const active = await ask(
      page,
      `mutation { it: setUsersActive(userIds: ["${other}"], active: false) ${outcomes} }`,
    );
    const mails = await ask(
      page,
      `mutation { it: sendAccountMails(userIds: ["${other}"], kind: RESET) ${outcomes} }`,
    );
    const answer = JSON.stringify({ data: { it: [refused] } });
    expect([active, mails]).toEqual([answer, answer]);
    const through = await ask(
      page,
      `mutation { impersonateUser(userId: "${other}", reason: "curious") { _id } }`,
    );
    expect(through).toContain('NOT_FOUND');
    expect(
      await ask(page, `{ recordHistory(resource: users, _id: "${other}") { total } }`),
    ).toContain('NOT_FOUND');
  });
});
