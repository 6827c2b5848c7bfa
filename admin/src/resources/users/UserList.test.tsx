import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderStory } from '../../testing/render-story.tsx';
import * as stories from './Users.stories.tsx';

const { List } = composeStories(stories);

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('a list on a phone', () => {
  const onPhone = () =>
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: Number(/max-width: ?([-\d.]+)px/.exec(query)?.[1]) >= 360,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));

  test('has one link a row, and no table', async () => {
    onPhone();
    renderStory(() => <List />);
    const row = await screen.findByRole('link', { name: /^Ada Njeri/ });
    expect(row.getAttribute('href')).toBe('/users/u-00/show');
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('lets rows be selected, in words and not by icons alone', async () => {
    onPhone();
    const { user } = renderStory(() => <List />);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ada Njeri' }));
    expect(await screen.findByText('1 row selected')).toBeDefined();
    for (const words of ['Add filter', 'Export', 'Export selection']) {
      expect(screen.getByRole('button', { name: words }).textContent).toBe(words);
    }
  });
});

test('a query is saved by its name and brought back with its search', async () => {
  const server = fakeServer();
  const { user } = renderStory(() => <List server={server} />);
  const search = await screen.findByRole('textbox', { name: /search/i });
  await user.type(search, 'quispe');
  await waitFor(() => expect(screen.queryByText('Ada Njeri')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Add filter' }));
  await user.click(await screen.findByRole('menuitem', { name: /Save current query/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'All Quispes');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await user.clear(search);
  await screen.findByText('Ada Njeri');
  await user.click(screen.getByRole('button', { name: 'Add filter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'All Quispes' }));
  await waitFor(() => expect(screen.queryByText('Ada Njeri')).toBeNull());
  expect(server.calls.at(-1)?.variables).toMatchObject({ filter: { q: 'quispe' } });
});
