import { emailOf } from '@lampstand/server/demo';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  type IdentityProvider,
  startIdentityProvider,
} from '@lampstand/server/identity-provider';
import { type College, dropFolder, freePort, startCollege } from '../college/server.ts';
import { expect, expectAccessible, heading, test, type Page } from './test.ts';

let provider: IdentityProvider;
let college: College;
let site: string;

test.beforeAll(async () => {
  const port = await freePort();
  site = `http://localhost:${port}`;
  provider = await startIdentityProvider({
    redirectUris: [`${site}/msauth/callback`, `${site}/google-auth`],
    accounts: {
      helen: { email: emailOf('admin'), email_verified: true },
      stranger: { email: 'nobody@elsewhere.example', email_verified: true },
    },
  });
  const account = { ISSUER: provider.issuer, CLIENT_ID, CLIENT_SECRET };
  const named = (name: string) =>
    Object.entries(account).map(([key, value]) => [`${name}_${key}`, value]);
  const env = Object.fromEntries([...named('WORK_ACCOUNT'), ...named('CALENDAR')]);
  college = await startCollege({ port, env });
});

test.afterAll(async () => {
  await college.stop();
  await provider.close();
  dropFolder(college.folder);
});

/** Fills in the provider's own two pages. */
async function signInAtProvider(page: Page, name: string) {
  await page.locator('input[name=login]').fill(name);
  await page.locator('input[name=password]').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a member of staff logs in with a work account, and connects a calendar', async ({ page }) => {
  await page.goto(`${site}/login?redirect=%2Fprofile`);
  await page.getByRole('button', { name: 'Log in with a work account' }).click();
  await signInAtProvider(page, 'helen');
  await expect(heading(page, 'Profile')).toBeVisible();
  await expect(page).toHaveURL(`${site}/profile`);

  await page.getByRole('button', { name: 'Connect a calendar' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Your calendar is connected.')).toBeVisible();
  await page.getByRole('link', { name: 'Profile' }).last().click();
  await expect(page.getByText(/^Connected on .*admin@lampstand\.example$/)).toBeVisible();
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByRole('button', { name: 'Connect a calendar' })).toBeVisible();
  expect(provider.asked, 'the provider is told').toContain('/token/revocation');
});

test('a work account of somebody whom the college does not know opens nothing', async ({
  page,
}) => {
  await page.goto(`${site}/login`);
  await page.getByRole('button', { name: 'Log in with a work account' }).click();
  await signInAtProvider(page, 'stranger');
  await expect(page.getByText('There is no account here for the verified e-mail')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${site}/dashboard`);
  await expect(page).toHaveURL(`${site}/login?redirect=%2Fdashboard`);
});

test('an address that this browser has not begun opens nothing', async ({ page }) => {
  await page.goto(`${site}/msauth/callback?code=guessed&state=guessed`);
  await expect(page.getByText('Error: Invalid state parameter')).toBeVisible();
  await page.goto(`${site}/dashboard`);
  await expect(page).toHaveURL(`${site}/login?redirect=%2Fdashboard`);
});
