import { expect, expectAccessible, test, type Page } from './test.ts';

const missing = 'This part of the page could not be loaded.';
const unreachable = 'The server cannot be reached. Please check your connection.';

/** Whatever is fetched from now on does not come. */
async function cut(page: Page) {
  await page.route('**/*', (route) => route.abort());
}

test.describe('somebody who signs in', () => {
  test('reads why it does not work, although what draws messages cannot be fetched', async ({
    page,
  }) => {
    await page.goto('/login');
    await page.getByLabel('E-mail').fill('student@lampstand.example');
    await page.getByLabel('Password', { exact: false }).first().fill('lampstand-student');
    await cut(page);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(unreachable);
    await expectAccessible(page);
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

/** Screens in files of their own, by addresses that need no record. */
const screens = [
  '/student/courses',
  '/student/courses/c1/lessons/l1',
  '/student/courses/c1/notes',
  '/student/courses/c1/grades',
  '/student/assessments',
  '/student/assignments/a1',
  '/student/grades',
  '/student/transcript',
  '/student/exams/e1',
  '/student/exams/e1/attempts/t1',
  '/student/exams/e1/results/t1',
  '/student/appeals',
  '/student/links',
  '/profile',
  '/notifications',
  '/docs',
  '/terms',
];

/** Goes to a screen as a link does, without another page. */
const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    const state = { idx: 1, key: to };
    window.history.pushState(state, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);

test.describe('a student', () => {
  test.use({ persona: 'student' });

  test('is told of each screen that cannot be fetched, in its place, and can try again', async ({
    page,
    context,
  }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('region', { name: 'My courses' })).toBeVisible();
    await context.setOffline(true);
    for (const address of screens)
      await test.step(address, async () => {
        await goTo(page, address);
        await expect(page.getByRole('main').getByText(missing)).toBeVisible();
        await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
      });
    await goTo(page, '/student/courses');
    await context.setOffline(false);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
  });
});
