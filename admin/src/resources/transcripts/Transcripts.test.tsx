import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gradesServer } from '../../testing/grades-server.ts';
import { renderStory } from '../../testing/render-story.tsx';
import * as stories from './Transcripts.stories.tsx';

const { Conflict, Issue, List, Revoked, Valid } = composeStories(stories);

test('the list leads to each transcript and says whether it holds', async () => {
  renderStory(() => <List />);
  const name = await screen.findByText('Thandi Nkosi');
  expect(name.closest('a')?.getAttribute('href')).toBe('/transcripts/tr-1/show');
  expect(screen.getByText('Valid')).toBeDefined();
  expect(screen.getByText('Revoked')).toBeDefined();
});

test('one that holds can be downloaded, and revoked with a reason', async () => {
  const server = gradesServer();
  const { user } = renderStory(() => <Valid server={server} />);
  const link = await screen.findByRole('link', { name: 'Download as PDF' });
  expect(link.getAttribute('href')).toBe('/transcript-files/tr-1.pdf');
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  expect(server.calls.some(({ operation }) => operation === 'TranscriptsRevoke')).toBe(false);
  await user.type(within(dialog).getByLabelText(/^Reason/), 'Wrong name');
  await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('The transcript is revoked.')).toBeDefined();
  const sent = server.calls.find(({ operation }) => operation === 'TranscriptsRevoke');
  expect(sent?.variables).toEqual({ id: 'tr-1', version: 1, reason: 'Wrong name' });
});

test('one that was revoked says why, and cannot be revoked again', async () => {
  renderStory(() => <Revoked />);
  expect(await screen.findByText('Issued with a wrong name')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Revoke' })).toBeNull();
});

test('a revocation that came second is told, and what was typed stays', async () => {
  const { user } = renderStory(() => <Conflict />);
  await user.click(await screen.findByRole('button', { name: 'Revoke' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/^Reason/), 'Mine');
  await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  expect((await screen.findAllByText(/somebody else/i)).length).toBeGreaterThan(0);
  expect(screen.getByDisplayValue('Mine')).toBeDefined();
});

test('is issued for a student in a language', async () => {
  const server = gradesServer();
  const { user } = renderStory(() => <Issue server={server} />);
  await user.type(await screen.findByRole('combobox', { name: /^Student/ }), 'Esther');
  await user.click(await screen.findByRole('option', { name: /Esther Njeri/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    const sent = server.calls.find(({ operation }) => operation === 'TranscriptsIssue');
    expect(sent?.variables).toMatchObject({ locale: 'en', userId: expect.any(String) });
  });
});
