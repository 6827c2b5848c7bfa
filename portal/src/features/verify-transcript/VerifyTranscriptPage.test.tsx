import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { TranscriptCheck } from '@lampstand/auth/account';
import * as stories from './VerifyTranscriptPage.stories.tsx';

const { Genuine, Offline, Revoked, Unknown } = composeStories(stories);

test('tells who issued it to whom, and what it says', async () => {
  render(<Genuine />);
  const genuine = 'This transcript was issued by Lampstand Bible College.';
  expect(await screen.findByText(genuine)).toBeTruthy();
  expect(screen.getByText('Thandi Nkosi')).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Spring 2026' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'BIB102 The Gospels 76% C' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'THE1 Prayer In progress' })).toBeTruthy();
});

test('says plainly that it was revoked', async () => {
  render(<Revoked />);
  expect(
    await screen.findByText(/^This transcript was revoked on .* It holds no more\.$/),
  ).toBeTruthy();
  expect(screen.queryByText('This transcript was issued by Lampstand Bible College.')).toBeNull();
});

test('asks again for a code that no transcript has', async () => {
  const verifyTranscript = vi.fn<TranscriptCheck['verifyTranscript']>(() => Promise.resolve(null));
  render(<Unknown check={{ verifyTranscript }} />);
  expect(await screen.findByText('No transcript has this code')).toBeTruthy();
  const field = screen.getByRole('textbox', { name: 'Code on the transcript' });
  await userEvent.clear(field);
  await userEvent.type(field, 'AAAA-BBBB');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  await vi.waitFor(() => expect(verifyTranscript).toHaveBeenLastCalledWith('AAAA-BBBB'));
});

test('can be tried again where it could not be asked', async () => {
  const verifyTranscript = vi
    .fn<TranscriptCheck['verifyTranscript']>(() => Promise.resolve(null))
    .mockRejectedValueOnce(new Error('Failed to fetch'));
  render(<Offline check={{ verifyTranscript }} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No transcript has this code')).toBeTruthy();
});
