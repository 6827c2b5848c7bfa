import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { college } from '../../testing/college.ts';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { people } from '../../testing/people.ts';
import { renderStory } from '../../testing/render-story.tsx';
import * as stories from './Users.stories.tsx';

const { Create, Edit, EditInvalid, EditOwn, EditRefused, List, ListEmpty, ListFailing, Show } =
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

describe('the selection of a list', () => {
  test('is made by checkboxes that say which row they are for, and its count is told', async () => {
    const { user } = renderStory(() => <List />);
    const ada = await screen.findByRole('checkbox', { name: 'Select Ada Njeri' });
    await user.click(ada);
    expect(ada).toHaveProperty('checked', true);
    // The row is a link, its checkbox is not.
    expect(screen.getByRole('heading', { name: 'Users' })).toBeDefined();
    expect(await screen.findByText('1 row selected')).toHaveProperty('role', 'status');
    const page = screen.getByRole('checkbox', { name: 'Select all rows on this page' });
    expect(page).toHaveProperty('indeterminate', true);
    page.focus();
    await user.keyboard(' ');
    expect(await screen.findByText('24 rows selected')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(ada).toHaveProperty('checked', false);
    expect(screen.queryByRole('button', { name: 'Export selection' })).toBeNull();
    expect(document.activeElement?.id).toBe('main');
  });

  test('takes the rows in between with Shift', async () => {
    const { user } = renderStory(() => <List />);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ada Njeri' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Ada Weber' }));
    await user.keyboard('{/Shift}');
    expect(await screen.findByText('3 rows selected')).toBeDefined();
  });

  test('is exported by itself, whatever is searched meanwhile, and says what is not in sight', async () => {
    const files: Blob[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file) }));
    Object.assign(URL, { revokeObjectURL: () => undefined });
    const { user } = renderStory(() => <List />);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ada Njeri' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Ben Weber' }));
    await user.type(screen.getByRole('textbox', { name: /search/i }), 'njeri');
    expect(await screen.findByText('2 rows selected, 1 of them is not on this page')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Export selection' }));
    await screen.findByText('2 rows exported');
    const lines = ((await files[0]?.text()) ?? '').split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',')[0])).toEqual(['Ada Njeri', 'Ben Weber']);
  });
});

