import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as stories from '../MemberRoutes.stories.tsx';

const { Dashboard, Impersonating } = composeStories(stories);
const loaded = { timeout: 15_000 };
const title = 'A text of yours could not be saved';
const leave = () =>
  localStorage.setItem(
    'lampstand.draft-aside.essay.work-1.5',
    JSON.stringify({ assignmentId: 'essay', text: 'Written on the train' }),
  );

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test('a text that could not be saved is told of on the dashboard', async () => {
  leave();
  await act(async () => void render(<Dashboard />));
  expect(await screen.findByRole('complementary', { name: title }, loaded)).toBeTruthy();
  expect(screen.getByDisplayValue('Written on the train')).toBeTruthy();
});

test('one that is kept meanwhile is seen to when the line is back', async () => {
  await act(async () => void render(<Dashboard />));
  await screen.findByRole('region', { name: 'My courses' }, loaded);
  expect(screen.queryByRole('complementary', { name: title })).toBeNull();
  leave();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('complementary', { name: title }, loaded)).toBeTruthy();
});

test('nobody sees to it through the eyes of another person', async () => {
  leave();
  render(<Impersonating />);
  await screen.findByRole('region', { name: 'My courses' }, loaded);
  expect(screen.queryByRole('complementary', { name: title })).toBeNull();
});
