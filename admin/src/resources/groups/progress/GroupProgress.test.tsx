import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderStory } from '../../../testing/render-story.tsx';
import * as stories from './GroupProgress.stories.tsx';

const { Progress, ProgressAsManager, ProgressEmpty, ProgressOfMany, ProgressWithoutCourses } =
  composeStories(stories);

vi.mock('../../../shared/export/download-text.ts', () => ({ downloadText: vi.fn<() => void>() }));

afterEach(() => {
  vi.restoreAllMocks();
});

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('a row tells what a student has seen of each lesson', async () => {
  renderStory(() => <Progress />);
  const table = await screen.findByRole('table', {
    name: 'Progress of Nairobi 2026 A in Survey of the Bible',
  });
  expect(within(table).getByRole('columnheader', { name: 'The Prophets' })).toBeDefined();
  const row = within(table).getByRole('row', { name: /Esther Njeri/ });
  expect(row.textContent).toContain('1 / 3');
  expect(row.textContent).toContain('60%');
  expect(within(table).getByRole('row', { name: /Ben Njeri/ }).textContent).toContain('Never');
});

test('a column sorts the rows, and says in which direction', async () => {
  const { user } = renderStory(() => <Progress />);
  const seen = await screen.findByRole('button', { name: 'Seen' });
  await user.click(seen);
  await user.click(seen);
  await vi.waitFor(() => expect(names()[0]).toBe('Hana Njeri'));
  expect(seen.closest('th')?.getAttribute('aria-sort')).toBe('descending');
});

test('students are found by their name', async () => {
  const { user } = renderStory(() => <Progress />);
  await user.type(await screen.findByRole('searchbox', { name: 'Search students' }), 'nobody');
  expect(await screen.findByText('No student matches “nobody”.')).toBeDefined();
});

test('all rows are exported with a column for each lesson', async () => {
  const { downloadText } = await import('../../../shared/export/download-text.ts');
  const { user } = renderStory(() => <Progress />);
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await vi.waitFor(() => expect(downloadText).toHaveBeenCalled());
  const [text, file] = vi.mocked(downloadText).mock.calls[0] ?? [];
  expect(text).toContain(
    'Student,Lessons completed,Seen,Last seen,The Law,The Law: Question at 2:30,The Prophets',
  );
  expect(text?.split('\r\n')).toHaveLength(8);
  expect(file).toBe('Progress of Nairobi 2026 A in Survey of the Bible.csv');
});

test('the table is printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = renderStory(() => <Progress />);
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});

test('of more students than a page shows all are printed', async () => {
  const rows: number[] = [];
  vi.spyOn(window, 'print').mockImplementation(() => void rows.push(names().length));
  const { user } = renderStory(() => <ProgressOfMany />);
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  await vi.waitFor(() => expect(rows).toEqual([42]));
});

test('a manager, who may list no courses, chooses among those of the group', async () => {
  renderStory(() => <ProgressAsManager />);
  const choice = await screen.findByRole('combobox', { name: 'Course' });
  expect(within(choice).getAllByRole('option')).toHaveLength(2);
});

test.each([
  ['without students', ProgressEmpty, 'This group has no students yet.'],
  ['without courses', ProgressWithoutCourses, 'No course is offered to this group yet.'],
])('a group %s says so', async (_case, Story, words) => {
  renderStory(() => <Story />);
  expect(await screen.findByText(words)).toBeDefined();
});
