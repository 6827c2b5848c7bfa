import { createHmac } from 'node:crypto';
import { emailOf, passwordOf, type PersonaKey } from '@lampstand/server/demo';
import { collegeUrl } from '../college/env.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  heading,
  test,
  type Page,
} from './test.ts';

/** Passkeys belong to a name, never to a number: the same college, by the name of this machine. */
const site = () => collegeUrl().replace('127.0.0.1', 'localhost');

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** The code that an app would show (RFC 6238). */
function codeOf(key: string, at: number): string {
  const bits = [...key].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(at / STEP_MS)));
  const secret = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const mac = createHmac('sha1', secret).update(step).digest();
  const from = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(from) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

async function givePassword(page: Page, persona: PersonaKey) {
  await page.goto(`${site()}/login?redirect=%2Fprofile`);
  await page.getByLabel(/^E-mail/).fill(emailOf(persona));
  await page.getByLabel(/^Password/).fill(passwordOf(persona));
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

async function logOut(page: Page) {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
}

test('a member of staff logs in with a second step from the day it was set up', async ({
  page,
}) => {
  await givePassword(page, 'reportsAdmin');
  await expect(heading(page, 'Profile')).toBeVisible();
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await page
    .locator('#begin-second-factor')
    .getByLabel(/^Current password/)
    .fill(passwordOf('reportsAdmin'));
  await page.locator('#begin-second-factor').getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'Picture with the key for the app' })).toBeVisible();
  const key = /[A-Z2-7]{32}/.exec(await page.getByText(/^Key: /).innerText())?.[0] ?? '';
  await page.getByLabel(/^Code/).fill(codeOf(key, Date.now()));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const kept = page.getByRole('button', { name: 'I have kept the codes' });
  await expect(kept).toBeVisible();
  const codes = await page.getByText(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/).allInnerTexts();
  expect(codes).toHaveLength(10);
  await kept.click();
  await expect(page.getByText('10 recovery codes are left')).toBeVisible();

  await logOut(page);
  await givePassword(page, 'reportsAdmin');
  await expect(page.getByRole('heading', { name: 'Authenticator app' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/^Code/).fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This code is not correct')).toBeVisible();
  // A recovery code works at once; the code of the app was used for setting it up.
  await page.getByLabel(/^Code/).fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page, 'Profile')).toBeVisible();
  await expect(page.getByText('9 recovery codes are left')).toBeVisible();

  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByLabel(/^Code/).fill(codes[1] ?? '');
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Set up an app' })).toBeVisible();
});

test('a passkey logs in without a password until it is removed', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await givePassword(page, 'graduate');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const form = page.locator('#add-passkey');
  await form.getByLabel(/^Name of the passkey/).fill('This machine');
  await form.getByLabel(/^Current password/).fill(passwordOf('graduate'));
  await form.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Rename: This machine' })).toBeVisible();
  await expectNoSidewaysScrolling(page);

  await logOut(page);
  await page.goto(`${site()}/login?redirect=%2Fprofile`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(heading(page, 'Profile')).toBeVisible();
  await expect(page.getByText(/last used on/)).toBeVisible();

  await page.getByRole('button', { name: 'Remove: This machine' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Rename: This machine' })).toHaveCount(0);
  await logOut(page);
  await page.goto(`${site()}/login`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('This passkey was not accepted');
});

test('somebody without a session gets nowhere by a callback', async ({ page }) => {
  await page.goto('/msauth/callback?code=stolen&state=guessed');
  await expect(page.getByText('Error: Invalid state parameter')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Login' })).toBeVisible();
  await page.goto('/google-auth?code=stolen&state=guessed');
  await expect(page).toHaveURL(/\/login\?redirect=/);
});
