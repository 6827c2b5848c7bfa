import type { OperationVariables } from '@apollo/client';
import { composeStories } from '@storybook/react-vite';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as stories from './CoursePage.stories.tsx';

const { HalfDone, WithoutContent, OfFacilitator, Preview, ManyLessons, Failing } =
  composeStories(stories);

async function rowOf(name: string) {
  const link = await screen.findByRole('link', { name });
  const row = link.closest('li');
  if (!row) throw new Error(`${name} stands in no row`);
  return { link, row: within(row) };
}

afterEach(() => vi.restoreAllMocks());

describe('CoursePage', () => {
  it.each([
    { lesson: 'Not ashamed of the gospel', state: 'Completed', facts: 'Video' },
    { lesson: 'Abraham our father', state: 'Completed', facts: 'Audio' },
    { lesson: 'Grace that reigns', state: 'Continue at 4 min 10 sec', facts: '25 min 5 sec' },
    { lesson: 'Nothing can separate us', state: 'Not started', facts: 'Video' },
    { lesson: 'Grace that reigns', state: 'Continue at 4 min 10 sec', facts: '16% seen' },
    { lesson: 'Read Romans 9', state: 'Not started', facts: 'Text' },
    { lesson: 'Israel and the nations', state: 'Opens on Mar 9, 2026, 6:00 AM', facts: 'Video' },
  ])('shows $lesson as $state', async ({ lesson, state, facts }) => {
    render(<HalfDone />);
    const { row } = await rowOf(lesson);
    expect(row.getByText(state)).toBeTruthy();
    expect(row.getByText(facts)).toBeTruthy();
  });

  it('leads to the work and the grades of the course, and not out of a preview', async () => {
    render(<HalfDone />);
    const hrefOf = async (name: string) =>
      (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await hrefOf('Assessments')).toBe('/student/assessments?course=romans');
    expect(await hrefOf('Grades')).toBe('/student/courses/romans/grades');
    cleanup();
    render(<Preview />);
    await screen.findByRole('region', { name: 'Lessons' });
    expect(screen.queryByRole('link', { name: 'Grades' })).toBeNull();
  });

  it('keeps the lessons in their order and links them', async () => {
    render(<HalfDone />);
    const { link } = await rowOf('Grace that reigns');
    expect(link.getAttribute('href')).toBe('/student/courses/romans/lessons/romans-3');
    const lessons = within(screen.getByRole('region', { name: 'Lessons' })).getAllByRole('link');
    expect(lessons.map(({ textContent }) => textContent)).toEqual([
      'Not ashamed of the gospel',
      'Abraham our father',
      'Grace that reigns',
      'Nothing can separate us',
      'Read Romans 9',
      'Israel and the nations',
    ]);
  });

  it.each([
    { exam: 'Romans 1–8', state: 'Not taken yet', attempts: 'Attempts used: 0 of 2' },
    { exam: 'Reading check', state: 'Not passed yet', attempts: 'Attempts used: 1 of 2' },
    { exam: 'Key words', state: 'Passed', attempts: 'Best score: 92%' },
    { exam: 'Romans 9–11', state: 'In progress', attempts: 'Attempts used: 1 of 2' },
    { exam: 'Romans 12–16', state: 'Not available', attempts: 'Best score: 60%' },
  ])('shows the exam $exam as $state', async ({ exam, state, attempts }) => {
    render(<HalfDone />);
    const { row } = await rowOf(exam);
    expect(row.getByText(state)).toBeTruthy();
    expect(row.getByText(attempts)).toBeTruthy();
  });

  it('records one activity for one visit', async () => {
    const asked = vi.fn<(operationName: string, variables: OperationVariables) => void>();
    const { rerender } = render(<HalfDone asked={asked} />);
    await rowOf('Grace that reigns');
    rerender(<HalfDone asked={asked} />);
    const records = asked.mock.calls.filter(([name]) => name === 'RecordCourseActivity');
    expect(records).toEqual([['RecordCourseActivity', { courseId: 'romans' }]]);
  });

  it('says to which year and time the course belongs, and when it is over', async () => {
    render(<OfFacilitator />);
    expect(await screen.findByText('Certificate in Ministry')).toBeTruthy();
    expect(screen.getByText('Year 1')).toBeTruthy();
    expect(screen.getByText('Jan 13, 2025 to Jun 20, 2025')).toBeTruthy();
    expect(screen.getByText(/This course is over/)).toBeTruthy();
  });

  it('leads who facilitates a group to its progress and what waits for marks, and nobody else', async () => {
    render(<OfFacilitator />);
    const progress = await screen.findByRole('link', { name: 'Progress of the group' });
    expect(progress.getAttribute('href')).toBe('/student/courses/romans/progress');
    const essays = within(await screen.findByRole('region', { name: 'To be marked' }));
    const links = essays.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/student/exams/letters/marking']);
    const exams = within(await screen.findByRole('region', { name: 'Exams of your groups' }));
    const rows = exams.getAllByRole('listitem');
    expect(rows[0]?.textContent).toMatch(/^Letters of PaulCape Town 1Open/);
    expect(rows[1]?.textContent).toMatch(/^On graceCape Town 1Closes .*2025.*Closed/);
    expect(exams.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/student/exams/letters/room?group=cape-1',
      '/student/exams/letters/marking',
      '/student/exams/grace/room?group=cape-1',
    ]);
    cleanup();
    render(<HalfDone />);
    await rowOf('Grace that reigns');
    expect(screen.queryByRole('link', { name: 'Progress of the group' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'To be marked' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Exams of your groups' })).toBeNull();
  });

  it('as a preview records nothing and stays one from lesson to lesson', async () => {
    const asked = vi.fn<(operationName: string, variables: OperationVariables) => void>();
    render(<Preview asked={asked} />);
    const { link } = await rowOf('Grace that reigns');
    expect(link.getAttribute('href')).toBe('/student/courses/romans/lessons/romans-3?preview=1');
    expect(screen.getByText(/Nothing is saved/)).toBeTruthy();
    expect(asked.mock.calls.map(([name]) => name)).toEqual(['CoursePreview']);
  });

  it('shows two hundred lessons', async () => {
    render(<ManyLessons />);
    await rowOf('Chapter 200');
    const lessons = within(screen.getByRole('region', { name: 'Lessons' }));
    expect(lessons.getAllByRole('listitem')).toHaveLength(200);
  });

  it('says that there are no lessons and leaves out what is not there', async () => {
    render(<WithoutContent />);
    expect(await screen.findByText('This course has no lessons yet.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Exams' })).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('offers to try again when the course cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    render(<Failing />);
    expect((await screen.findByRole('alert')).textContent).toContain('does not exist');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
