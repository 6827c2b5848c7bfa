import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gradesServer } from '../testing/grades-server.ts';
import { people } from '../testing/people.ts';
import { renderStory } from '../testing/render-story.tsx';
import { csvOf } from './csv-of.ts';
import type { GradeRow } from './gradebook.binding.ts';
import * as stories from './GradeBook.stories.tsx';

const { Book, Choose, NoCourses } = composeStories(stories);

test('shows each number, and unfolds how it came about', async () => {
  const { user } = renderStory(() => <Book />);
  expect(
    await screen.findByRole('row', { name: /^Thandi Nkosi 84% Waits for marks 84% B$/ }),
  ).toBeDefined();
  expect(
    screen.getByRole('row', { name: /^Sipho Dlamini Still to come Waits for marks –$/ }),
  ).toBeDefined();
  const score = screen.getByRole('button', { name: '84%' });
  await user.click(score);
  expect(screen.getByText('The one attempt that counts: 84%')).toBeDefined();
  expect(score.getAttribute('aria-expanded')).toBe('true');
  await user.click(screen.getByRole('button', { name: '84% B' }));
  expect(screen.getByText('Weighted mean of 1 part, halves rounded up: 84%')).toBeDefined();
  expect(screen.queryByText('The one attempt that counts: 84%')).toBeNull();
});

test('is sorted by the server, and searched', async () => {
  const server = gradesServer();
  const { user } = renderStory(() => <Book server={server} />);
  await user.click(await screen.findByRole('button', { name: 'Grade' }));
  const asked = () =>
    server.calls.findLast(({ operation }) => operation === 'GradeBookRows')?.variables;
  await waitFor(() => expect(asked()).toMatchObject({ sort: { field: 'score', order: 'DESC' } }));
  await user.type(screen.getByLabelText('Search by name'), 'thandi');
  await waitFor(() => expect(asked()).toMatchObject({ filter: { q: 'thandi' } }));
});

test('asks for a group first, and says where it has no courses', async () => {
  const { unmount } = renderStory(() => <Choose />);
  expect(await screen.findByText('Choose a group and one of its courses.')).toBeDefined();
  unmount();
  renderStory(() => <NoCourses />);
  expect(await screen.findByText('No published course is offered to this group.')).toBeDefined();
});

test('an admin of the region corrects a grade with a reason, and takes that back; a manager does not', async () => {
  const server = gradesServer();
  const { user, unmount } = renderStory(() => <Book as={people.regionAdmin} server={server} />);
  await user.click(await screen.findByRole('button', { name: '84% B' }));
  await user.click(await screen.findByRole('button', { name: 'Correct the grade' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('spinbutton', { name: /Score/ }), '90');
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Told wrongly');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/grade of Thandi Nkosi is corrected/)).toBeDefined();
  const sent = () =>
    server.calls.findLast(({ operation }) => operation === 'GradeBookCorrect')?.variables;
  const about = { studentId: 'u-2', courseId: 'c-1', reason: 'Told wrongly' };
  expect(sent()).toEqual({ version: 1, input: { ...about, score: 90 } });
  await user.click(screen.getByRole('button', { name: 'Take the correction back' }));
  const back = within(screen.getByRole('dialog'));
  await user.type(back.getByRole('textbox', { name: /Reason/ }), 'Told wrongly');
  await user.click(back.getByRole('button', { name: 'Save' }));
  await screen.findByText(/correction for Thandi Nkosi is taken back/);
  expect(sent()).toEqual({ version: 1, input: { ...about, score: null } });
  unmount();
  renderStory(() => <Book />);
  await user.click(await screen.findByRole('button', { name: '84% B' }));
  expect(screen.queryByRole('button', { name: 'Correct the grade' })).toBeNull();
});

test('goes to a file with numbers as numbers', () => {
  const part: GradeRow['grade']['parts'][number] = {
    __typename: 'GradePart',
    _id: 'e-1',
    kind: 'EXAM',
    state: 'GRADED',
    score: 84,
    explanation: [],
  };
  const row: GradeRow = {
    __typename: 'StudentGrade',
    id: 'u-1',
    columns: [{ __typename: 'GradeColumn', _id: 'e-1', kind: 'EXAM', title: 'Genesis', weight: 1 }],
    student: { __typename: 'Person', _id: 'u-1', fullName: 'Thandi Nkosi' },
    grade: {
      __typename: 'CourseGrade',
      score: 84,
      letter: 'B',
      points: 3,
      complete: true,
      correctionVersion: 0,
      explanation: [],
      parts: [part],
    },
  };
  const words = (key: string) => key.split('.').at(-1) ?? '';
  expect(csvOf([row], words)).toEqual({
    header: ['student', 'Genesis', 'grade', 'letter'],
    cells: [['Thandi Nkosi', 84, 84, 'B']],
  });
});
