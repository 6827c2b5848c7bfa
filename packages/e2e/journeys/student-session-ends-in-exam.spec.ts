import type { BrowserContext } from '@playwright/test';
import { giveExam, openClassroom, PASSWORD, type Classroom } from '../college/classroom.ts';
import { trueFalse } from '../college/questions.ts';
import { expectSaved, handIn, nextQuestion, say } from './sitting.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  heading,
  test,
  type Page,
} from './test.ts';

const warning =
  'Warning: You will FAIL this attempt if you leave this page. Are you sure you want to leave?';

/** A student of a classroom of their own at the first question of an exam that leaving fails. */
async function sit(page: Page, name: string, plan: { readonly leavingFails?: boolean } = {}) {
  const people = { student: `Ruth ${name}`, facilitator: 'Boaz Efrata' };
  const room = await openClassroom(name, people);
  const questions = ['Ruth was a Moabite.', 'Boaz was of Bethlehem.'].map((text) =>
    trueFalse(text),
  );
  const examId = await giveExam(room, { title: name, questions, ...plan });
  await signIn(page.context(), room);
  await page.goto(`/student/exams/${examId}`);
  await page.getByRole('button', { name: 'Start exam' }).click();
  await expect(page.getByText('Question 1 of 2')).toBeVisible();
  return { room, examId, address: new URL(page.url()).pathname };
}

async function signIn(context: BrowserContext, { student }: Pick<Classroom, 'student'>) {
  await context.addCookies(student.state.cookies);
}

/** On the login page. */
async function logIn(page: Page, { student }: Pick<Classroom, 'student'>) {
  await page.getByLabel('E-mail').fill(student.email);
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Fails the journey where the browser asks whether to leave. */
function expectNoQuestion(page: Page) {
  page.on('dialog', (dialog) => {
    void dialog.dismiss();
    throw new Error(`The browser asked: ${dialog.type()}`);
  });
}

const asking = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

async function signInOnTheSpot(page: Page) {
  await asking(page).getByLabel('Password', { exact: false }).first().fill(PASSWORD);
  await asking(page).getByRole('button', { name: 'Login', exact: true }).click();
  await expect(asking(page)).toBeHidden();
}

test('a session that is gone is asked for on the spot, and the exam goes on with its answers', async ({
  page,
}) => {
  const { address } = await sit(page, 'The Book of Ruth');
  expectNoQuestion(page);
  await page.context().clearCookies();
  await page.getByRole('radio', { name: 'True', exact: true }).check();
  await expect(asking(page)).toBeVisible();
  await expect(asking(page).getByRole('timer')).toHaveText(
    /^Log in within [345]:\d\d or this attempt fails\.$/,
  );
  await expect(asking(page).getByText('Your answers are kept.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await signInOnTheSpot(page);
  await expectSaved(page);
  await expect(page.getByRole('radio', { name: 'True', exact: true })).toBeChecked();
  expect(new URL(page.url()).pathname).toBe(address);
  await nextQuestion(page);
  await say(page, 'True');
  await handIn(page);
  await expect(page.getByRole('heading', { name: 'Congratulations' })).toBeVisible();
});

test('who goes to the login page reads why, and how long the exam waits, and comes back to it', async ({
  page,
}) => {
  const { address, room } = await sit(page, 'The Book of Esther');
  expectNoQuestion(page);
  await page.context().clearCookies();
  await page.getByRole('radio', { name: 'True', exact: true }).check();
  await asking(page).getByRole('button', { name: 'Log in another way' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=.*&reason=session$/);
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await expect(
    page.getByText(/Your exam “The Book of Esther” is still open and your answers are kept\./),
  ).toBeVisible();
  await expectAccessible(page);
  await logIn(page, room);
  await expect(page.getByRole('radio', { name: 'True', exact: true })).toBeChecked();
  expect(new URL(page.url()).pathname).toBe(address);
  await expectSaved(page);
});

test('logged out in another tab: a page goes to the login, the exam asks on the spot', async ({
  page,
}) => {
  // Where leaving fails, logging out would end the attempt: here it does not.
  const { room } = await sit(page, 'The Book of Joel', { leavingFails: false });
  expectNoQuestion(page);
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/student/courses');
  await expect(heading(elsewhere, 'Courses')).toBeVisible();
  const leaving = await page.context().newPage();
  await leaving.goto('/dashboard');
  await leaving.getByRole('button', { name: 'Logout' }).click();
  await expect(leaving).toHaveURL(/\/login/);
  await expect(elsewhere).toHaveURL(/\/login\?redirect=%2Fstudent%2Fcourses&reason=session$/);
  await expect(elsewhere.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await expect(asking(page)).toBeVisible();
  await signInOnTheSpot(page);
  await say(page, 'True');
  expect(room.student.name).toContain('Ruth');
});

test('two accounts on one device stay apart, and the first goes on with what waited', async ({
  page,
}) => {
  const { room } = await sit(page, 'The Book of Amos');
  expectNoQuestion(page);
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('saveExamAnswer') === true
      ? route.abort()
      : route.fallback(),
  );
  await page.getByRole('radio', { name: 'True', exact: true }).check();
  await expect(page.getByText('Not saved yet')).toBeVisible();

  const other = await page.context().newPage();
  await page.context().clearCookies();
  await page.context().addCookies(room.facilitator.state.cookies);
  await other.goto('/dashboard');
  await expect(other.getByRole('banner').first()).toContainText('Boaz Efrata');
  await expect(asking(page)).toBeVisible();
  await page.unroute('**/graphql');
  await signInOnTheSpot(page);
  await expectSaved(page);
  await expect(page.getByRole('radio', { name: 'True', exact: true })).toBeChecked();
  // The other person's tab shows who is signed in now.
  await expect(other.getByRole('banner').first()).toContainText('Ruth');
});

test('logging out during an exam warns in every tab, and the result says what happened', async ({
  page,
}) => {
  const { address, examId, room } = await sit(page, 'The Book of Micah');
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  const bar = other.getByRole('region', { name: 'Exam running' });
  await expect(bar).toContainText('The Book of Micah');
  await expectAccessible(other);
  await other.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScrolling(other);
  await other.setViewportSize({ width: 1280, height: 720 });
  await other.goto(`/student/exams/${examId}`);
  await expect(other.getByText('Exam running', { exact: true })).toBeVisible();

  await other.getByRole('button', { name: 'Logout' }).click();
  const dialog = other.getByRole('dialog', { name: 'Leave the exam?' });
  await expect(dialog.getByText(warning)).toBeVisible();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog).toBeHidden();

  expectNoQuestion(page);
  await other.getByRole('button', { name: 'Logout' }).click();
  await dialog.getByRole('button', { name: 'Leave and fail' }).click();
  await expect(other).toHaveURL(/\/login/);
  await expect(page).toHaveURL(/\/login\?.*reason=session$/);
  await logIn(page, room);
  await expect(page).toHaveURL(address.replace('attempts', 'results'));
  await expect(page.getByText(/logged out/).first()).toBeVisible();
});
