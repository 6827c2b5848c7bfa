import type { OperationVariables } from '@apollo/client';
import { composeStories } from '@storybook/react-vite';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { buildUser, fakeSession } from '@lampstand/auth/testing';
import * as stories from './BellPanel.stories.tsx';

const { Newest, None, Failing } = composeStories(stories);

const spy = () => vi.fn<(operationName: string, variables: OperationVariables) => void>();
const bell = () => screen.getByRole('button', { name: 'Bell' });
const panel = () => screen.queryByRole('dialog', { name: 'Notifications' });
const focusIsOn = (name: string) => document.activeElement?.textContent === name;

async function open() {
  await userEvent.click(bell());
  const dialog = screen.getByRole('dialog', { name: 'Notifications' });
  await within(dialog).findAllByRole('link');
  return within(dialog);
}

describe('what the bell opens', () => {
  test('shows the newest, which wait to be read, and the way to all', async () => {
    render(<Newest />);
    const shown = await open();
    await waitFor(() => expect(shown.getAllByRole('listitem')).toHaveLength(5));
    expect(shown.getAllByText('Unread')).toHaveLength(2);
    const all = shown.getByRole('link', { name: 'All notifications' });
    expect(all.getAttribute('href')).toBe('/notifications');
  });

  test('says that there is nothing yet', async () => {
    render(<None />);
    const shown = await open();
    expect(await shown.findByText('There are no notifications yet')).toBeDefined();
  });

  test('says what went wrong, with the way to all still there', async () => {
    render(<Failing />);
    const shown = await open();
    expect(await shown.findByText('The server is resting')).toBeDefined();
    expect(shown.getByRole('link', { name: 'All notifications' })).toBeDefined();
  });

  test('is read again when something arrives while it is open', async () => {
    const asked = spy();
    const session = fakeSession(buildUser({ unreadNotifications: 2 }));
    render(<Newest session={session} asked={asked} />);
    const shown = await open();
    await waitFor(() => expect(shown.getAllByRole('listitem')).toHaveLength(5));
    act(() => session.noteUnread(3));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  });

  test('marks all as read and keeps the focus', async () => {
    const asked = spy();
    const session = fakeSession(buildUser({ unreadNotifications: 2 }));
    render(<Newest session={session} asked={asked} />);
    const shown = await open();
    await shown.findAllByText('Unread');
    await userEvent.click(shown.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(shown.queryAllByText('Unread')).toEqual([]));
    expect(asked).toHaveBeenCalledWith('MarkNotificationsRead', { ids: null });
    await waitFor(() => expect(document.activeElement).toBe(panel()));
  });
});

describe('the way out', () => {
  test('is Escape, back to the bell', async () => {
    render(<Newest />);
    await open();
    expect(document.activeElement).toBe(panel());
    await userEvent.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(bell());
  });

  test('is the bell itself', async () => {
    render(<Newest />);
    await open();
    await userEvent.click(bell());
    expect(panel()).toBeNull();
  });

  test('is a press elsewhere', async () => {
    render(<Newest />);
    await open();
    await userEvent.click(screen.getByRole('heading', { level: 1 }));
    expect(panel()).toBeNull();
  });

  test('is Tab after the last link, on to what follows the bell', async () => {
    render(<Newest />);
    const shown = await open();
    shown.getByRole('link', { name: 'All notifications' }).focus();
    await userEvent.tab();
    expect(panel()).toBeNull();
    expect(focusIsOn('What follows')).toBe(true);
  });

  test('is Tab backwards before the first, to the bell', async () => {
    render(<Newest />);
    await open();
    await userEvent.tab({ shift: true });
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(bell());
  });

  test('is following what a notification leads to', async () => {
    const asked = spy();
    render(<Newest asked={asked} />);
    const shown = await open();
    await userEvent.click(await shown.findByRole('link', { name: 'Exam result 1' }));
    expect(panel()).toBeNull();
    expect(asked).toHaveBeenLastCalledWith('MarkNotificationsRead', { ids: ['notification-1'] });
    expect(await screen.findByText('/student/exams/exam-1/results/attempt-1')).toBeDefined();
  });
});
