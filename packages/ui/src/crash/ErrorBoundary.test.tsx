import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as stories from './ErrorBoundary.stories.tsx';

const { Crashed, FilesMissing, Well } = composeStories(stories);

const log = vi.spyOn(console, 'error');
beforeEach(() => {
  vi.useFakeTimers();
  log.mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  log.mockReset();
});

const crashScreen = () => screen.queryByRole('heading', { name: 'Oops, something went wrong' });
const isReloading = () => screen.queryByText(/being reloaded/) !== null;

it('shows what is inside while all is well', () => {
  render(<Well />);
  expect(screen.getByText('All is well.')).toBeTruthy();
  expect(crashScreen()).toBeNull();
});

it('shows the crash screen and reports the crash once, with its place', () => {
  const onError = vi.fn<(error: Error, componentStack: string) => void>();
  const reload = vi.fn<() => boolean>();
  render(<Crashed onError={onError} reload={reload} />);
  expect(crashScreen()).toBeTruthy();
  expect(onError).toHaveBeenCalledOnce();
  expect(onError.mock.calls[0]?.[0].message).toBe('A bad day');
  expect(onError.mock.calls[0]?.[1]).toContain('Bomb');
  vi.advanceTimersByTime(5000);
  expect(reload).not.toHaveBeenCalled();
});

it('reloads 1000 ms after files could not be fetched', () => {
  const reload = vi.fn<() => boolean>(() => true);
  render(<FilesMissing reload={reload} />);
  expect(isReloading()).toBe(true);
  vi.advanceTimersByTime(999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
});

it('shows the crash when a reload just now did not help', () => {
  render(<FilesMissing reload={() => false} />);
  act(() => void vi.advanceTimersByTime(1000));
  expect(isReloading()).toBe(false);
  expect(crashScreen()).toBeTruthy();
});

it('does not reload a page that has moved on', () => {
  const reload = vi.fn<() => boolean>(() => true);
  render(<FilesMissing reload={reload} />).unmount();
  vi.advanceTimersByTime(5000);
  expect(reload).not.toHaveBeenCalled();
});
