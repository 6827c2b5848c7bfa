import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { markingServer } from '../../../testing/marking-server.ts';
import { renderStory } from '../../../testing/render-story.tsx';
import * as stories from './Marking.stories.tsx';

const story = composeStories(stories);

/** The form of an answer, found by what was asked. */
async function formOf(question: string) {
  const text = await screen.findByText(question);
  return within(text.closest('form') ?? document.body);
}

const marks = (server: ReturnType<typeof markingServer>) =>
  server.calls.filter(({ operation }) => operation === 'ExamResultsMark');

describe('marking by hand', () => {
  test('what waits is listed, and leads to its answers', async () => {
    const { user } = renderStory(() => <story.Queue />);
    const list = await screen.findByText('2 attempts wait');
    expect(list).toBeDefined();
    const [first] = screen.getAllByRole('link', { name: /Old Testament/ });
    if (first) await user.click(first);
    const form = await formOf('What is grace?');
    expect(form.getByText('Grace is a gift that nobody has earned.')).toBeDefined();
    expect(form.getByText('Names grace as undeserved.')).toBeDefined();
  });

  test('points with a comma and a comment are sent by Ctrl+Enter, under the version that was read', async () => {
    const server = markingServer();
    const { user } = renderStory(() => <story.Mark server={server} />);
    const form = await formOf('What is grace?');
    await user.type(form.getByRole('textbox', { name: /^Comment/ }), 'Well said.');
    await user.type(form.getByRole('textbox', { name: /^Points/ }), '4,5');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('The answer is marked')).toBeDefined();
    expect(marks(server).map(({ variables }) => variables)).toEqual([
      { attemptId: 'x-0', questionId: 'q-7', earned: 4.5, comment: 'Well said.', version: 1 },
    ]);
    expect(await form.findByRole('button', { name: 'Change the marks' })).toBeDefined();
  });

  test('marks are taken back with a reason, and the answer waits again', async () => {
    const server = markingServer();
    const { user } = renderStory(() => <story.Mark server={server} />);
    const form = await formOf('What is grace?');
    await user.type(form.getByRole('textbox', { name: /^Points/ }), '4');
    await user.click(form.getByRole('button', { name: 'Mark' }));
    await user.click(await form.findByRole('button', { name: 'Take the marks back' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Take the marks back' }));
    expect(marks(server)).toHaveLength(1);
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'A page was missing');
    await user.click(dialog.getByRole('button', { name: 'Take the marks back' }));
    expect(await screen.findByText('The marks are taken back')).toBeDefined();
    expect(marks(server).at(-1)?.variables).toEqual({
      attemptId: 'x-0',
      questionId: 'q-7',
      earned: null,
      comment: null,
      reason: 'A page was missing',
      version: 2,
    });
    expect(await form.findByRole('button', { name: 'Mark' })).toBeDefined();
  });

  test('more points than the question is worth stand refused at their field; nothing is sent', async () => {
    const server = markingServer();
    const { user } = renderStory(() => <story.Mark server={server} />);
    const form = await formOf('What is hope?');
    await user.type(form.getByRole('textbox', { name: /^Points/ }), '5.5');
    await user.click(form.getByRole('button', { name: 'Mark' }));
    expect(form.getByText(/^Enter 0 to 5/)).toBeDefined();
    expect(marks(server)).toEqual([]);
  });

  test('after somebody else marked, what was typed stays beside what is stored now', async () => {
    const server = markingServer({ markedMeanwhile: true });
    const { user } = renderStory(() => <story.MarkConflict server={server} />);
    const form = await formOf('What is grace?');
    await user.type(form.getByRole('textbox', { name: /^Points/ }), '3');
    await user.click(form.getByRole('button', { name: 'Mark' }));
    expect(await form.findByText('Somebody else changed this record.')).toBeDefined();
    expect(form.getByDisplayValue('3')).toBeDefined();
    const other = await formOf('What is hope?');
    expect(await other.findByText('2 of 5')).toBeDefined();
    await user.click(form.getByRole('button', { name: 'Mark' }));
    expect(await screen.findByText(/^Everything is marked/)).toBeDefined();
    expect(marks(server).at(-1)?.variables).toMatchObject({ version: 2, earned: 3 });
  });

  test('j and k lead through what waits', async () => {
    const server = markingServer();
    const { user } = renderStory(() => <story.Mark server={server} />);
    await formOf('What is grace?');
    const asked = () =>
      server.calls.flatMap(({ operation, variables }) =>
        operation === 'ExamResultsOne' ? [variables['id']] : [],
      );
    await user.keyboard('j');
    await screen.findByRole('button', { name: 'Previous' });
    await user.keyboard('k');
    await formOf('What is grace?');
    expect(asked().slice(0, 2)).toEqual(['x-0', 'x-1']);
  });

  test('says so when nothing waits, and refuses managers', async () => {
    const empty = renderStory(() => <story.QueueEmpty />);
    expect(await screen.findByText('Nothing waits to be marked.')).toBeDefined();
    empty.unmount();
    renderStory(() => <story.QueueAsManager />);
    expect((await screen.findAllByText('No Access')).length).toBeGreaterThan(0);
  });
});
