import { expect, type Page, test } from './test.ts';

test.use({ persona: 'student' });

/** The questions for the dashboard's data; what shows it is held back until they were heard. */
async function askedBeforeTheScreen(page: Page, open: () => Promise<unknown>): Promise<number> {
  const isAsked = (url: string) => url.includes('/graphql?') && url.includes('DashboardData');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isAsked(request.url())) asked.push(request.url());
  });
  const heard = page.waitForRequest((request) => isAsked(request.url()));
  await page.route(/\/assets\/data-/, async (route) => {
    await heard;
    await route.continue();
  });
  await open();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  return asked.length;
}

test('the data of a first screen is asked for once, before the screen has come', async ({
  page,
}) => {
  const asked = await askedBeforeTheScreen(page, () => page.goto('/dashboard'));
  expect(asked, 'by a device that knows nobody').toBe(1);
});

test('so it is by a device that remembers somebody', async ({ page }) => {
  await page.goto('/profile');
  await expect(page.getByRole('banner')).toContainText('Dlamini');
  const asked = await askedBeforeTheScreen(page, () => page.goto('/dashboard'));
  expect(asked).toBe(1);
});
