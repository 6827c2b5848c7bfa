import { expect, expectAccessible, expectNoSidewaysScrolling, heading, test } from './test.ts';
import { stateOf } from '../college/signed-in.ts';

const TITLE = 'Library Rules';

test('a superadmin publishes a document, and a student reads it', async ({ browser, baseURL }) => {
  test.setTimeout(240_000);
  const opened = (persona: 'superadmin' | 'student') =>
    browser.newContext({ storageState: stateOf(persona), ...(baseURL ? { baseURL } : {}) });
  const office = await (await opened('superadmin')).newPage();
  const reader = await (await opened('student')).newPage();

  await test.step('it is written with a list and a link', async () => {
    await office.goto('/documents/create');
    await office.getByLabel(/^Title/).fill(TITLE);
    await office.getByLabel('Published').check();
    const text = office.getByRole('textbox', { name: 'Content' });
    await text.click();
    await office.keyboard.type('What we ask of you:');
    await office.keyboard.press('Enter');
    await office.getByRole('button', { name: 'Bulleted list' }).click();
    await office.keyboard.type('Bring books back in time');
    await office.keyboard.press('Enter');
    await office.keyboard.type('handbook');
    await office.keyboard.press('Shift+Home');
    await office.getByRole('button', { name: 'Link', exact: true }).click();
    const link = office.getByRole('dialog', { name: 'Link' });
    await link.getByLabel('Address').fill('/docs?title=Student+Handbook');
    await link.getByRole('button', { name: 'Save' }).click();
    await expect(link).toHaveCount(0);
    await expectAccessible(office);
    await office.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(office.getByText(`${TITLE} is created`)).toBeVisible();
    await expect(heading(office, TITLE)).toBeVisible();
    await expectAccessible(office);
  });

  await test.step('a student finds and reads it, and cannot change it', async () => {
    await reader.goto('/docs');
    await reader.getByRole('searchbox').fill('bring books');
    await reader.getByRole('link', { name: TITLE }).click();
    await expect(heading(reader, TITLE)).toBeVisible();
    await expect(reader.getByRole('article').getByRole('listitem')).toHaveCount(2);
    await expect(reader.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect(reader.getByRole('link', { name: 'Edit' })).toHaveCount(0);
    await expectAccessible(reader);
    await reader.reload();
    await expect(heading(reader, TITLE)).toBeVisible();
    await reader.getByRole('article').getByRole('link', { name: 'handbook' }).click();
    await expect(heading(reader, 'Student Handbook')).toBeVisible();
    await reader.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScrolling(reader);
  });

  await test.step('what is written for facilitators is nowhere to be seen', async () => {
    await reader.goto('/docs');
    await expect(reader.getByRole('link', { name: 'Exam Rules' })).toBeVisible();
    await expect(reader.getByRole('link', { name: 'Facilitator Guide' })).toHaveCount(0);
    await reader.getByRole('searchbox').fill('Facilitator Guide');
    await expect(reader.getByText('No document matches “Facilitator Guide”.')).toBeVisible();
    for (const title of ['Facilitator Guide', 'Library Opening Hours', 'No Such Title']) {
      await reader.goto(`/docs?${new URLSearchParams({ title })}`);
      await expect(reader.getByText(/does not exist, or it is not meant for you/)).toBeVisible();
    }
  });

  await test.step('the superadmin reaches the form from what is read', async () => {
    await office.goto(`/docs?${new URLSearchParams({ title: TITLE })}`);
    await office.getByRole('link', { name: 'Edit' }).click();
    await expect(heading(office, `Edit: ${TITLE}`)).toBeVisible();
    await expect(office.getByRole('textbox', { name: 'Content' })).toContainText('Bring books');
    await office.getByRole('button', { name: 'Preview' }).click();
    const preview = office.getByRole('dialog', { name: TITLE });
    await expect(preview.getByRole('listitem')).toHaveCount(2);
  });
});