describe('an action on many people', () => {
  const select = async (user: ReturnType<typeof renderStory>['user'], ...names: string[]) => {
    for (const name of names) {
      await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    }
  };

  test('asks how many and whom, then says for whom it failed and why, and keeps those', async () => {
    const server = fakeServer({
      setUsersActive: ({ userIds = [] }) =>
        userIds.map((userId) =>
          userId === 'u-10'
            ? { userId, status: 'FAILED', reason: 'You do not have access to this.' }
            : { userId, status: userId === 'u-06' ? 'UNCHANGED' : 'DONE' },
        ),
    });
    const { user } = renderStory(() => <List server={server} />);
    await select(user, 'Ada Njeri', 'Ada Weber', 'Grace Njeri');
    await user.click(screen.getByRole('button', { name: 'Deactivate' }));
    const dialog = await screen.findByRole('dialog', { name: 'Deactivate 3 people?' });
    const names = within(dialog).getAllByRole('listitem');
    expect(names.map((item) => item.textContent)).toEqual([
      'Ada Njeriada.njeri@lampstand.example',
      'Ada Weberada.weber@lampstand.example',
      'Grace Njerigrace.njeri@lampstand.example',
    ]);
    expect(server.calls.some(({ operation }) => operation === 'UsersSetActiveMany')).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
    expect(await within(dialog).findByText('Done for 1 person.')).toBeDefined();
    expect(within(dialog).getByText('For 1 person it was so already.')).toBeDefined();
    const why = within(dialog).getByText('You do not have access to this.');
    expect(why.previousElementSibling?.textContent).toBe('Ada Weber');
    const call = server.calls.find(({ operation }) => operation === 'UsersSetActiveMany');
    expect(call?.variables).toEqual({ userIds: ['u-00', 'u-10', 'u-06'], active: false });
    const done = within(dialog).getAllByRole('button', { name: 'Close' }).at(-1);
    // The focus comes to it once the dialog has drawn it.
    await waitFor(() => expect(document.activeElement).toBe(done));
    if (done) await user.click(done);
    expect(await screen.findByText('1 row selected')).toBeDefined();
    expect(screen.getByRole('checkbox', { name: 'Select Ada Weber' })).toHaveProperty(
      'checked',
      true,
    );
  });

  test('does nothing when it is called off', async () => {
    const server = fakeServer();
    const { user } = renderStory(() => <List server={server} />);
    await select(user, 'Ada Njeri');
    await user.click(screen.getByRole('button', { name: 'Send enrol mail' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send the enrol mail to 1 person?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.calls.some(({ operation }) => operation === 'UsersSendMails')).toBe(false);
    expect(screen.getByText('1 row selected')).toBeDefined();
  });

  test('goes to the server in parts, and a lost answer is told as such', async () => {
    const parts: number[] = [];
    const server = fakeServer({
      sendAccountMails: ({ userIds = [] }) => {
        parts.push(userIds.length);
        if (parts.length === 2) throw refusal('INTERNAL', 'Something went wrong on our side.');
        return userIds.map((userId) => ({ userId, status: 'DONE' }));
      },
    });
    const { user } = renderStory(() => <List server={server} />);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
    await user.click(screen.getByRole('button', { name: 'Send reset mail' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Send reset mail' }));
    expect(await within(dialog).findByText('Done for 20 people.')).toBeDefined();
    expect(within(dialog).getByText('Not done for 4 people:')).toBeDefined();
    expect(
      within(dialog).getAllByText(/^No answer came.*Something went wrong on our side\.$/),
    ).toHaveLength(4);
    expect(parts).toEqual([20, 4]);
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

  test('is told by a button why a mail makes no sense', async () => {
    const { user } = renderStory(() => <Show />);
    const enrol = await screen.findByRole('button', { name: 'Send enrol mail' });
    expect(enrol.getAttribute('aria-disabled')).toBe('true');
    await user.click(enrol);
    const why = 'This person has already set a password.';
    expect(await screen.findAllByText(why)).not.toHaveLength(0);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('gets the reset mail after a question', async () => {
    const server = fakeServer({
      sendAccountMails: ({ userIds = [] }) => userIds.map((userId) => ({ userId, status: 'DONE' })),
    });
    const { user } = renderStory(() => <Show server={server} />);
    await user.click(await screen.findByRole('button', { name: 'Send reset mail' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Send reset mail' }));
    expect(await within(dialog).findByText('Done for 1 person.')).toBeDefined();
    const call = server.calls.find(({ operation }) => operation === 'UsersSendMails');
    expect(call?.variables).toEqual({ userIds: ['u-01'], kind: 'RESET' });
  });

  test('is not looked through without a reason, nor without knowing what that means', async () => {
    const server = fakeServer({ impersonateUser: () => college.users[1] });
    const { user } = renderStory(() => <Show server={server} />);
    await user.click(await screen.findByRole('button', { name: 'Log in as this person' }));
    const dialog = await screen.findByRole('dialog', { name: 'Log in as Ben Njeri?' });
    expect(dialog.textContent).toContain('Ben Njeri is told who does this and why.');
    expect(dialog.textContent).toContain('60 minutes');
    const begin = within(dialog).getByRole('button', { name: 'Log in as this person' });
    const asked = () => server.calls.filter(({ operation }) => operation === 'UsersImpersonate');
    await user.click(begin);
    expect(asked()).toEqual([]);
    const reason = within(dialog).getByRole('textbox', { name: /^Reason/ });
    await user.type(reason, 'cannot open a lesson');
    await user.click(begin);
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked()[0]?.variables).toEqual({ userId: 'u-01', reason: 'cannot open a lesson' });
  });

  test('of higher rights has no such buttons', async () => {
    renderStory(() => <EditRefused />);
    await screen.findByRole('heading', { name: 'Exam results' });
    expect(screen.queryByRole('button', { name: /log in as|send|activate/i })).toBeNull();
  });

  test('of higher rights is shown instead of edited', async () => {
    renderStory(() => <EditRefused />);
    expect(await screen.findByRole('heading', { name: 'Exam results' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  });
});

describe('the form of a person', () => {
  test('asks for no new password of one’s own', async () => {
    renderStory(() => <EditOwn />);
    await screen.findByLabelText(/^First name/);
    expect(screen.queryByLabelText('New password')).toBeNull();
  });

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
    // The further addresses come after the one that opens the account.
    const [email] = await screen.findAllByRole('textbox', { name: /^e-mail/i });
    if (!email) throw new Error('The form has no e-mail');
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
