import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { DeviceReport } from './device-check.ts';
import * as stories from './DeviceCheck.stories.tsx';

const { Ready, NotReady, NoConnection, Checking } = composeStories(stories);

/** Shows something and waits for what it waits for. */
const show = (shown: ReactNode) => act(async () => void render(shown));

it('keeps the place of what will be found: nothing on the page moves under a finger', async () => {
  const { unmount } = await act(async () => render(<Checking />));
  const awaited = screen.getAllByRole('listitem').length;
  unmount();
  await show(<Ready />);
  expect(await screen.findAllByRole('listitem')).toHaveLength(awaited);
});

it('says that all is as an exam needs it', async () => {
  await show(<Ready />);
  expect(await screen.findByText(/The server answers quickly/)).toBeTruthy();
  expect(screen.getByText(/The clock of this device is right/)).toBeTruthy();
  expect(screen.getByText(/Answers can be kept on this device/)).toBeTruthy();
});

it('warns of each thing that is not', async () => {
  await show(<NotReady />);
  expect(await screen.findByText(/The server answers slowly/)).toBeTruthy();
  expect(screen.getByText(/off by 3 min 10 sec/)).toBeTruthy();
  expect(screen.getByText(/This browser keeps nothing/)).toBeTruthy();
});

it('says nothing of the clock where the server told no time', async () => {
  await show(<NoConnection />);
  expect(await screen.findByText(/The server cannot be reached/)).toBeTruthy();
  expect(screen.queryByText(/Clock/)).toBeNull();
});

it('looks again when it is asked to', async () => {
  const check = vi.fn<() => Promise<DeviceReport>>();
  check.mockResolvedValueOnce({ connection: 'none', clockOff: undefined, storage: true });
  check.mockResolvedValueOnce({ connection: 'good', clockOff: 0, storage: true });
  await show(<Ready check={check} />);
  await screen.findByText(/cannot be reached/);
  await act(async () => screen.getByRole('button', { name: 'Check again' }).click());
  expect(await screen.findByText(/The server answers quickly/)).toBeTruthy();
});
