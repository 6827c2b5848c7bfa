import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { college } from '../../testing/college.ts';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderStory } from '../../testing/render-story.tsx';
import * as stories from './Exams.stories.tsx';

const { CreateInCourse, Edit, Show } = composeStories(stories);

/** The exam as it was sent. */
function sent(server: ReturnType<typeof fakeServer>): unknown {
  const call = server.calls.find(({ operation }) => /^Exams(Update|Create)$/.test(operation));
  return call?.variables['input'];
}

const rows = () =>
  screen
    .getAllByRole('listitem')
    .filter((row) => within(row).queryAllByRole('button', { name: /^Move/ }).length > 0)
    .map((row) => within(row).getAllByRole('paragraph')[0]?.textContent);

test('a line is moved by the keyboard: the place is told and the focus stays', async () => {
  const server = fakeServer({ updateExam: () => college.exams[0] });
  const { user } = renderStory(() => <Edit server={server} />);
  const down = await screen.findByRole('button', {
    name: 'Move “Who led Israel out of Egypt?” down',
  });
  down.focus();
  await user.keyboard('{ArrowDown}');
  expect(rows()).toEqual(['Ruth was a Moabite.', 'Who led Israel out of Egypt?']);
  expect(screen.getByText('“Who led Israel out of Egypt?” is now number 2 of 2.')).toBeDefined();
  expect(document.activeElement?.id).toBe('down-i-1');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/is saved/);
  expect(sent(server)).toMatchObject({
    items: [
      { _id: 'i-2', points: 1, questionId: 'q-2', versionId: 'v-2' },
      { _id: 'i-1', points: 3, questionId: 'q-1', versionId: 'v-1' },
    ],
  });
});

test('a line is dragged to its place', async () => {
  renderStory(() => <Edit />);
  await screen.findByRole('button', { name: 'Move “Who led Israel out of Egypt?” down' });
  const list = screen.getByText('Who led Israel out of Egypt?').closest('ol') ?? document.body;
  const [first, second] = within(list).getAllByRole('listitem');
  fireEvent.dragStart(screen.getAllByTitle('Drag to another place')[1] ?? document.body);
  fireEvent.dragOver(first ?? document.body);
  fireEvent.drop(first ?? document.body);
  await waitFor(() => expect(rows()[0]).toBe('Ruth was a Moabite.'));
  expect(second).toBeDefined();
});

