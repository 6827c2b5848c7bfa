import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildUser, fakeSession } from '@lampstand/auth/testing';
import * as stories from './AlumniWelcome.stories.tsx';

const { Welcome, Offline } = composeStories(stories);

test('alumni are welcomed by name, until they put it away', async () => {
  const session = fakeSession(buildUser());
  render(<Welcome session={session} />);
  expect(await screen.findByText('Welcome, Ruth')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(session.asked).toEqual(['endAlumniWelcome']);
});

test('what could not be saved is said', async () => {
  render(<Offline />);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
});
