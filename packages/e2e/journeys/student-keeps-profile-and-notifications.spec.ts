import { collegeUrl } from '../college/env.ts';
import { signIn } from '../college/sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, heading, test } from './test.ts';

test.use({ persona: 'student' });

test('a student keeps name, phone and address on the profile', async ({ page }) => {
  await page.goto('/profile');
  const details = page.getByRole('region', { name: 'Personal details' });
  const save = details.getByRole('button', { name: 'Save' });
  await details.getByRole('button', { name: 'Add phone number' }).click();
  await details.getByRole('textbox', { name: 'Phone number' }).fill('+27 21 555 0100');
  await details.getByRole('combobox', { name: 'Kind of number' }).selectOption('Work');
  await details.getByLabel('First name').fill('Naledi Grace');
  await save.click();
  await expect(page.getByRole('banner')).toContainText('Naledi Grace Dlamini');
  await details.getByLabel('First name').fill('Naledi');
  await save.click();
  await expect(page.getByRole('banner')).not.toContainText('Grace');

  await page.getByRole('button', { name: 'Add address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address line 1').fill('7 Long Street');
  await dialog.getByLabel('City').fill('Cape Town');
  await dialog.getByLabel('Country').selectOption('South Africa');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const addresses = page.getByRole('region', { name: 'Addresses' });
  await expect(addresses.getByText('7 Long Street')).toBeVisible();

  await page.reload();
  await expect(details.getByRole('textbox', { name: 'Phone number' })).toHaveValue(
    '+27 21 555 0100',
  );
  await expect(details.getByRole('combobox', { name: 'Kind of number' })).toHaveValue('WORK');
  await expect(addresses.getByText('7 Long Street')).toBeVisible();
  await expectAccessible(page);

  await addresses.getByRole('button', { name: /^Edit: 7 Long Street/ }).click();
  await dialog.getByLabel('Postcode').fill('8001');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(addresses.getByText('8001')).toBeVisible();
  await addresses.getByRole('button', { name: /^Remove: 7 Long Street/ }).click();
  await expect(dialog.getByText('Are you sure? This is permanent!')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(addresses.getByText('There is no address yet')).toBeVisible();
});

test('a notification that arrives shows in the bell without a reload and is marked as read', async ({
  page,
  browser,
}) => {
  await page.goto('/notifications?unread=1');
  await expect(heading(page, 'Notifications')).toBeVisible();
  const banner = page.getByRole('banner');
  const bell = (count: number) =>
    banner.getByRole('button', {
      name: count === 0 ? 'No unread notifications' : new RegExp(`^${count} unread notification`),
    });
  const list = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Unread' });
  await expect(list.first().or(page.getByText('You are all caught up.'))).toBeVisible();
  const before = await list.count();
  await expect(bell(before)).toBeVisible();

  // Looking through somebody's eyes is told to them. In a session of its own: it gets another id.
  const office = await browser.newContext({ baseURL: collegeUrl() });
  const cookie = await signIn(collegeUrl(), 'superadmin');
  await office.addCookies([{ ...cookie, url: collegeUrl() }]);
  const answer = await office.request.post('/graphql', {
    data: {
      query: 'mutation { impersonateUser(userId: "user-student", reason: "a question") { _id } }',
    },
  });
  expect(await answer.json()).toEqual({ data: { impersonateUser: { _id: 'user-student' } } });
  await office.close();

  await expect(bell(before + 1)).toBeVisible();
  await expect(banner.getByRole('status')).toHaveText(`${before + 1} unread notifications`);
  await expect(list).toHaveCount(before + 1);
  await expectAccessible(page);

  await bell(before + 1).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('listitem').first()).toContainText('a question');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell(before + 1)).toBeFocused();

  await list
    .first()
    .getByRole('button', { name: /^Mark as read/ })
    .click();
  await expect(bell(before)).toBeVisible();
  await page.reload();
  await expect(list).toHaveCount(before);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScrolling(page);

  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(0)).toBeVisible();
  await page.reload();
  await expect(page.getByText('You are all caught up.')).toBeVisible();
  await expectAccessible(page);
});
