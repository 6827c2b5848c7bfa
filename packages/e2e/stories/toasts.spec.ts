import { expect, test } from '@playwright/test';
import { serveStorybook } from './built-storybook.ts';

test('a toast keeps its five seconds for people who want less motion', async ({ page }) => {
  const storybook = await serveStorybook();
  await page.goto(`${storybook.url}/iframe.html?id=toasts-toastoutlet--every-kind&viewMode=story`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Success!');
  const clock = page.getByRole('progressbar', { name: 'notification timer' });
  await expect(clock).toHaveCSS('animation-duration', '5s');
  storybook.close();
});
