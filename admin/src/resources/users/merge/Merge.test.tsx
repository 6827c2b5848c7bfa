import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { mergedServer, mergeServer } from '../../../testing/merge-server.ts';
import { renderStory } from '../../../testing/render-story.tsx';
import * as stories from './Merge.stories.tsx';

const { Suggestions, NothingAlike, Refused, Merged, Kept, UndoRefused, MergeWith } =
  composeStories(stories);

type User = ReturnType<typeof renderStory>['user'];

async function compare(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Find duplicates' }));
  await user.click(await screen.findByRole('button', { name: 'Compare' }));
  return within(await screen.findByRole('dialog', { name: 'Merge two accounts' }));
}

const giveReason = async (user: User) =>
  user.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'Signed up twice');

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
    expect(dialog.getByText(/For 30 days this can be undone/)).toBeDefined();
    const email = within(dialog.getByRole('row', { name: /^E-mail/ }));
    await user.click(email.getAllByRole('radio')[1] ?? document.body);
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    expect(dialog.getByText('Required field missing')).toBeDefined();
    await giveReason(user);
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    await waitFor(() => {
      const call = server.calls.find(({ operation }) => operation === 'UsersMerge');
      const sent = { keepId: 'u-01', goneId: 'u-02', taken: ['email'], reason: 'Signed up twice' };
      expect(call?.variables).toMatchObject(sent);
    });
    expect(await screen.findByText(/has one account now/)).toBeDefined();
    expect(document.body.textContent).not.toContain('Invalid message');
  });

  test('keeps the other account at a press', async () => {
    const server = mergeServer();
    const { user } = renderStory(() => <Suggestions server={server} />);
    const dialog = await compare(user);
    await user.click(await dialog.findByRole('button', { name: 'Keep the other account' }));
    await giveReason(user);
    await user.click(await screen.findByRole('button', { name: 'Merge' }));
    await waitFor(() => {
      const call = server.calls.find(({ operation }) => operation === 'UsersMerge');
      expect(call?.variables).toMatchObject({ keepId: 'u-02', goneId: 'u-01', taken: [] });
    });
  });

  test('says why it was refused', async () => {
    const { user } = renderStory(() => <Refused />);
    const dialog = await compare(user);
    await giveReason(user);
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

  test('finds any other account from the page of one', async () => {
    const { user } = renderStory(() => <MergeWith />);
    await user.click(await screen.findByRole('button', { name: 'Merge with …' }));
    const dialog = within(await screen.findByRole('dialog'));
    const other = await dialog.findByRole('combobox', { name: /The other account/ });
    await user.type(other, 'u');
    const [first] = await screen.findAllByRole('option', { name: /Amani|@/ });
    await user.click(first ?? other);
    await user.click(dialog.getByRole('button', { name: 'Compare' }));
    expect(await screen.findByRole('dialog', { name: 'Merge two accounts' })).toBeDefined();
  });
});

describe('undoing a merger', () => {
  const ask = async (user: User) => {
    await user.click(await screen.findByRole('button', { name: 'Undo merger' }));
    return within(await screen.findByRole('dialog'));
  };

  test('tells who did it, why, until when, and what stays', async () => {
    const server = mergedServer();
    const { user } = renderStory(() => <Kept server={server} />);
    expect(await screen.findByText(/Reason: Signed up twice/)).toBeDefined();
    const dialog = await ask(user);
    expect(await dialog.findByText('First name')).toBeDefined();
    expect(dialog.getByText('Addresses and phone numbers')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Undo merger' }));
    expect(await screen.findByText(/has an own account again/)).toBeDefined();
    const call = server.calls.find(({ operation }) => operation === 'UsersUndoMerger');
    expect(call?.variables).toEqual({ id: 'm-1' });
    expect(document.body.textContent).not.toContain('Invalid message');
  });

  test('says why it was refused', async () => {
    const { user } = renderStory(() => <UndoRefused />);
    const dialog = await ask(user);
    expect(await dialog.findByText('Nothing was changed since: everything returns.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Undo merger' }));
    expect(await dialog.findByText(/sitting an exam right now/)).toBeDefined();
  });
});
