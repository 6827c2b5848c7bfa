import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { mergeServer } from '../../../testing/merge-server.ts';
import { renderStory } from '../../../testing/render-story.tsx';
import * as stories from './Merge.stories.tsx';

const { Suggestions, NothingAlike, Refused, Merged } = composeStories(stories);

type User = ReturnType<typeof renderStory>['user'];

async function compare(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Find duplicates' }));
  await user.click(await screen.findByRole('button', { name: 'Compare' }));
  return within(await screen.findByRole('dialog', { name: 'Merge two accounts' }));
}

describe('merging two accounts', () => {
  test('says why two accounts look alike, and of whom they are', async () => {
    const { user } = renderStory(() => <Suggestions />);
    await user.click(await screen.findByRole('button', { name: 'Find duplicates' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Same name, Same phone number')).toBeDefined();
    expect(await dialog.findByText('Ben Njeri')).toBeDefined();
  });

  test('asks field by field, tells what moves, and sends just the choice', async () => {
    const server = mergeServer();
    const { user } = renderStory(() => <Suggestions server={server} />);
    const dialog = await compare(user);
    expect(await dialog.findByText('Exam results move')).toBeDefined();
    expect(dialog.getByText(/This cannot be undone/)).toBeDefined();
    const email = within(dialog.getByRole('row', { name: /^E-mail/ }));
    await user.click(email.getAllByRole('radio')[1] ?? document.body);
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    await waitFor(() => {
      const call = server.calls.find(({ operation }) => operation === 'UsersMerge');
      expect(call?.variables).toMatchObject({ keepId: 'u-01', goneId: 'u-02', taken: ['email'] });
    });
    expect(await screen.findByText(/has one account now/)).toBeDefined();
    expect(document.body.textContent).not.toContain('Invalid message');
  });

  test('keeps the other account at a press', async () => {
    const server = mergeServer();
    const { user } = renderStory(() => <Suggestions server={server} />);
    const dialog = await compare(user);
    await user.click(await dialog.findByRole('button', { name: 'Keep the other account' }));
    await user.click(await screen.findByRole('button', { name: 'Merge' }));
    await waitFor(() => {
      const call = server.calls.find(({ operation }) => operation === 'UsersMerge');
      expect(call?.variables).toMatchObject({ keepId: 'u-02', goneId: 'u-01', taken: [] });
    });
  });

  test('says why it was refused', async () => {
    const { user } = renderStory(() => <Refused />);
    const dialog = await compare(user);
    await user.click(await dialog.findByRole('button', { name: 'Merge' }));
    expect(await screen.findByText(/sitting an exam right now/)).toBeDefined();
  });

  test('says that nothing looks alike', async () => {
    const { user } = renderStory(() => <NothingAlike />);
    await user.click(await screen.findByRole('button', { name: 'Find duplicates' }));
    expect(await screen.findByText('No two accounts look alike.')).toBeDefined();
  });

  test('the page of a merged account leads to the kept one', async () => {
    renderStory(() => <Merged />);
    const link = await screen.findByRole('link', { name: 'Open the kept account' });
    expect(link.getAttribute('href')).toBe('/users/u-01/show');
  });
});
