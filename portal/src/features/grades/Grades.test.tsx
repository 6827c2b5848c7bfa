import type { OperationVariables } from '@apollo/client';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildGrade } from './grade-fixtures.ts';
import * as stories from './Grades.stories.tsx';

const { AllCourses, NoGrades, OwnCourse, Book, BookOfMany, NobodyInBook } = composeStories(stories);

function open(Story: typeof Book) {
  const asked = vi.fn<(name: string, variables: OperationVariables) => void>();
  render(<Story asked={asked} />);
  const books = () =>
    asked.mock.calls.flatMap(([name, variables]) => (name === 'GradeBook' ? [variables] : []));
  return { user: userEvent.setup(), books };
}

afterEach(() => vi.restoreAllMocks());

const words = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('one’s own grades', () => {
  it('are those of all courses, with letter, and what is still to come', async () => {
    open(AllCourses);
    expect(await screen.findByText('58%')).toBeTruthy();
    expect(screen.getByText('95%')).toBeTruthy();
    expect(screen.getByText('Grade points: 4')).toBeTruthy();
    expect(screen.getByText('No grade yet')).toBeTruthy();
  });

  it('unfold to their parts, and each part to its rule', async () => {
    const { user } = open(AllCourses);
    await user.click(await screen.findByRole('button', { name: /The Letter to the Romans/ }));
    await user.click(screen.getByRole('button', { name: '70%' }));
    const steps = screen.getByRole('list', {
      name: 'How the number for Romans, midterm came about',
    });
    expect(words(steps)).toEqual(['Best of 2 attempts88%', 'On a retake at most 70 per cent70%']);
    await user.click(screen.getByRole('button', { name: '58% F' }));
    expect(words(screen.getByRole('list', { name: 'How the course grade came about' }))).toEqual([
      'Weighted mean of 3 parts58%',
      'F from 0 per cent',
    ]);
    const row = screen.getByRole('row', { name: /Reading log/ });
    expect(within(row).getByText('Missing')).toBeTruthy();
  });

  it('tell what was changed, by whom and why', async () => {
    open(AllCourses);
    expect(await screen.findByText(/from 85% to 91%/)).toBeTruthy();
    expect(screen.getByText(/Thabo Nkosi/)).toBeTruthy();
    expect(screen.getByText('Reason: A page was overlooked.')).toBeTruthy();
  });

  it('are none before a course has begun', async () => {
    open(NoGrades);
    expect(await screen.findByText(/You have no grades yet/)).toBeTruthy();
  });

  it('can be tried with other scores, which is told apart from the real grade', async () => {
    const { user } = open(OwnCourse);
    expect(await screen.findByText('−1.5')).toBeTruthy();
    const real = `${buildGrade({ deduction: 1.5 }).score}%`;
    await user.click(screen.getByRole('button', { name: 'What if …' }));
    expect(screen.getByText(/These numbers are not real/)).toBeTruthy();
    const final = screen.getByRole('textbox', { name: 'Score to try for Romans, final' });
    await user.type(final, '100');
    // (70 × 2 + 100 × 4 + 91 + 0) ÷ 8 − 1.5 = 77.375
    expect(screen.getByText('77% C')).toBeTruthy();
    await user.clear(final);
    await user.type(final, 'ten');
    expect(final.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(`${real} F`)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Romans, final/ }).value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Back to the real grade' }));
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('the grade book of a group', () => {
  it('has a line for each student, and unfolds each cell', async () => {
    const { user } = open(Book);
    const rows = await screen.findAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      expect.stringContaining('Naledi Dlamini58% F70%–91%Missing'),
      expect.stringContaining('Élodie Martin77% C70%–91%–'),
      expect.stringContaining('Иван Петров70% C70%–––'),
      expect.stringContaining('王小明70% C70%–––'),
    ]);
    const name = 'Élodie Martin: how the number for Essay on grace came about';
    await user.click(within(screen.getByRole('row', { name: /Élodie/ })).getByTitle(name));
    expect(words(screen.getByRole('list', { name }))).toEqual(['Graded by hand91%']);
  });

  it('leads from an assignment to what was handed in', async () => {
    open(Book);
    const link = await screen.findByRole('link', { name: 'Essay on grace' });
    expect(link.getAttribute('href')).toBe(
      '/student/assignments/essay/submissions?group=Cape Town First Year',
    );
  });

  it('is sorted, searched, and changes to another group', async () => {
    const { user, books } = open(Book);
    await user.click(await screen.findByRole('button', { name: 'Course grade' }));
    await waitFor(() => expect(books().at(-1)?.['sort']).toEqual({ field: 'score', order: 'ASC' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Group' }), 'Cape Town Evening');
    await waitFor(() => expect(books().at(-1)?.['groupId']).toBe('Cape Town Evening'));
    await user.type(screen.getByRole('searchbox', { name: 'Search students' }), 'nal');
    await waitFor(() => expect(books().at(-1)?.['filter']).toEqual({ q: 'nal' }));
  });

  it('says when nobody was found', async () => {
    open(NobodyInBook);
    expect(await screen.findByText('No student matches “nobody”.')).toBeTruthy();
  });

  it('is exported whole, with a column for each part', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    URL.createObjectURL = vi.fn<typeof URL.createObjectURL>(() => 'blob:file');
    URL.revokeObjectURL = vi.fn<typeof URL.revokeObjectURL>();
    const { user, books } = open(Book);
    await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1), { timeout: 5000 });
    expect(books().at(-1)?.['page']).toEqual({ page: 1, perPage: 500 });
  });

  it('goes on paper whole', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    const { user, books } = open(BookOfMany);
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(books().at(-1)?.['page']).toEqual({ page: 1, perPage: 500 });
  });
});