test('a newer version is offered, and taken when it is asked for', async () => {
  const server = fakeServer({ updateExam: () => college.exams[0] });
  const { user } = renderStory(() => <Edit server={server} />);
  expect(await screen.findByText(/A newer version exists: 2\./)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Take it' }));
  expect(screen.getByText(/Saving takes version 2\./)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/is saved/);
  expect(sent(server)).toMatchObject({ items: [{ questionId: 'q-1', versionId: null }, {}] });
});

test('a question of the bank is changed where it stands; somebody else’s change is shown, not lost', async () => {
  let conflicts = 1;
  const server = fakeServer({
    updateExam: () => {
      if (conflicts-- <= 0) return college.exams[0];
      const message = 'Somebody else has changed this question meanwhile.';
      throw refusal('CONFLICT', message, { 'items.0.questionId': message });
    },
  });
  const { user } = renderStory(() => <Edit server={server} />);
  const [open] = await screen.findAllByRole('button', { name: 'Edit question' });
  await user.click(open ?? document.body);
  const text = await screen.findByRole('textbox', { name: /^question/i });
  expect(screen.getByText('Nothing is changed yet.')).toBeDefined();
  expect(screen.getByText(/^Saving makes version 3 of it/)).toBeDefined();
  expect(screen.getByText(/^Also asked in: Old Testament, first exam\./)).toBeDefined();
  await user.type(text, '!');
  expect(screen.getByText('Changed: Text')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Read what it says now' }));
  expect(await screen.findByText(/^Somebody else saved version 2\./)).toBeDefined();
  expect(screen.getByDisplayValue('Who led Israel out of Egypt?!')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/is saved/);
  expect(sent(server)).toMatchObject({
    items: [
      {
        questionId: 'q-1',
        versionId: 'v-1b',
        question: {
          courseId: 'c-1',
          texts: [{ locale: 'en', text: 'Who led Israel out of Egypt?!' }],
        },
      },
      { questionId: 'q-2', versionId: 'v-2' },
    ],
  });
});

test('a question that was opened is left as it was', async () => {
  const server = fakeServer({ updateExam: () => college.exams[0] });
  const { user } = renderStory(() => <Edit server={server} />);
  const [open] = await screen.findAllByRole('button', { name: 'Edit question' });
  await user.click(open ?? document.body);
  await user.type(await screen.findByRole('textbox', { name: /^question/i }), '!');
  await user.click(screen.getByRole('button', { name: 'Leave it as it was' }));
  expect(screen.queryByRole('textbox', { name: /^question/i })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/is saved/);
  expect(sent(server)).toMatchObject({ items: [{ questionId: 'q-1', versionId: 'v-1' }, {}] });
});

test('questions come from the bank, several at once, and not twice', async () => {
  const server = fakeServer({ updateExam: () => college.exams[0] });
  const { user } = renderStory(() => <Edit server={server} />);
  await user.click(await screen.findByRole('button', { name: 'From the question bank' }));
  const dialog = within(await screen.findByRole('dialog'));
  const there = await dialog.findByRole<HTMLInputElement>('checkbox', { name: /Ruth/ });
  expect(there.disabled).toBe(true);
  await user.click(dialog.getByRole('checkbox', { name: 'What is grace?' }));
  await user.click(dialog.getByRole('button', { name: 'Add 1 question' }));
  expect(rows()).toEqual(['Who led Israel out of Egypt?', 'Ruth was a Moabite.', 'What is grace?']);
  expect(screen.getByText('Each student is asked 3 questions for 5 points.')).toBeDefined();
});

test('no more are drawn from a pool than it has', async () => {
  const server = fakeServer({ updateExam: () => college.exams[0] });
  const { user } = renderStory(() => <Edit server={server} />);
  await user.click(await screen.findByRole('button', { name: 'Draw from a pool' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Pool' }), 'pool-1');
  const many = dialog.getByRole('spinbutton', { name: 'How many' });
  await user.clear(many);
  await user.type(many, '13');
  expect(dialog.getByText('The pool has 12 questions.')).toBeDefined();
  await user.clear(many);
  await user.type(many, '3');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/is saved/);
  expect(sent(server)).toMatchObject({ items: [{}, {}, { poolId: 'pool-1', draw: 3, points: 1 }] });
});

test('a new question is written in the form and sent into the bank; refusals stand at it', async () => {
  let refused = true;
  const server = fakeServer({
    createExam: () => {
      if (!refused) return college.exams[0];
      refused = false;
      throw refusal('INVALID', 'Some values are not valid.', {
        'items.0.question.texts.en': 'Write the question.',
        'items.0.poolId': 'There is no such pool.',
      });
    },
  });
  const { user } = renderStory(() => <CreateInCourse server={server} />);
  await user.type(await screen.findByRole('textbox', { name: /^title/i }), 'Test');
  await user.click(screen.getByRole('button', { name: 'Add question' }));
  const text = await screen.findByRole('textbox', { name: /^question/i });
  await user.type(text, 'Who?');
  await user.type(screen.getByRole('textbox', { name: /^answer 1/i }), 'Ruth');
  await user.type(screen.getByRole('textbox', { name: /^answer 2/i }), 'Esther');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Write the question.')).toBeDefined();
  expect(screen.getByText('There is no such pool.')).toBeDefined();
  expect(screen.getByDisplayValue('Who?')).toBeDefined();
  expect(sent(server)).toMatchObject({
    courseId: 'c-1',
    passMark: 70,
    allowedAttempts: 2,
    items: [{ points: 1, question: { courseId: 'c-1', kind: 'SINGLE_CHOICE' } }],
  });
});

test('another language is written beside the first; what is missing is told', async () => {
  const server = fakeServer({ updateExam: () => college.exams[0] });
  const { user } = renderStory(() => <Edit server={server} />);
  const german = within(await screen.findByRole('region', { name: 'Deutsch' }));
  expect(german.getByText('Read each question twice.')).toBeDefined();
  expect(screen.getByText(/Deutsch: missing in 2 questions/)).toBeDefined();
  await user.clear(german.getByRole('textbox', { name: /title/i }));
  expect(await screen.findByText('Deutsch: the title is missing.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Remove Deutsch' }));
  expect(screen.getByText('Nothing is missing.')).toBeDefined();
});

test('a copy begins with everything of the exam, and is seen by nobody', async () => {
  const server = fakeServer({ createExam: () => college.exams[0] });
  const { user } = renderStory(() => <Show server={server} />);
  await user.click(await screen.findByRole('link', { name: 'Copy exam' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText(/is created/);
  expect(sent(server)).toMatchObject({
    title: 'Old Testament (copy)',
    published: false,
    timeLimitMinutes: 60,
    translations: [{ locale: 'de_DE' }],
    items: [{ questionId: 'q-1', versionId: 'v-1' }, { questionId: 'q-2' }],
  });
});
