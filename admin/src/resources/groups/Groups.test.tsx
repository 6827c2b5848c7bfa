import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { conflictingServer } from '../../testing/conflicting-server.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderStory } from '../../testing/render-story.tsx';
import * as stories from './Groups.stories.tsx';

const { Create, EditConflict, List, ListAsManager, Show, ShowAsManager } = composeStories(stories);

describe('what is offered', () => {
  test('an admin adds groups', async () => {
    renderStory(() => <List />);
    expect(await screen.findByRole('link', { name: 'Add New' })).toBeDefined();
  });

  test('a manager reads groups and is offered nothing else', async () => {
    renderStory(() => <ListAsManager />);
    expect(await screen.findByRole('link', { name: 'Berlin 2026' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Add New' })).toBeNull();
  });

  test('a manager sees members without links to the people, which they may not open', async () => {
    renderStory(() => <ShowAsManager />);
    expect(await screen.findByText('Chloe Njeri')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Chloe Njeri' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Archive' })).toBeNull();
  });
});

test('archiving can be undone before anything is sent', async () => {
  const server = fakeServer();
  const { user } = renderStory(() => <Show server={server} />);
  await user.click(await screen.findByRole('button', { name: 'Archive' }));
  await screen.findByText('Nairobi 2026 A is archived');
  expect(screen.getByRole('button', { name: 'Take out of the archive' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Archive' })).toBeDefined();
  expect(server.calls.some(({ operation }) => operation === 'GroupsUpdate')).toBe(false);
});

describe('a group that somebody else saves meanwhile', () => {
  async function editTerm() {
    const server = conflictingServer();
    const { user } = renderStory(() => <EditConflict server={server} />);
    const term = await screen.findByRole('textbox', { name: /term/i });
    await user.clear(term);
    await user.type(term, 'Summer');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const rows = await screen.findByRole('table');
    return { server, user, term, rows };
  }

  test('keeps what was typed, takes the rest, and shows what differs', async () => {
    const { term, rows } = await editTerm();
    expect(screen.getByText(/Somebody else changed this record in the meantime/)).toBeDefined();
    expect(term).toHaveProperty('value', 'Summer');
    expect(screen.getByRole('textbox', { name: /name/i })).toHaveProperty(
      'value',
      'Renamed by a colleague',
    );
    const cells = within(rows).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['Summer', 'Autumn']);
  });

  test('is saved under the new version on demand', async () => {
    const { server, user } = await editTerm();
    await user.click(screen.getByRole('button', { name: 'Save my entries' }));
    await screen.findByText(/is saved/);
    const updates = server.calls.filter(({ operation }) => operation === 'GroupsUpdate');
    expect(updates.map(({ variables }) => variables['version'])).toEqual([1, 2]);
    expect(updates[1]?.variables).toMatchObject({
      input: { term: 'Summer', name: 'Renamed by a colleague' },
    });
  });

  test('can be taken as it is saved', async () => {
    const { user, term } = await editTerm();
    await user.click(screen.getByRole('button', { name: 'Use what is saved' }));
    await waitFor(() => expect(term).toHaveProperty('value', 'Autumn'));
    expect(screen.queryByText(/Somebody else changed/)).toBeNull();
  });

  test('is brought into sight of whoever saved at the end of the form', async () => {
    const { rows } = await editTerm();
    expect(document.activeElement?.contains(rows)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  test('is told in words: no codes, no ids, dates as the reader writes them', async () => {
    const { user } = renderStory(() => <EditConflict server={conflictingServer()} />);
    await user.click(await screen.findByRole('combobox', { name: /^kind/i }));
    await user.click(await screen.findByRole('option', { name: 'Offline app' }));
    await user.click(screen.getByRole('combobox', { name: /^region/i }));
    await user.click(await screen.findByRole('option', { name: 'Germany' }));
    await user.click(screen.getByRole('switch', { name: 'Archived' }));
    fireEvent.change(screen.getByLabelText(/^first day/i), { target: { value: '2026-02-01' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const rows = await screen.findByRole('table');
    expect(await within(rows).findByRole('cell', { name: 'Germany' })).toBeDefined();
    expect(
      within(rows)
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual([
      'KindOffline appCampus',
      'RegionGermanyEast Africa',
      'ArchivedYesNo',
      'First dayFeb 1, 2026Jan 12, 2026',
    ]);
  });
});

test('leaving a form with entries asks first', async () => {
  const { user } = renderStory(() => <Create />);
  await user.type(await screen.findByRole('textbox', { name: /name/i }), 'Draft');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Unsaved changes');
  await user.click(within(dialog).getByRole('button', { name: 'Stay on page' }));
  expect(screen.getByRole('textbox', { name: /name/i })).toHaveProperty('value', 'Draft');
});
