import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { college } from '../../testing/college.ts';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderStory } from '../../testing/render-story.tsx';
import * as stories from './Questions.stories.tsx';
import { ordering, planned } from './questions.fixture.ts';

const { CreateChoices, Edit, EditBlanks, EditMatching, EditOrdering, Import, List, Show } =
  composeStories(stories);

/** What an operation was sent with. */
const sent = (server: ReturnType<typeof fakeServer>, name: string) =>
  server.calls.findLast(({ operation }) => operation === name)?.variables;

test('the list shows questions with kind, course and languages', async () => {
  renderStory(() => <List />);
  const row = await screen.findByRole('row', { name: /Ruth was a Moabite/ });
  expect(row.textContent).toContain('True or false');
  expect(row.textContent).toContain('English');
});

test('a page of a question leads to the exams that ask it', async () => {
  renderStory(() => <Show />);
  const exam = await screen.findByRole('link', { name: 'Old Testament, first exam' });
  expect(exam.getAttribute('href')).toBe('/exams/e-1/show');
});

test('a question that exams ask is not deleted: the refusal leads to them', async () => {
  const message = 'These exams ask this question: Old Testament, first exam.';
  const server = fakeServer({
    removeQuestion: () => {
      throw refusal('CONFLICT', message);
    },
  });
  const { user } = renderStory(() => <Edit server={server} />);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Delete/ }));
  expect(await dialog.findByText(message)).toBeDefined();
  const exam = await dialog.findByRole('link', { name: 'Old Testament, first exam' });
  expect(exam.getAttribute('href')).toBe('/exams/e-1/show');
});

test('a page of a question tells its versions and what changed', async () => {
  renderStory(() => <Show />);
  expect(await screen.findByRole('heading', { name: 'Version 2' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Version 1' })).toBeDefined();
});

test('a question is written with its choices and the right one', async () => {
  const server = fakeServer({ createQuestion: () => college.questions[0] });
  const { user } = renderStory(() => <CreateChoices server={server} />);
  await user.type(await screen.findByRole('textbox', { name: /^Question/ }), 'Who wept?');
  await user.type(screen.getByRole('textbox', { name: /^Answer 1/ }), 'Peter');
  await user.type(screen.getByRole('textbox', { name: /^Answer 2/ }), 'Jesus');
  await user.click(screen.getByRole('radio', { name: 'Answer 2 is right' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/is created/);
  const input = sent(server, 'QuestionsCreate')?.['input'];
  expect(input).toMatchObject({
    courseId: 'c-1',
    kind: 'SINGLE_CHOICE',
    texts: [{ locale: 'en', text: 'Who wept?' }],
    parts: [
      { role: 'CHOICE', texts: [{ text: 'Peter' }] },
      { role: 'CHOICE', texts: [{ text: 'Jesus' }] },
    ],
    key: { choiceIds: [expect.any(String)] },
  });
});

test('another language is written beside the first, and what it lacks is told', async () => {
  const server = fakeServer({ createQuestion: () => college.questions[0] });
  const { user } = renderStory(() => <CreateChoices server={server} />);
  await user.type(await screen.findByRole('textbox', { name: /^Question/ }), 'Who?');
  await user.click(screen.getByRole('combobox', { name: 'Language of the texts' }));
  await user.click(await screen.findByRole('option', { name: /Deutsch/ }));
  await user.type(screen.getByRole('textbox', { name: /^Question/ }), 'Wer?');
  expect(await screen.findByText(/Some texts are still missing in: .*Deutsch/)).toBeDefined();
});

test('a text that is refused in a language that is not shown is named, until something is typed', async () => {
  const server = fakeServer({
    createQuestion: () => {
      throw refusal('INVALID', 'Some values are not valid.', { 'texts.en': 'Write the question.' });
    },
  });
  const { user } = renderStory(() => <CreateChoices server={server} />);
  await user.type(await screen.findByRole('textbox', { name: /^Question/ }), 'Who?');
  await user.type(screen.getByRole('textbox', { name: /^Answer 1/ }), 'Peter');
  await user.type(screen.getByRole('textbox', { name: /^Answer 2/ }), 'Jesus');
  await user.click(screen.getByRole('radio', { name: 'Answer 2 is right' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Write the question.')).toBeDefined();
  await user.click(screen.getByRole('combobox', { name: 'Language of the texts' }));
  await user.click(await screen.findByRole('option', { name: /Deutsch/ }));
  const named = await screen.findByText('Please check the texts in: English');
  await user.type(screen.getByRole('textbox', { name: /^Question/ }), 'Wer?');
  expect(named.isConnected).toBe(false);
});

test('items are moved by buttons, and their order is the right one', async () => {
  const server = fakeServer({
    question: () => ordering,
    updateQuestion: () => ordering,
  });
  const { user } = renderStory(() => <EditOrdering server={server} />);
  await user.click(await screen.findByRole('button', { name: 'Move number 1 down' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/is saved/);
  expect(sent(server, 'QuestionsUpdate')?.['input']).toMatchObject({
    key: { order: ['item-1', 'item-2', 'item-3'] },
  });
});

test('a blank is put into the text and gets its answers', async () => {
  const { user } = renderStory(() => <EditBlanks />);
  expect(await screen.findByRole('textbox', { name: 'Accepted answers for [[2]]' })).toHaveProperty(
    'value',
    'Word\nword',
  );
  await user.click(screen.getByRole('button', { name: 'Add blank' }));
  expect(await screen.findByRole('textbox', { name: /^Question/ })).toHaveProperty(
    'value',
    'In the [[1]] was the [[2]]. [[3]]',
  );
  await user.click(screen.getByRole('button', { name: 'Remove [[1]]' }));
  expect(screen.getByRole('textbox', { name: /^Question/ })).toHaveProperty(
    'value',
    'In the was the [[2]]. [[3]]',
  );
});

test('each statement has a choice among the answers', async () => {
  renderStory(() => <EditMatching />);
  const choice = await screen.findByRole('combobox', { name: 'Belongs to statement 2' });
  expect(choice.textContent).toBe('Luke');
});

test('a file is looked at before anything is written; what is refused cannot be chosen', async () => {
  const server = fakeServer({
    previewQuestionImport: () => planned,
    importQuestions: () => ['new-0'],
  });
  const { user } = renderStory(() => <Import server={server} />);
  await user.type(await screen.findByRole('combobox', { name: /^Course/ }), 'Survey');
  await user.click(await screen.findByRole('option', { name: 'Survey of the Bible' }));
  await user.type(screen.getByRole('textbox', { name: /paste/ }), '<quiz/>');
  await user.click(screen.getByRole('button', { name: 'Look at the questions' }));
  const refused = await screen.findByRole('checkbox', { name: 'Draw a map' });
  expect(refused).toHaveProperty('disabled', true);
  expect(sent(server, 'QuestionFilesImport')).toBeUndefined();
  await user.click(screen.getByRole('checkbox', { name: 'Which picture shows Ruth?' }));
  await user.click(screen.getByRole('button', { name: 'Import 1 question' }));
  expect(await screen.findByText('1 question is in the bank now')).toBeDefined();
  expect(sent(server, 'QuestionFilesImport')).toMatchObject({ indexes: [0], text: '<quiz/>' });
  expect(within(document.body).getByRole('button', { name: 'Undo the import' })).toBeDefined();
});
