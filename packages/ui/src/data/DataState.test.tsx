import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as stories from './DataState.stories.tsx';

const all = composeStories(stories);
const { Empty, EmptyInOwnWords, Failed, FailedToRefresh, FailedWithRetry, Loaded, Loading } = all;
const { Refreshing } = all;

const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockReset().mockImplementation(() => undefined));
afterEach(() => void log.mockReset());

it.each(Object.entries(all))('shows the heading in every state (%s)', (_name, Story) => {
  render(<Story />);
  expect(screen.getByRole('heading', { level: 1, name: 'Groups' })).toBeTruthy();
});

it('shows a spinner while it loads', () => {
  render(<Loading />);
  expect(screen.getByText('Loading…')).toBeTruthy();
  expect(screen.queryByText('No data')).toBeNull();
});

it('shows the content when it has arrived', () => {
  render(<Loaded />);
  expect(screen.getByText('Second year, Warsaw')).toBeTruthy();
  expect(screen.queryByText('Loading…')).toBeNull();
});

it('keeps showing what it has while it refreshes', () => {
  render(<Refreshing />);
  expect(screen.getByText('Second year, Warsaw')).toBeTruthy();
});

it('says "No data" when nothing came', () => {
  render(<Empty />);
  expect(screen.getByRole('status').textContent).toBe('No data');
});

it('says it in the words of the screen where it has some', () => {
  render(<EmptyInOwnWords />);
  expect(screen.getByText('No Groups Found')).toBeTruthy();
  expect(screen.queryByText('No data')).toBeNull();
});

it('shows the error in a danger alert and logs it', () => {
  render(<Failed />);
  expect(screen.getByRole('alert').textContent).toBe(
    'Response not successful: Received status code 500',
  );
  expect(log).toHaveBeenCalledWith(Failed.args.error);
  expect(screen.queryByText('No data')).toBeNull();
});

it('offers to try again', async () => {
  const onRetry = vi.fn<() => void>();
  render(<FailedWithRetry onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('keeps the cached content under the error when refreshing fails', () => {
  render(<FailedToRefresh />);
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(screen.getByText('First year, Nairobi')).toBeTruthy();
});
