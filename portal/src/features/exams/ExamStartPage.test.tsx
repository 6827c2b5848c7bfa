import type { OperationVariables } from '@apollo/client';
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { buildUser, fakeSession } from '@lampstand/auth/testing';
import * as stories from './ExamStartPage.stories.tsx';

const {
  FirstAttempt,
  OpenBook,
  Retake,
  WithEverything,
  LateAndLenient,
  NotOpenYet,
  BeingGraded,
  AttemptOpen,
  Running,
  NoAttemptsLeft,
  LessonsFirst,
  OnlyInTheApp,
  Passed,
  StartFails,
} = composeStories(stories);

type Asked = (operationName: string, variables: OperationVariables) => void;

describe('ExamStartPage', () => {
  it('shows what awaits the student', async () => {
    render(<FirstAttempt />);
    await screen.findByRole('button', { name: 'Start exam' });
    const facts = [
      '3 questions',
      '10 points',
      'Pass mark: 70%',
      'Attempts used: 0 of 2',
      'Closed book',
    ];
    for (const fact of facts) expect(screen.getByText(fact)).toBeTruthy();
    expect(screen.getByText('Take your time and read every question twice.')).toBeTruthy();
  });

  it('says before the start that it counts and that leaving fails', async () => {
    render(<FirstAttempt />);
    expect(await screen.findByText('Starting the exam counts as an attempt.')).toBeTruthy();
    expect(
      screen.getByText(
        'Leaving this page or closing the browser before you finish counts as a failed attempt after 60 seconds.',
      ),
    ).toBeTruthy();
    expect(
      screen.getByText(
        'If the connection is lost, you have 5 minutes to reconnect. Your answers are kept.',
      ),
    ).toBeTruthy();
    expect(screen.getByText(/put books and notes away/)).toBeTruthy();
    expect(screen.queryByText(/On a retake/)).toBeNull();
  });

  it('offers no start to somebody who looks through the account, and says why', async () => {
    const eyes = fakeSession(buildUser({ impersonatingUser: 'Ada Njeri' }));
    render(
      <>
        <WithEverything session={eyes} />
        <AttemptOpen session={eyes} />
      </>,
    );
    expect(
      await screen.findAllByText(/^You are looking through this person’s account/),
    ).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /start|practice/i })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
  });

  it('tells which books may be used', async () => {
    render(<OpenBook />);
    expect(await screen.findByText('Open book')).toBeTruthy();
    expect(screen.getByText(/You may use books and notes/)).toBeTruthy();
  });

  it('starts an attempt with an id made here and opens its page', async () => {
    const user = userEvent.setup();
    const asked = vi.fn<Asked>();
    render(<FirstAttempt asked={asked} />);
    await user.click(await screen.findByRole('button', { name: 'Start exam' }));
    const [, variables] = asked.mock.calls.find(([name]) => name === 'StartExamAttempt') ?? [];
    expect(variables?.['examId']).toBe('romans-exam');
    expect(variables?.['_id']).toMatch(/^[\w-]{36}$/);
    const address = `/student/exams/romans-exam/attempts/${variables?.['_id']}`;
    expect(await screen.findByText(address)).toBeTruthy();
  });

  it('starts the same attempt when a lost start is tried again', async () => {
    const user = userEvent.setup();
    const asked = vi.fn<Asked>();
    render(<StartFails asked={asked} />);
    const start = await screen.findByRole('button', { name: 'Start exam' });
    await user.click(start);
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
    await user.click(start);
    expect(await screen.findByText(/\/attempts\//)).toBeTruthy();
    const starts = asked.mock.calls.filter(([name]) => name === 'StartExamAttempt');
    expect(new Set(starts.map(([, { _id }]): unknown => _id)).size).toBe(1);
    expect(starts).toHaveLength(2);
  });

  it('leads to the lessons that are to be seen first, and starts nothing', async () => {
    render(<LessonsFirst />);
    const lesson = await screen.findByRole('link', { name: 'Justified by faith' });
    expect(lesson.getAttribute('href')).toBe('/student/courses/romans/lessons/romans-3');
    expect(screen.getByText(/Seen: 40%, needed: 90%/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start exam' })).toBeNull();
    expect(screen.queryByText('Please see your instructor to discuss further options')).toBeNull();
  });

  it('offers a retake with what it can bring at most', async () => {
    render(<Retake />);
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeTruthy();
    expect(screen.getByText('On a retake, a passing score counts as 70%.')).toBeTruthy();
    const results = within(screen.getByRole('region', { name: 'Earlier results' }));
    const link = results.getByRole('link', { name: 'Attempt 1' });
    expect(link.getAttribute('href')).toBe('/student/exams/romans-exam/results/attempt-1');
    expect(results.getByText('55%')).toBeTruthy();
    expect(results.getByText('Not passed')).toBeTruthy();
  });

  it('of an exam that runs says how long is left and which grace runs, and offers nothing else', async () => {
    render(<Running />);
    expect(await screen.findByText(/^4[23]:\d\d left$/)).toBeTruthy();
    expect(screen.getByText(/^Return within 0:[34]\d or this attempt fails\.$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue exam' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start practice' })).toBeNull();
    expect(screen.queryByLabelText('Language of the questions')).toBeNull();
  });

  it('continues an open attempt instead of starting another', async () => {
    render(<AttemptOpen />);
    const link = await screen.findByRole('link', { name: 'Continue exam' });
    expect(link.getAttribute('href')).toBe('/student/exams/romans-exam/attempts/attempt-2');
    expect(screen.queryByRole('button', { name: /Start|Try/ })).toBeNull();
  });

  it.each([
    {
      Story: NoAttemptsLeft,
      reason: 'You cannot sit this exam as you have exceeded the allowed number of attempts',
    },
    {
      Story: OnlyInTheApp,
      reason: 'Only groups of the offline-app kind can take exams in the app',
    },
  ])('blocks the start: $reason', async ({ Story, reason }) => {
    render(<Story />);
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(screen.getByText('Please see your instructor to discuss further options')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Start|Try/ })).toBeNull();
  });

  it('marks an attempt that was left', async () => {
    render(<NoAttemptsLeft />);
    expect(await screen.findByText(/Left before the end/)).toBeTruthy();
  });

  it('offers nothing more to who has passed', async () => {
    render(<Passed />);
    expect(await screen.findByText('You have passed this exam.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Start|Try/ })).toBeNull();
  });

  it('tells when it opens, is due and closes, on both clocks, and how long it lasts', async () => {
    render(<WithEverything />);
    const dates = within(await screen.findByRole('region', { name: 'Dates' }));
    expect(dates.getByText('Deadline').nextElementSibling?.textContent).toMatch(
      /Mon, Mar 9, 2026, 4:00 PM.*6:00 PM/,
    );
    expect(dates.getByText('Opens')).toBeTruthy();
    expect(dates.getByText('Closes')).toBeTruthy();
    expect(screen.getByText('Time limit: 45 min')).toBeTruthy();
    expect(screen.getByText(/You have 45 minutes\. The clock does not stop/)).toBeTruthy();
    expect(screen.getByText('After the deadline, a passing score counts as 70%.')).toBeTruthy();
    expect(screen.getByText('You have 50% more time.')).toBeTruthy();
  });

  it('starts in the language that is chosen', async () => {
    const user = userEvent.setup();
    const asked = vi.fn<Asked>();
    render(<WithEverything asked={asked} />);
    const language = await screen.findByRole<HTMLSelectElement>('combobox', {
      name: 'Language of the questions',
    });
    expect(language.value).toBe('en');
    await user.selectOptions(language, 'Deutsch');
    await user.click(screen.getByRole('button', { name: 'Start exam' }));
    const [, variables] = asked.mock.calls.find(([name]) => name === 'StartExamAttempt') ?? [];
    expect(variables).toMatchObject({ locale: 'de_DE', mode: 'EXAM' });
  });

  it('offers practice beside the real thing, and goes on with one that is open', async () => {
    const user = userEvent.setup();
    const asked = vi.fn<Asked>();
    const { unmount } = render(<WithEverything asked={asked} />);
    await user.click(await screen.findByRole('button', { name: 'Start practice' }));
    const [, variables] = asked.mock.calls.find(([name]) => name === 'StartExamAttempt') ?? [];
    expect(variables).toMatchObject({ mode: 'PRACTICE' });
    const address = `/student/exams/romans-exam/attempts/${variables?.['_id']}`;
    expect(await screen.findByText(address)).toBeTruthy();
    unmount();
    render(<LateAndLenient />);
    const link = await screen.findByRole('link', { name: 'Continue practice' });
    expect(link.getAttribute('href')).toBe('/student/exams/romans-exam/attempts/practice-1');
  });

  it('says where leaving fails nothing, and what being late costs', async () => {
    render(<LateAndLenient />);
    expect(await screen.findByText(/You may leave this page and come back/)).toBeTruthy();
    expect(screen.queryByText(/counts as a failed attempt/)).toBeNull();
    expect(
      screen.getByText('The deadline has passed. A passing score counts as 70%.'),
    ).toBeTruthy();
  });

  it('sends nobody to the instructor who only has to wait', async () => {
    render(<NotOpenYet />);
    expect(await screen.findByText('This exam is not open yet.')).toBeTruthy();
    expect(screen.queryByText(/see your instructor/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Start exam/ })).toBeNull();
  });

  it('says that an exam is being graded, and shows no score of it', async () => {
    render(<BeingGraded />);
    expect(await screen.findByText('Your exam is being graded')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Exam result' });
    expect(link.getAttribute('href')).toBe('/student/exams/romans-exam/results/attempt-1');
    expect(screen.getByText('Not graded yet')).toBeTruthy();
    expect(screen.queryByText('0%')).toBeNull();
  });
});
