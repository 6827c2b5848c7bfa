import { composeStories } from '@storybook/react-vite';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { buildUser, fakeSession } from '@lampstand/auth/testing';
import { buildRunningExam } from '../../testing/build-running-exam.ts';
import * as stories from './ExamWatch.stories.tsx';

const { OnEveryPage, Left, OnItsOwnPage, LoggingOut, Ended } = composeStories(stories);
/** A student in the middle of an exam, and what the server was asked to do. */
function student() {
  const operations: string[] = [];
  const session = fakeSession(buildUser({ runningExam: buildRunningExam() }));
  return { session, operations, onOperation: (name: string) => void operations.push(name) };
}

const loaded = { timeout: 15_000 };
const bar = () => screen.findByRole('region', { name: 'Exam running' }, loaded);
const warning =
  'Warning: You will FAIL this attempt if you leave this page. Are you sure you want to leave?';

describe('an exam that runs', () => {
  test('is seen on every page, with the time that is left and the way back', async () => {
    render(<OnEveryPage />);
    const shown = within(await bar());
    expect(shown.getByText('Exam running: Prophets and Writings')).toBeDefined();
    expect(shown.getByRole('timer').textContent).toMatch(/^4[23]:\d\d left$/);
    expect(shown.getByRole('link', { name: 'Return to the exam' }).getAttribute('href')).toBe(
      '/student/exams/exam-1/attempts/attempt-1',
    );
  });

  test('says how long there is to come back once it was left', async () => {
    render(<Left />);
    expect(within(await bar()).getByRole('timer').textContent).toMatch(
      /^Return within 0:\d\d or this attempt fails\.$/,
    );
  });

  test('is not told of on its own page', async () => {
    render(<OnItsOwnPage />);
    await screen.findByRole('heading', { level: 1 }, loaded);
    expect(screen.queryByRole('region', { name: 'Exam running' })).toBeNull();
  });

  test('disappears when the server says that it has ended', async () => {
    render(<Ended />);
    await waitFor(
      () => expect(screen.queryByRole('region', { name: 'Exam running' })).toBeNull(),
      loaded,
    );
    expect(screen.getByRole('main')).toBeDefined();
  });
});

describe('logging out while an exam runs', () => {
  const pressLogout = async () => {
    await bar();
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    return within(await screen.findByRole('dialog', { name: 'Leave the exam?' }, loaded));
  };

  test('warns first, and staying changes nothing', async () => {
    const { session, operations, onOperation } = student();
    render(<LoggingOut session={session} onOperation={onOperation} />);
    const dialog = await pressLogout();
    expect(dialog.getByText(warning)).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(session.asked).not.toContain('logout');
    expect(operations).not.toContain('LogOutOfExam');
  });

  test('ends the attempt with its true cause, and then the session', async () => {
    const { session, operations, onOperation } = student();
    render(<LoggingOut session={session} onOperation={onOperation} />);
    const dialog = await pressLogout();
    await userEvent.click(dialog.getByRole('button', { name: 'Leave and fail' }));
    await waitFor(() => expect(session.asked).toContain('logout'));
    expect(operations).toContain('LogOutOfExam');
  });

  test('keeps the person logged in where the server cannot be told', async () => {
    const { session, onOperation } = student();
    render(<LoggingOut session={session} onOperation={onOperation} refuses />);
    const dialog = await pressLogout();
    await act(async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Leave and fail' }));
    });
    expect(await dialog.findByRole('alert')).toBeDefined();
    expect(session.asked).not.toContain('logout');
  });
});
