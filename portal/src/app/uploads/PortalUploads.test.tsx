import { composeStories } from '@storybook/react-vite';
import { act, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as stories from '../MemberRoutes.stories.tsx';

const { Dashboard, Impersonating } = composeStories(stories);

/** As the back-office left it when the page was closed. */
const interrupted = {
  videoId: 'upload-1',
  itemType: 'LESSON_RECORDING',
  itemId: 'lesson-1',
  locale: 'en',
  title: 'In the beginning',
  fileName: 'genesis-1.mp4',
  fileSize: 104_857_600,
  type: 'video/mp4',
  fingerprint: null,
  parts: { 1: '"tag"' },
};
const leave = () => localStorage.setItem('lampstand.uploads', JSON.stringify([interrupted]));
const loaded = { timeout: 15_000 };

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test('nobody is shown any uploads where there are none', async () => {
  render(<Dashboard />);
  await screen.findByRole('region', { name: 'My courses' }, loaded);
  expect(screen.queryByRole('complementary', { name: 'Uploads' })).toBeNull();
});

test('nobody goes on with anything while they look through the eyes of another person', async () => {
  leave();
  render(<Impersonating />);
  await screen.findByRole('region', { name: 'My courses' }, loaded);
  expect(screen.queryByRole('complementary', { name: 'Uploads' })).toBeNull();
});

test('what was interrupted is offered to be resumed, whichever app began it', async () => {
  leave();
  await act(async () => void render(<Dashboard />));
  const panel = within(await screen.findByRole('complementary', { name: 'Uploads' }, loaded));
  expect(panel.getByText('Interrupted. Resume to go on where it stopped.')).toBeDefined();
  expect(panel.getByRole('button', { name: 'Resume: genesis-1.mp4' })).toBeDefined();
});
