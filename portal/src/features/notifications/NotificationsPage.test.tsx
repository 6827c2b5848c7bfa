import type { OperationVariables } from '@apollo/client';
import { composeStories } from '@storybook/react-vite';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildUser, fakeSession } from '@lampstand/auth/testing';
import { toast } from '@lampstand/ui';
import * as stories from './NotificationsPage.stories.tsx';

const {
  SomeUnread,
  AllRead,
  None,
  UnreadOnly,
  NothingUnread,
  MiddlePage,
  BehindTheEnd,
  LongWords,
  Failing,
  MarkingFails,
} = composeStories(stories);

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

const spy = () => vi.fn<(operationName: string, variables: OperationVariables) => void>();
const session = (unreadNotifications = 2) => fakeSession(buildUser({ unreadNotifications }));
const rows = () => screen.findAllByRole('time');
const unreadMarks = () => screen.queryAllByText('Unread').length;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const unreadOnly = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Unread only' });

describe('the list', () => {
  test('shows what each is about, when it came, and which wait to be read', async () => {
    render(<SomeUnread />);
    expect(await rows()).toHaveLength(6);
    expect(unreadMarks()).toBe(2);
    const link = screen.getByRole('link', { name: 'Exam result 1' });
    expect(link.getAttribute('href')).toBe('/student/exams/exam-1/results/attempt-1');
    expect(document.querySelector('time')?.dateTime).toBe('2026-03-09T01:30:00.000Z');
  });

  test('leads to addresses of this site alone', async () => {
    render(<LongWords />);
    await rows();
    expect(screen.queryByRole('link', { name: 'Leads nowhere' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Only words' })).toBeNull();
  });

  test('says that there is nothing yet', async () => {
    render(<None />);
    expect(await screen.findByText('There are no notifications yet')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  test('says what went wrong, and asks again', async () => {
    const asked = spy();
    render(<Failing asked={asked} />);
    expect(await screen.findByText('The server is resting')).toBeDefined();
    await press('Try again');
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  });

  test('is read again when something arrives', async () => {
    const asked = spy();
    const reader = session();
    render(<SomeUnread session={reader} asked={asked} />);
    await rows();
    act(() => reader.noteUnread(3));
    await waitFor(() =>
      expect(asked.mock.calls.map(([name]) => name)).toEqual([
        'NotificationsPage',
        'NotificationsPage',
      ]),
    );
  });
});

describe('the filter', () => {
  test('cuts the list to the unread from its first page on, and can be taken off', async () => {
    const asked = spy();
    render(<MiddlePage asked={asked} />);
    await rows();
    await userEvent.click(unreadOnly());
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith('NotificationsPage', {
        filter: { unread: true },
        page: { page: 1, perPage: 20 },
      }),
    );
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    await userEvent.click(unreadOnly());
    await waitFor(async () => expect(await rows()).toHaveLength(20));
  });

  test('says that everything is read', async () => {
    render(<NothingUnread />);
    expect(await screen.findByText('You are all caught up.')).toBeDefined();
    expect(unreadOnly().checked).toBe(true);
  });

  test('keeps what was just read in its place until the list is left', async () => {
    const asked = spy();
    const reader = session();
    render(<UnreadOnly session={reader} asked={asked} />);
    await rows();
    await press('Mark as read: Exam result 1');
    await waitFor(() => expect(unreadMarks()).toBe(1));
    expect(await rows()).toHaveLength(2);
    expect(asked.mock.calls.map(([name]) => name)).toEqual([
      'NotificationsPage',
      'MarkNotificationsRead',
    ]);
  });
});

describe('the pages', () => {
  test('lead to the one before and the one after, and are turned to their top', async () => {
    const asked = spy();
    render(<MiddlePage asked={asked} />);
    await rows();
    const pager = within(screen.getByRole('navigation', { name: 'Pages of the list' }));
    expect(pager.getByText('Page 2 of 3')).toBeDefined();
    await userEvent.click(pager.getByRole('link', { name: 'Next' }));
    await screen.findByText('Page 3 of 3');
    expect(await rows()).toHaveLength(5);
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    expect(document.activeElement?.querySelectorAll('time')).toHaveLength(5);
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  });

  test('lead back from behind the end', async () => {
    render(<BehindTheEnd />);
    await userEvent.click(await screen.findByRole('link', { name: 'Previous' }));
    expect(await screen.findByText('Page 3 of 3')).toBeDefined();
  });

  test('are not there where one is enough', async () => {
    render(<AllRead />);
    await rows();
    expect(screen.queryByRole('navigation', { name: 'Pages of the list' })).toBeNull();
  });
});

describe('marking', () => {
  test('one marks it in the list and in the bell, and keeps its place', async () => {
    const asked = spy();
    const reader = session();
    render(<SomeUnread session={reader} asked={asked} />);
    await rows();
    await press('Mark as read: Exam result 1');
    await waitFor(() => expect(unreadMarks()).toBe(1));
    expect(asked).toHaveBeenCalledWith('MarkNotificationsRead', { ids: ['notification-1'] });
    expect(reader.state()).toMatchObject({ user: { unreadNotifications: 1 } });
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Exam result 1'));
  });

  test('all marks each of them, and the button goes', async () => {
    const asked = spy();
    render(<SomeUnread asked={asked} session={session()} />);
    await rows();
    await press('Mark all as read');
    await waitFor(() => expect(unreadMarks()).toBe(0));
    expect(asked).toHaveBeenCalledWith('MarkNotificationsRead', { ids: null });
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  test('happens by following what it leads to', async () => {
    const asked = spy();
    render(<SomeUnread asked={asked} session={session()} />);
    await rows();
    await userEvent.click(screen.getByRole('link', { name: 'Exam result 2' }));
    expect(asked).toHaveBeenLastCalledWith('MarkNotificationsRead', { ids: ['notification-2'] });
    expect(await screen.findByText('/student/exams/exam-2/results/attempt-2')).toBeDefined();
  });

  test('says so when it did not work, and leaves it unread', async () => {
    const error = vi.spyOn(toast, 'error').mockReturnValue();
    render(<MarkingFails session={session()} />);
    await rows();
    await press('Mark as read: Exam result 1');
    await waitFor(() => expect(error.mock.calls.flat().join()).toContain('cannot be reached'));
    expect(unreadMarks()).toBe(2);
  });
});
