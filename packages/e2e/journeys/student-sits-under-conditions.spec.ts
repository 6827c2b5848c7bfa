import { dayFromNow, giveExam, openClassroom, setDeadline } from '../college/classroom.ts';
import { trueFalse } from '../college/questions.ts';
import { stateOf } from '../college/signed-in.ts';
import { expectSaved, handIn, nextQuestion, say } from './sitting.ts';
import { expect, expectAccessible, heading, openAs, test, type Page } from './test.ts';

/** Reads what counts before the start, leaves without a warning, and goes on. */
async function leaveAndReturn(page: Page, title: string) {
  await expect(page.getByText('You may use books and notes while you answer.')).toBeVisible();
  await expect(page.getByText(/^You may leave this page and come back/)).toBeVisible();
  await expect(
    page.getByText('The deadline has passed. A passing score counts as 70%.'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start exam' }).click();
  await say(page, 'False');
  await page.goBack();
  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Continue exam' }).click();
  await expect(page.getByRole('radio', { name: 'False', exact: true })).toBeChecked();
  await expectSaved(page);
}

test('a late student leaves an open book exam freely, fails, and passes the retake with 70 and the reasons for it', async ({
  browser,
}) => {
  const title = 'Songs of ascent';
  const room = await openClassroom('The Psalter', {
    student: 'Chipo Moyo',
    facilitator: 'Willem Steyn',
  });
  const questions = ['The Psalter has five books.', 'Psalm 23 calls God a shepherd.'].map(
    trueFalse,
  );
  const examId = await giveExam(room, { title, questions, openBook: true, leavingFails: false });
  await setDeadline(room, examId, `${dayFromNow(-2)}T12:00`);
  const page = await openAs(browser, room.student.state);
  await page.goto(`/student/exams/${examId}`);
  await test.step('leaves and returns', () => leaveAndReturn(page, title));
  await handIn(page);
  await expect(page.getByRole('heading', { name: 'Not passed' })).toBeVisible();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByText('On a retake, a passing score counts as 70%.')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await say(page, 'True');
  await nextQuestion(page);
  await say(page, 'True');
  await handIn(page);
  await expect(page.getByRole('heading', { name: 'Congratulations' })).toBeVisible();
  await expect(page.getByText('70%', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^You earned 100%\./)).toBeVisible();
  await expect(
    page.getByText('A pass on a retake and after the deadline counts as 70% at most'),
  ).toBeVisible();
  await expectAccessible(page);
});

/** Grants half the time again and ten minutes of breaks. */
async function grantTime(page: Page, name: string, reason: string) {
  await page.goto('/accommodations/create');
  await page.getByRole('combobox', { name: 'Student' }).fill(name);
  await page.getByRole('option', { name }).click();
  await page.getByRole('spinbutton', { name: 'Time in per cent' }).fill('150');
  await page.getByRole('spinbutton', { name: 'Breaks in minutes' }).fill('10');
  await page.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`${name} is created`)).toBeVisible();
}

test('time that an admin grants a student is told before the exam and runs on its clock', async ({
  browser,
}) => {
  const reason = 'A letter of the hospital is kept in the office.';
  const room = await openClassroom('Wisdom and Proverbs', {
    student: 'Refilwe Molefe',
    facilitator: 'Hester Nel',
  });
  const questions = [trueFalse('The book of Proverbs begins with a father’s advice.')];
  const title = 'The fear of the Lord';
  const examId = await giveExam(room, { title, questions, timeLimitMinutes: 40 });
  await test.step('the admin', async () =>
    grantTime(await openAs(browser, stateOf('admin')), room.student.name, reason));

  const page = await openAs(browser, room.student.state);
  await page.goto(`/student/exams/${examId}`);
  await expect(page.getByText('Your time limit is 150% of the usual one')).toBeVisible();
  await expect(page.getByText('10 minutes of breaks are added to your time')).toBeVisible();
  await expect(page.getByText(/^You have 70 minutes\./)).toBeVisible();
  await expect(page.getByText(reason)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start exam' }).click();
  await expect(page.getByRole('timer')).toContainText(/1:(10:00|09:\d\d)/);
  await say(page, 'True');
  await handIn(page);
  await expect(page.getByRole('heading', { name: 'Congratulations' })).toBeVisible();
});
