import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildGroup, buildUser, fakeSession } from '@lampstand/auth/testing';
import { buildRunningExam } from '../../testing/build-running-exam.ts';
import * as stories from './DashboardPage.stories.tsx';

const {
  MidTerm,
  SeveralGroups,
  FirstDay,
  ExamUnderWay,
  NothingYet,
  NoGroups,
  StaffWithoutGroups,
  Alumna,
  AlumnaOnly,
  Loading,
  Failing,
} = composeStories(stories);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 2, 2, 9), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const hrefOf = (link: HTMLElement) => link.getAttribute('href');

describe('the dashboard of a student', () => {
  test('puts no next lesson before an exam that runs', async () => {
    const session = fakeSession(buildUser({ runningExam: buildRunningExam() }));
    render(<MidTerm session={session} />);
    await region('My courses');
    expect(screen.queryByRole('region', { name: 'Continue where you left off' })).toBeNull();
  });

  test('greets by the time of day and names the group', async () => {
    render(<MidTerm />);
    expect(screen.getByRole('heading', { level: 1, name: 'Good morning, Ruth' })).toBeDefined();
    expect(screen.getByText('Nairobi 2025 A')).toBeDefined();
    await waitFor(() => expect(document.title).toBe('Dashboard'));
  });

  test('offers the next lesson of the course visited last', async () => {
    render(<MidTerm />);
    const step = await region('Continue where you left off');
    expect(step.getByText('Grace that reigns')).toBeDefined();
    const link = step.getByRole('link', { name: 'Continue' });
    expect(hrefOf(link)).toBe('/student/courses/romans/lessons/romans-3');
  });

  test('invites to the first lesson on the first day', async () => {
    render(<FirstDay />);
    const step = await region('Begin with your first lesson');
    expect(step.getByRole('link', { name: 'Start' })).toBeDefined();
  });

  test('lists the courses with their progress and the way on', async () => {
    render(<MidTerm />);
    const courses = await region('My courses');
    expect(hrefOf(courses.getByRole('link', { name: 'Greek I' }))).toBe('/student/courses/greek');
    expect(hrefOf(courses.getByRole('link', { name: 'Start: The alphabet' }))).toBe(
      '/student/courses/greek/lessons/greek-1',
    );
    const bars = courses.getAllByRole('progressbar');
    expect(bars.map((bar) => bar.getAttribute('value'))).toEqual(['0.5', '1', '0']);
    expect(courses.getByText('Completed')).toBeDefined();
    expect(hrefOf(courses.getByRole('link', { name: 'All courses' }))).toBe('/student/courses');
  });

  test('tells of each recent result whether it was passed, and leads to it', async () => {
    render(<MidTerm />);
    const results = await region('Recent exam results');
    const rows = results.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows[0]).toMatch(/Pentateuch, final.*85%.*Passed/);
    expect(rows[1]).toMatch(/Ethics, quiz 2.*55%.*Not passed/);
    expect(hrefOf(results.getByRole('link', { name: 'Ethics, quiz 2' }))).toBe(
      '/student/exams/exam-5/results/result-2',
    );
  });

  test('names the exams that wait, and none that is passed', async () => {
    render(<MidTerm />);
    const exams = await region('Pending exams');
    expect(exams.getAllByRole('link').map((link) => link.textContent)).toEqual(['Romans, midterm']);
    expect(exams.getByText(/2 attempts left/)).toBeDefined();
  });

  test('names what is due next, and the assignments that wait', async () => {
    render(<MidTerm />);
    const due = within(await screen.findByRole('region', { name: 'Due next' }));
    expect(due.getByRole('link', { name: 'Essay on grace' }).getAttribute('href')).toBe(
      '/student/assignments/essay',
    );
    expect(due.getByText(/ left$/)).toBeDefined();
    const pending = within(screen.getByRole('region', { name: 'Pending assignments' }));
    expect(pending.getByText('Essay on grace')).toBeDefined();
    expect(pending.getByText(/^NT-201/)).toBeDefined();
  });

  test('marks the exam that is under way', async () => {
    render(<ExamUnderWay />);
    const exams = await region('Pending exams');
    expect(exams.getByText('In progress')).toBeDefined();
    expect(exams.getByText(/No attempts left/)).toBeDefined();
  });

  test('shows unread notifications; only links inside the site are followed', async () => {
    render(<MidTerm />);
    const notifications = await region('Unread notifications');
    expect(hrefOf(notifications.getByRole('link', { name: /New exam/ }))).toBe(
      '/student/exams/exam-1',
    );
    expect(notifications.getByText('Chapel at ten').tagName).toBe('SPAN');
    expect(notifications.queryByText('Read long ago')).toBeNull();
  });

  test('has a warm word for every empty part', async () => {
    render(<NothingYet />);
    expect(await screen.findByText('You have no pending exams')).toBeDefined();
    expect(screen.getByText('You have no pending assignments')).toBeDefined();
    expect(screen.getByText(/You have no courses yet/)).toBeDefined();
    expect(screen.getByText(/after your first exam/)).toBeDefined();
    expect(screen.getByText('You are all caught up.')).toBeDefined();
  });

  test('keeps the greeting while it loads and when it fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { unmount } = render(<Loading />);
    expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
    expect(screen.getByRole('status').textContent).toContain('Loading');
    unmount();
    render(<Failing />);
    expect((await screen.findByRole('alert')).textContent).toContain('closed today');
    expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  });
});

describe('the group selector', () => {
  test('is not there for one group', () => {
    render(<MidTerm />);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('names all groups and marks archived ones', async () => {
    render(<SeveralGroups />);
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(options).toEqual(['Nairobi 2025 A', 'Nairobi 2026 B', 'Nairobi 2024 A (archived)']);
  });

  test('asks for the dashboard of the chosen group and keeps the choice', async () => {
    const asked = vi.fn<(operationName: string, variables: object) => void>();
    const groups = [buildGroup(), buildGroup({ _id: 'group-2', name: 'Nairobi 2026 B' })];
    const session = fakeSession(buildUser({ groups }));
    render(<SeveralGroups session={session} asked={asked} />);
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Group' }),
      'group-2',
    );
    expect(session.asked).toEqual(['selectGroup group-2']);
    await waitFor(() =>
      expect(asked.mock.calls.map(([, variables]) => variables)).toEqual([
        { groupId: 'group-1' },
        { groupId: 'group-2' },
      ]),
    );
  });
});

describe('the dashboard of others', () => {
  test('a student without groups reads that none was found', async () => {
    render(<NoGroups />);
    expect(await screen.findByText('No Groups Found')).toBeDefined();
    expect(screen.getByText(/The office of your campus/)).toBeDefined();
  });

  test('staff without groups read what they can do themselves', async () => {
    render(<StaffWithoutGroups />);
    expect(await screen.findByText('No Groups Found')).toBeDefined();
    expect(screen.getByText(/in the administration/)).toBeDefined();
  });

  test('a graduate who studies again finds the alumni portal beside the courses', async () => {
    render(<Alumna />);
    expect(hrefOf(await screen.findByRole('link', { name: 'Open the alumni portal' }))).toBe(
      '/alumni',
    );
    expect(await screen.findByRole('region', { name: 'My courses' })).toBeDefined();
  });

  test('a graduate who does not study any more finds the alumni portal alone', async () => {
    render(<AlumnaOnly />);
    expect(await screen.findByRole('link', { name: 'Open the alumni portal' })).toBeDefined();
    expect(screen.queryByText('No Groups Found')).toBeNull();
    expect(screen.queryByRole('region', { name: 'My courses' })).toBeNull();
  });
});
