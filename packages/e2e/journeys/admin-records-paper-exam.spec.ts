import { stateOf } from '../college/signed-in.ts';
import { expect, expectAccessible, heading, test, type Page } from './test.ts';

test.use({ persona: 'admin' });

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const score = (page: Page) => page.getByRole('spinbutton', { name: 'Score' });
const reason = (page: Page) => page.getByRole('textbox', { name: 'Reason' });

async function choose(page: Page, label: string, choice: string | RegExp) {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
}

test('an admin records a result from paper and corrects it, and the student sees both', async ({
  page,
  browser,
}) => {
  await page.goto('/examResults');
  await page.getByRole('link', { name: 'Record a result' }).click();
  await expect(heading(page, 'Record a result')).toBeVisible();
  await page.getByRole('combobox', { name: 'Student' }).fill('Naledi');
  await page.getByRole('option', { name: /Naledi Dlamini/ }).click();
  await choose(page, 'Group', 'Cape Town First Year');
  await choose(page, 'Exam', /People and Places \(Attempt 2 of 2\)/);
  await page.getByLabel('Finished').fill('2026-01-15T10:30');
  await score(page).fill('90');
  await reason(page).fill('There was no power on the campus.');
  await expectAccessible(page);
  await save(page);

  await expect(page.getByText('The result is recorded')).toBeVisible();
  await expect(heading(page, 'Naledi Dlamini · People and Places')).toBeVisible();
  await expect(page.getByText('Recorded by hand')).toBeVisible();
  await expect(page.getByText(/Earned 90%; on a retake .* counts as 70%/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Correct the score' }).click();
  await score(page).fill('82');
  await reason(page).fill('The first sitting was broken off by the power cut.');
  await expectAccessible(page);
  await save(page);
  await expect(page.getByText('The score is corrected')).toBeVisible();
  await expect(page.getByText(/Before the correction the score was 70%/)).toBeVisible();

  await test.step('the student', async () => {
    const home = await browser.newContext({ storageState: stateOf('student') });
    const phone = await home.newPage();
    await phone.goto('/dashboard');
    const told = phone.getByRole('listitem').filter({
      hasText: 'Your score in “People and Places” was corrected from 70% to 82%.',
    });
    await told.getByRole('link', { name: 'Exam result' }).click();
    await expect(heading(phone, 'People and Places')).toBeVisible();
    await expect(phone.getByText('82%', { exact: true }).first()).toBeVisible();
    await expect(
      phone.getByText(/You sat this exam on paper\. Recorded by Helen Carter/),
    ).toBeVisible();
    await expect(phone.getByText('Reason: There was no power on the campus.')).toBeVisible();
    await expect(phone.getByText(/Before the correction your score was 70%/)).toBeVisible();
    await expectAccessible(phone);
    await home.close();
  });
});
