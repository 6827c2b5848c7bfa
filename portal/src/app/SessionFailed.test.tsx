import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as stories from './SessionFailed.stories.tsx';

const { Offline, Broken } = composeStories(stories);

test('says that there is no connection, and tries again', async () => {
  const onRetry = vi.fn<() => void>();
  render(<Offline onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('The server cannot be reached.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('names the status of an unsuccessful answer', () => {
  render(<Broken />);
  expect(screen.getByRole('alert').textContent).toContain(
    'Response not successful: Received status code 502',
  );
});
