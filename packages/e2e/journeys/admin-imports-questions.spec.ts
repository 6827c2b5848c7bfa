import path from 'node:path';
import { type Classroom, openClassroom } from '../college/classroom.ts';
import { stateOf } from '../college/signed-in.ts';
import { expectSaved, handIn, nextQuestion } from './sitting.ts';
import { expect, expectAccessible, heading, openAs, test, type Page } from './test.ts';

test.use({ persona: 'admin' });

const title = 'Acts, taken over';
const file = path.join(import.meta.dirname, 'moodle-quiz.xml');

async function chooseCourse(page: Page, course: string) {
  await page.getByRole('combobox', { name: 'Course' }).fill(course);
  await page.getByRole('option', { name: course }).click();
}

/** Looks at a file of Moodle, reads what each question loses, and takes all in but one. */
async function takeIn(page: Page, course: string) {
  await page.goto('/questions');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Nothing is written before you confirm.')).toBeVisible();
  await chooseCourse(page, course);
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('textbox', { name: 'Or paste the text of the file' })).toHaveValue(
    /People and towns/,
  );
  await page.getByRole('button', { name: 'Look at the questions' }).click();
  const planned = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first();
  await expect(planned('Acts 1: the twelfth')).toContainText(
    'Hints and feedback texts do not come along.',
  );
  await expect(planned('Acts 1: the twelfth')).toContainText('Bold, lists and tables');
  await expect(planned('People and towns')).toContainText('Everything comes along');
  const gap = planned('Acts 16: a gap with choices');
  await expect(gap).toContainText('What was chosen from a list is written into a blank here.');
  await gap.getByRole('checkbox').uncheck();
  const map = planned('A map of the second journey');
  await expect(map).toContainText('This kind of question is not known here: ddimageortext');
  await expect(map.getByRole('checkbox')).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 5 questions' }).click();
  await expect(page.getByText('5 questions are in the bank now')).toBeVisible();
}

/** Builds an exam of what came in. */
async function build(page: Page, course: string) {
  await page.goto('/exams/create');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await chooseCourse(page, course);
  await page.getByRole('button', { name: 'From the question bank' }).click();
  const dialog = page.getByRole('dialog');
  const found = dialog.getByRole('list', { name: 'Questions found' });
  await expect(found.getByRole('checkbox')).toHaveCount(5);
  for (let at = 0; at < 5; at += 1) await found.getByRole('checkbox').nth(at).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add 5 questions' }).click();
  await page.getByRole('switch', { name: 'Published' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`${title} is created`)).toBeVisible();
  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByText('Nothing is missing.')).toBeVisible();
}

/** Answers a question, wherever it stands. */
const answers: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'Who was chosen in the place of Judas?': (page) =>
    page.getByRole('radio', { name: 'Matthias' }).check(),
  'Who set out on the first journey?': async (page) => {
    await page.getByRole('checkbox', { name: 'Paul' }).check();
    await page.getByRole('checkbox', { name: 'Barnabas' }).check();
  },
  'Who was met where?': async (page) => {
    await page.getByRole('combobox', { name: 'Lydia' }).selectOption('Philippi');
    await page.getByRole('combobox', { name: 'Dionysius' }).selectOption('Athens');
  },
  'How many were baptised at Pentecost, in thousands?': (page) =>
    page.getByRole('textbox', { name: 'Your answer' }).fill('3.2'),
};

/** All but the essay, which nobody has to mark then. */
async function sit(page: Page, { courseId }: Classroom) {
  await page.goto(`/student/courses/${courseId}`);
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('button', { name: 'Start exam' }).click();
  for (let at = 1; at <= 5; at += 1) {
    await expect(page.getByText(`Question ${at} of 5`).first()).toBeVisible();
    const asked = await page.getByRole('heading', { level: 2 }).first().innerText();
    await answers[asked]?.(page);
    if (answers[asked]) await expectSaved(page);
    if (at < 5) await nextQuestion(page);
  }
  await handIn(page);
  await expect(page.getByRole('heading', { name: 'Congratulations' })).toBeVisible();
  await expect(page.getByText('80%', { exact: true }).first()).toBeVisible();
}

test('an admin takes questions over from Moodle and knows what they lose, and a student passes an exam of them', async ({
  page,
  browser,
}) => {
  const room = await openClassroom('The Acts of the Apostles', {
    student: 'Palesa Mabuza',
    facilitator: 'Andries Venter',
  });
  await test.step('imports', () => takeIn(page, room.courseName));
  await test.step('builds', () => build(page, room.courseName));
  await test.step('sits', async () => sit(await openAs(browser, room.student.state), room));
  await test.step('a student has no way in', async () => {
    const stranger = await openAs(browser, stateOf('student2'));
    await stranger.goto('/questions/import');
    await expect(stranger).toHaveURL('/dashboard');
    await expect(heading(stranger, /^Guten (Morgen|Tag|Abend), Jonas$/)).toBeVisible();
  });
});
