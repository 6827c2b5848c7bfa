import { routes } from '@lampstand/access';
import { sampleOf } from './sample-path.ts';
import { expect, expectAccessible, test } from './test.ts';

test('every protected address sends a stranger to the login page and keeps the way back', async ({
  page,
}) => {
  for (const { path } of routes.filter(({ roles }) => roles.length > 0)) {
    const address = sampleOf(path);
    await page.goto(address);
    const back = path === '/profile' ? '' : `?redirect=${encodeURIComponent(address)}`;
    await expect(page, path).toHaveURL(`/login${back}`);
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  }
});

test('the public pages and the 404 page are open and accessible', async ({ page }) => {
  for (const { path } of routes.filter(({ roles }) => roles.length === 0)) {
    await page.goto(sampleOf(path));
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto('/no/such/page');
  await expect(page.getByText('Oops, 404 - PAGE NOT FOUND')).toBeVisible();
  await expectAccessible(page);
});
