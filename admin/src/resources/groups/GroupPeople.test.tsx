import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { college } from '../../testing/college.ts';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderStory } from '../../testing/render-story.tsx';
import * as stories from './Groups.stories.tsx';

const { Create, List, ListAsManager, Show, ShowArchived, ShowAsManager, ShowClosed } =
  composeStories(stories);
const [nairobi] = college.groups;
const changed = {
  addGroupMembers: () => nairobi,
  removeGroupMembers: () => nairobi,
  moveGroupMembers: () => nairobi,
};

describe('members of a group', () => {
  test('are found by name and added several at once', async () => {
    const server = fakeServer(changed);
    const { user } = renderStory(() => <Show server={server} />);
    await user.click(await screen.findByRole('button', { name: 'Add students' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add students' }));
    const search = await dialog.findByRole('combobox', { name: /^People/ });
    for (const name of ['Ben Weber', 'Ada Weber']) {
      await user.type(search, name.slice(0, 3));
      await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
    }
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('2 people are added')).toBeDefined();
    const call = server.calls.find(({ operation }) => operation === 'GroupsAddMembers');
    expect(call?.variables).toEqual({ id: 'g-1', userIds: ['u-11', 'u-10'], role: 'STUDENT' });
  });

  test('who is in the group already is refused at the search, and stays chosen', async () => {
    const server = fakeServer({
      addGroupMembers: () => {
        throw refusal('INVALID', 'Some values are not valid.', { userIds: 'Already: Ben Njeri' });
      },
    });
    const { user } = renderStory(() => <Show server={server} />);
    await user.click(await screen.findByRole('button', { name: 'Add students' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add students' }));
    await user.type(await dialog.findByRole('combobox', { name: /^People/ }), 'Ben');
    await user.click(await screen.findByRole('option', { name: /^Ben Njeri/ }));
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await dialog.findByText('Already: Ben Njeri')).toBeDefined();
    expect(dialog.getByText(/^Ben Njeri \(/)).toBeDefined();
  });

  test('are taken out with a way back, and given the other role', async () => {
    const server = fakeServer(changed);
    const { user } = renderStory(() => <Show server={server} />);
    await user.click(await screen.findByRole('button', { name: 'Remove: Chloe Njeri' }));
    expect(await screen.findByText('Chloe Njeri is no longer in this group.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(screen.queryByText('Chloe Njeri is no longer in this group.')).toBeNull(),
    );
    await user.click(screen.getByRole('button', { name: 'Make facilitator: Chloe Njeri' }));
    const sent = () =>
      server.calls.flatMap(({ operation, variables }) =>
        operation.endsWith('Members') ? [[operation, variables['role']]] : [],
      );
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(sent()).toEqual([
      ['GroupsRemoveMembers', 'STUDENT'],
      ['GroupsAddMembers', 'STUDENT'],
      ['GroupsMoveMembers', 'FACILITATOR'],
    ]);
  });

  test('are only read by managers', async () => {
    renderStory(() => <ShowAsManager />);
    expect(await screen.findByText('Chloe Njeri')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^(Remove|Add|Make)/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Close sign-up' })).toBeNull();
  });
});

describe('the link to sign up', () => {
  test('is copied in the suggested language, and closed', async () => {
    const server = fakeServer({ updateGroup: () => nairobi });
    const { user } = renderStory(() => <Show server={server} />);
    expect(await screen.findByText('The link takes new students in.')).toBeDefined();
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Suggested language' }),
      'Deutsch',
    );
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('The link is copied')).toBeDefined();
    expect(copied).toHaveBeenCalledWith(
      `${window.location.origin}/create-account/g-1?suggestedLocale=de_DE`,
    );
    await user.click(screen.getByRole('button', { name: 'Close sign-up' }));
    await waitFor(() =>
      expect(
        server.calls.find(({ operation }) => operation === 'GroupsUpdate')?.variables,
      ).toMatchObject({ id: 'g-1', version: 1, input: { signUpOpen: false, name: nairobi?.name } }),
    );
  });

  test('says that it is closed, or stopped by the archive', async () => {
    const { unmount } = renderStory(() => <ShowClosed />);
    expect(await screen.findByText('Sign-up is closed: the link takes nobody in.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Open sign-up' })).toBeDefined();
    unmount();
    renderStory(() => <ShowArchived />);
    expect(await screen.findByText(/The group is archived or its region is closed/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Open sign-up' })).toBeNull();
  });
});

describe('the list of groups', () => {
  test('hides the archive and leads to the boards', async () => {
    const server = fakeServer();
    renderStory(() => <List server={server} />);
    await screen.findByRole('link', { name: 'Berlin 2026' });
    expect(screen.queryByRole('link', { name: 'Lima 2024' })).toBeNull();
    const main = within(screen.getByRole('main'));
    const boards = main.getByRole('link', { name: 'Noticeboards of all groups' });
    expect(boards.getAttribute('href')).toBe('/groups/preview/all');
  });

  test('archives many after a question; what is refused stays selected', async () => {
    const server = fakeServer({
      setGroupsArchived: () => [
        { id: 'g-1', status: 'DONE', code: null, reason: null },
        { id: 'g-2', status: 'FAILED', code: 'FORBIDDEN', reason: 'You do not have access.' },
      ],
    });
    const { user } = renderStory(() => <List server={server} />);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Nairobi 2026 A' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Berlin 2026' }));
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Archive 2 groups?' }));
    await user.click(dialog.getByRole('button', { name: 'Archive' }));
    expect(
      await screen.findByText(
        '1 group is changed. Not changed: Berlin 2026. You do not have access.',
      ),
    ).toBeDefined();
    expect(await screen.findByText(/^1 row selected/)).toBeDefined();
    const call = server.calls.find(({ operation }) => operation === 'GroupsSetArchived');
    expect(call?.variables).toEqual({ groupIds: ['g-1', 'g-2'], archived: true });
  });

  test('offers managers no archive', async () => {
    const { user } = renderStory(() => <ListAsManager />);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Berlin 2026' }));
    expect(screen.queryByRole('button', { name: 'Archive' })).toBeNull();
  });
});

test('a new group begins with the default attendance schema', async () => {
  renderStory(() => <Create />);
  const schema = await screen.findByRole('combobox', { name: /^Attendance schema/ });
  expect(schema.textContent).toBe('Standard');
});
