import { expect, type Page } from '@playwright/test';
import { openBrowser } from '../sitting/browsers.ts';

/** As long as the server itself waits for a mail server. */
const PATIENT = { timeout: 25_000 };

export interface Dean {
  readonly email: string;
  readonly password: string;
}

/** Goes through the page that the link of the server opens, as a dean would. */
export async function setUp(link: string, dean: Dean): Promise<void> {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'en' });
    const page = await context.newPage();
    await page.goto(link);
    await goThrough(page, dean).catch(async (error: unknown) => {
      console.log(await page.locator('main').innerText());
      throw error;
    });
    await page.getByRole('link', { name: 'Login' }).click();
    await page.getByLabel('E-mail').fill(dean.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(dean.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('checkbox')).toBeVisible();
    await page.goto(link);
    await expect(page.getByText(/no longer valid/)).toBeVisible();
  } finally {
    await browser.close();
  }
}

async function goThrough(page: Page, { email, password }: Dean): Promise<void> {
  const next = () => page.getByRole('button', { name: 'Next' }).click();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const choice = (name: string) => page.getByRole('combobox', { name, exact: true });
  await field('Name of the college').fill('Grace Bible College');
  await field('Short name').fill('Grace');
  await next();
  await choice('Add a currency').selectOption('KES');
  await next();
  await field('Name').fill('Nairobi');
  await choice('Country').selectOption('KEN');
  await choice('Time zone').selectOption('Africa/Nairobi');
  await choice('Currency').selectOption('KES');
  await field('Zone').fill('AFRICA');
  await next();
  await field('First name').fill('Ruth');
  await field('Last name').fill('Wanjiru');
  await field('E-mail').fill(email);
  await field('Password').fill(password);
  await field('Password again').fill(password);
  await next();
  await page.getByRole('button', { name: /^Send a mail/ }).click();
  await expect(page.getByText(/mail server has taken the mail/)).toBeVisible(PATIENT);
  await page.getByRole('button', { name: 'Write and read a file' }).click();
  await expect(page.getByText('A file was written, read again and removed.')).toBeVisible(PATIENT);
  await next();
  await page.getByRole('button', { name: 'Set up the college' }).click();
  await expect(page.getByRole('heading', { name: 'The college is set up' })).toBeVisible(PATIENT);
}
