import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { renderStory } from '../testing/render-story.tsx';
import * as stories from './Boards.stories.tsx';

const { All, Failing } = composeStories(stories);

describe('the boards of all groups', () => {
  test('show of each group who, where, what is taught and how it goes', async () => {
    renderStory(() => <All />);
    const name = await screen.findByRole('link', { name: 'Nairobi 2026 A' });
    const card = name.closest('li');
    if (!card) throw new Error('The group has no card');
    const board = within(card);
    expect(board.getByText(/East Africa · Spring · Campus/)).toBeDefined();
    expect(board.getByText('8 students')).toBeDefined();
    expect(board.getByText('Ada Njeri')).toBeDefined();
    expect(board.getByText(/BIB101 · Survey of the Bible/)).toBeDefined();
    expect(board.getAllByText('75%').length).toBeGreaterThan(0);
    const quiet = (await screen.findByRole('link', { name: 'Berlin 2026' })).closest('li');
    expect(quiet && within(quiet).getByText('No activity yet')).toBeDefined();
  });

  test('hide the archive until it is asked for', async () => {
    const server = fakeServer();
    renderStory(() => <All server={server} />);
    await screen.findByRole('link', { name: 'Berlin 2026' });
    expect(screen.queryByRole('link', { name: 'Lima 2024' })).toBeNull();
    expect(server.calls.find(({ operation }) => operation === 'GroupBoardsList')).toMatchObject({
      variables: { filter: { archived: false }, page: { page: 1, perPage: 12 } },
    });
  });

  test('are searched by name', async () => {
    const { user } = renderStory(() => <All />);
    await user.type(await screen.findByRole('textbox', { name: 'Search by name' }), 'berlin');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Nairobi 2026 A' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Berlin 2026' })).toBeDefined();
  });

  test('are printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = renderStory(() => <All />);
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  test('say what went wrong', async () => {
    renderStory(() => <Failing />);
    expect(await screen.findByText('Something went wrong on our side.')).toBeDefined();
  });
});
