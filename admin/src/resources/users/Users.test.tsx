import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { college } from '../../testing/college.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { people } from '../../testing/people.ts';
import { renderStory } from '../../testing/render-story.tsx';
import * as stories from './Users.stories.tsx';

const { Create, Edit, EditInvalid, EditRefused, List, ListEmpty, ListFailing, Show } =
  composeStories(stories);

afterEach(() => vi.restoreAllMocks());

describe('the list of people', () => {
  test('leads to each person by a link', async () => {
    renderStory(() => <List />);
    const link = await screen.findByRole('link', { name: 'Ada Njeri' });
    expect(link.getAttribute('href')).toBe('/users/u-00/show');
    expect(screen.getByText('Administrator: East Africa')).toBeDefined();
    expect(document.body.textContent).not.toContain('Invalid message');
  });

  test('asks the server for what is searched', async () => {
    const server = fakeServer();
    const { user } = renderStory(() => <List server={server} />);
    await user.type(await screen.findByRole('textbox', { name: /search/i }), 'quispe');
    await waitFor(() =>
      expect(server.calls.at(-1)?.variables).toMatchObject({ filter: { q: 'quispe' } }),
    );
    await waitFor(() => expect(screen.queryByText('Ada Njeri')).toBeNull());
    expect(screen.getByText('Ada Quispe')).toBeDefined();
  });

  test('exports all pages of the filter, not only the one on the screen', async () => {
    const files: Blob[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file) }));
    Object.assign(URL, { revokeObjectURL: () => undefined });
    const many = Array.from({ length: 1100 }, (_, at) => ({
      ...college.users[at % 24],
      _id: `many-${at}`,
      fullName: at === 1099 ? '=cmd' : `Person ${at}`,
    }));
    const server = fakeServer({
      users: ({ page }) => ({
        total: many.length,
        items: many.slice(((page?.page ?? 1) - 1) * (page?.perPage ?? 25)).slice(0, page?.perPage),
      }),
    });
    const { user } = renderStory(() => <List server={server} />);
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await screen.findByText('1,100 rows exported');
    const text = (await files[0]?.text()) ?? '';
    expect(text.split('\r\n')).toHaveLength(1101);
    expect(text).toContain('Name,E-mail,Roles');
    expect(text).toContain("'=cmd");
    const pages = server.calls.map(({ variables }) => variables['page']);
    expect(pages.slice(-3)).toEqual([1, 2, 3].map((page) => ({ page, perPage: 500 })));
  });

  test('exports in words what it shows in words', async () => {
    const files: Blob[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file) }));
    Object.assign(URL, { revokeObjectURL: () => undefined });
    const { user } = renderStory(() => <List />);
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await screen.findByText('24 rows exported');
    const lines = ((await files[0]?.text()) ?? '').split('\r\n');
    const row = lines.find((line) => line.startsWith('Ada Weber')) ?? '';
    expect(row).toContain('Administrator,Administrator: Germany,Germany');
    expect(row).toMatch(/Deutsch,No,Yes,2025-01-10 \d\d:00$/);
  });

  test('lets people choose columns by switches that screen readers find', async () => {
    const { user } = renderStory(() => <List />);
    await user.click(await screen.findByRole('button', { name: 'Columns' }));
    const column = await screen.findByRole('switch', { name: 'Created' });
    expect(screen.queryByRole('option')).toBeNull();
    await user.click(column);
    expect(
      await screen.findByRole('columnheader', { name: /Created/, hidden: true }),
    ).toBeDefined();
  });

  test('keeps the focus on the step to the last page when it is reached', async () => {
    const items = Array.from({ length: 25 }, (_, at) => ({ ...college.users[0], _id: `p-${at}` }));
    const server = fakeServer({ users: () => ({ total: 60, items }) });
    const { user } = renderStory(() => <List server={server} />);
    const last = await screen.findByRole('button', { name: 'Go to last page' });
    await user.click(last);
    await screen.findByText('51-60 of 60');
    expect(last.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(last);
  });

  test('says that there is nothing, and offers to add somebody', async () => {
    renderStory(() => <ListEmpty />);
    expect(await screen.findByText('Nothing to show yet')).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'Add New' })).not.toHaveLength(0);
  });

  test('says why it could not be read, and offers to try again', async () => {
    renderStory(() => <ListFailing />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Something went wrong on our side.');
    expect(within(alert).getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  test('is not opened to a manager', async () => {
    const { container } = renderStory(() => <List as={people.manager} />);
    await waitFor(() => expect(container.querySelector('footer')).not.toBeNull());
    expect(screen.queryByRole('heading', { name: 'Users' })).toBeNull();
  });
});

describe('a person', () => {
  test('is deactivated after a question, under the version that was read', async () => {
    const server = fakeServer({ setUserActive: () => ({ ...college.users[1], active: false }) });
    const { user } = renderStory(() => <Show server={server} />);
    await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
    const dialog = await screen.findByRole('dialog', { name: 'Deactivate Ben Njeri?' });
    expect(server.calls.some(({ operation }) => operation === 'UsersSetActive')).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
    await screen.findByText('Ben Njeri can no longer log in.');
    const call = server.calls.find(({ operation }) => operation === 'UsersSetActive');
    expect(call?.variables).toEqual({ id: 'u-01', version: 1, active: false });
  });

  test('of higher rights is shown instead of edited', async () => {
    renderStory(() => <EditRefused />);
    expect(await screen.findByRole('heading', { name: 'Exam results' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  });
});

describe('the form of a person', () => {
  test('has every label', async () => {
    renderStory(() => <Edit />);
    expect(await screen.findByRole('textbox', { name: /first name/i })).toBeDefined();
    expect(document.body.textContent).not.toContain('Invalid message');
  });

  test('is told apart from the page of the person, to which it leads back', async () => {
    renderStory(() => <Edit />);
    expect(await screen.findByRole('heading', { name: 'Edit: Ada Njeri' })).toBeDefined();
    const back = screen.getByRole('link', { name: 'Ada Njeri' });
    expect(back.getAttribute('href')).toBe('/users/u-00/show');
  });

  test('says what its button adds', async () => {
    const { user } = renderStory(() => <Edit />);
    await user.click(await screen.findByRole('button', { name: 'Add a role in a region' }));
    expect(await screen.findAllByRole('combobox', { name: /^region\b/i })).not.toHaveLength(0);
  });

  test('shows a refusal at its input and keeps what was typed', async () => {
    const { user } = renderStory(() => <EditInvalid />);
    const email = await screen.findByRole('textbox', { name: /e-mail/i });
    await user.clear(email);
    await user.type(email, 'taken@lampstand.example');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This value is already taken.')).toBeDefined();
    expect(email).toHaveProperty('value', 'taken@lampstand.example');
    await waitFor(() => expect(document.activeElement).toBe(email));
  });

  test('sends the SHA-256 of a password and never the password', async () => {
    const server = fakeServer({ createUser: () => college.users[1] });
    const { user } = renderStory(() => <Create server={server} />);
    await user.type(await screen.findByRole('textbox', { name: /first name/i }), 'Ada');
    await user.type(screen.getByRole('textbox', { name: /last name/i }), 'New');
    await user.type(screen.getByRole('textbox', { name: /e-mail/i }), 'ada@lampstand.example');
    await user.type(screen.getByLabelText(/new password/i), 'lampstand');
    await user.click(screen.getByRole('combobox', { name: /^regions/i }));
    await user.click(await screen.findByRole('option', { name: 'East Africa' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/is created/);
    const call = server.calls.find(({ operation }) => operation === 'UsersCreate');
    expect(call?.variables).toMatchObject({
      input: {
        firstName: 'Ada',
        roles: ['user'],
        regionIds: ['r-kenya'],
        password: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
  });
});
