import { stateOf } from '../college/signed-in.ts';
import { expect, expectAccessible, heading, test } from './test.ts';

test('a visitor reads the login page in German', async ({ page }) => {
  await page.goto('/create-account/group-1?suggestedLocale=de_DE');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  // What a link suggests is no choice.
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('combobox', { name: 'Choose language' }).selectOption('Deutsch');
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expectAccessible(page);
});

test.describe('signed in', () => {
  test.use({ persona: 'graduate' });

  test('the language chosen in the footer stays, also on another device', async ({
    page,
    browser,
  }) => {
    await page.goto('/student/courses');
    await expect(heading(page, 'Courses')).toBeVisible();
    await page.getByRole('combobox', { name: 'Choose language' }).selectOption('Deutsch');
    await expect(heading(page, 'Kurse')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await expectAccessible(page);

    const device = await browser.newContext({ storageState: stateOf('graduate') });
    const screen = await device.newPage();
    await screen.goto('/student/courses');
    await expect(heading(screen, 'Kurse')).toBeVisible();
    await device.close();

    const newDevice = await browser.newContext({ storageState: stateOf('graduate') });
    const start = await newDevice.newPage();
    const asked = start.waitForRequest(
      (request) => request.url().includes('/graphql?') && request.url().includes('DashboardData'),
    );
    await start.goto('/dashboard');
    expect((await asked).headers()['accept-language']).toMatch(/^de/);
  });
});
