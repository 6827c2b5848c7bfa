import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { college } from '../../testing/college.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderStory } from '../../testing/render-story.tsx';
import * as stories from './Exams.stories.tsx';

const { CreateInCourse, Edit } = composeStories(stories);

/** The exam as it was sent. */
function sent(server: ReturnType<typeof fakeServer>): unknown {
  const call = server.calls.find(({ operation }) => /^Exams(Update|Create)$/.test(operation));
  return call?.variables['input'];
}

test('marking another answer as correct takes the mark from the former one', async () => {
  const server = fakeServer({ updateExam: () => college.exams[0] });
  const { user } = renderStory(() => <Edit server={server} />);
  await user.click(await screen.findByRole('radio', { name: 'Answer 3 is the correct one' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/is saved/);
  expect(sent(server)).toMatchObject({
    questions: [
      {
        _id: 'q-1',
        choices: [{ correct: false }, { correct: false }, { _id: 'a-3', correct: true }],
      },
      { _id: 'q-2', choices: [{ correct: true }, { correct: false }] },
    ],
  });
});

test('a question is moved down by its button', async () => {
  const server = fakeServer({ updateExam: () => college.exams[0] });
  const { user } = renderStory(() => <Edit server={server} />);
  // Those of its three answers come before its own.
  const down = (await screen.findAllByRole('button', { name: /move down/i }))[3];
  if (down) await user.click(down);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/is saved/);
  expect(sent(server)).toMatchObject({ questions: [{ _id: 'q-2' }, { _id: 'q-1' }] });
});

test('an answer is taken away by a button that does not wait for a pointer', async () => {
  const server = fakeServer({ updateExam: () => college.exams[0] });
  const { user } = renderStory(() => <Edit server={server} />);
  const [first] = await screen.findAllByRole('button', { name: /^remove/i });
  if (first) await user.click(first);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/is saved/);
  expect(sent(server)).toMatchObject({
    questions: [{ choices: [{ _id: 'a-2' }, { _id: 'a-3' }] }, { _id: 'q-2' }],
  });
});

test('no single button takes all questions away', async () => {
  renderStory(() => <Edit />);
  expect(await screen.findByRole('button', { name: 'Add question' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /clear/i })).toBeNull();
});

test('a new question is sent only with its answers', async () => {
  const server = fakeServer({ createExam: () => college.exams[0] });
  const { user } = renderStory(() => <CreateInCourse server={server} />);
  await user.type(await screen.findByRole('textbox', { name: /title/i }), 'Test');
  await user.click(screen.getByRole('button', { name: 'Add question' }));
  await user.type(await screen.findByRole('textbox', { name: /^question/i }), 'Who?');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const [first, second] = screen.getAllByRole('textbox', { name: /^answer/i });
  expect(sent(server)).toBeUndefined();

  if (first) await user.type(first, 'Ruth');
  if (second) await user.type(second, 'Esther');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/is created/);
  expect(sent(server)).toMatchObject({
    courseId: 'c-1',
    passMark: 70,
    allowedAttempts: 2,
    questions: [
      {
        kind: 'SINGLE_CHOICE',
        text: 'Who?',
        points: 1,
        choices: [
          { text: 'Ruth', correct: true },
          { text: 'Esther', correct: false },
        ],
      },
    ],
  });
});
