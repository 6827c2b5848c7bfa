import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { importsServer } from '../testing/imports-server.ts';
import { renderStory } from '../testing/render-story.tsx';
import * as stories from './Imports.stories.tsx';

const { Done, Members, MembersElsewhere, People, Running, UndoBlocked } = composeStories(stories);

const file = (text: string) => new File([text], 'people.csv', { type: 'text/csv' });
const choose = async (user: UserEvent, text: string) =>
  user.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), file(text));
const TEXT = 'E-Mail;Vorname;Shoe size\nnew@x.example;Nandi;40\nada@x.example;Adaeze;41\nwrong;;\n';

async function dryRun(user: UserEvent) {
  await choose(user, TEXT);
  await user.click(await screen.findByRole('button', { name: 'Show what would happen' }));
  await screen.findByRole('heading', { name: 'What would happen' });
}

test('columns are guessed, and a dry run shows the fate of each line', async () => {
  const server = importsServer();
  const { user } = renderStory(() => <People server={server} />);
  await dryRun(user);
  const input = server.calls.find(({ operation }) => operation === 'ImportsPreview')?.variables;
  expect(input).toMatchObject({
    input: {
      kind: 'USERS',
      fileName: 'people.csv',
      fields: ['email', 'firstName'],
      rows: [{ line: 2, values: ['new@x.example', 'Nandi'] }, { line: 3 }, { line: 4 }],
    },
  });
  const changed = screen.getByRole('row', { name: /^3/ });
  expect(within(changed).getByText('Ada')).toBeDefined();
  expect(within(changed).getByText('Adaeze')).toBeDefined();
  expect(screen.getByText('Enter a valid e-mail address.')).toBeDefined();
  expect(screen.getByText('Last name: This field is required.')).toBeDefined();
  expect(server.calls.some(({ operation }) => operation === 'ImportsStart')).toBe(false);
});

test('lines can be cut to those of one fate', async () => {
  const { user } = renderStory(() => <People />);
  await dryRun(user);
  await user.click(screen.getByRole('button', { name: 'Refused: 1' }));
  expect(screen.queryByRole('row', { name: /^2/ })).toBeNull();
  expect(screen.getByRole('row', { name: /^4/ })).toBeDefined();
});

test('only the confirmation imports, under an id that the browser made', async () => {
  const server = importsServer();
  const { user } = renderStory(() => <People server={server} />);
  await dryRun(user);
  await user.click(screen.getByRole('checkbox', { name: /Send new people the mail/ }));
  await user.click(screen.getByRole('button', { name: 'Import 2 lines' }));
  expect(await screen.findByText('Imported: 1. Refused: 1.')).toBeDefined();
  const start = server.calls.find(({ operation }) => operation === 'ImportsStart')?.variables;
  expect(start).toMatchObject({ fingerprint: 'seen', sendMails: true });
  expect(String(start?.['id'])).toMatch(/^[\w-]{16,64}$/);
});

test('a column that must be there is asked for', async () => {
  const { user } = renderStory(() => <People />);
  await choose(user, 'Who,Vorname\na@b.example,Ada\n');
  expect(await screen.findByText('No column is assigned to: E-mail')).toBeDefined();
  const run = screen.getByRole('button', { name: 'Show what would happen' });
  expect(run).toHaveProperty('disabled', true);
  await user.selectOptions(screen.getByRole('combobox', { name: 'What “Who” becomes' }), 'E-mail');
  expect(screen.getByRole('button', { name: 'Show what would happen' })).toHaveProperty(
    'disabled',
    false,
  );
});

test('a file without lines is refused before anything is asked', async () => {
  const { user } = renderStory(() => <People />);
  await choose(user, 'E-Mail\n');
  expect(await screen.findByText('No lines could be read from this file.')).toBeDefined();
});

test('an import under way shows how far it is', async () => {
  renderStory(() => <Running />);
  expect(await screen.findByRole('progressbar', { name: '1 of 2 lines' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Undo this import' })).toBeNull();
});

test('refused lines are downloaded with their reasons, and run no formula', async () => {
  const written: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) written.push(blob);
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = renderStory(() => <Done />);
  await user.click(await screen.findByRole('button', { name: 'Download refused lines' }));
  await vi.waitFor(() => expect(written).toHaveLength(1));
  expect(await written[0]?.text()).toContain(`"'=cmd",Wrong,E-mail: Enter a valid e-mail address.`);
  vi.restoreAllMocks();
});

test('an import is undone after asking', async () => {
  const server = importsServer();
  const { user } = renderStory(() => <Done server={server} />);
  await user.click(await screen.findByRole('button', { name: 'Undo this import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Undo this import?' });
  await user.click(within(dialog).getByRole('button', { name: 'Undo this import' }));
  await vi.waitFor(() =>
    expect(server.calls.find(({ operation }) => operation === 'ImportsUndo')?.variables).toEqual({
      id: 'import-1',
    }),
  );
});

test('where something changed since, it is said which lines are in the way', async () => {
  const { user } = renderStory(() => <UndoBlocked />);
  await user.click(await screen.findByRole('button', { name: 'Undo this import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Undo this import?' });
  await user.click(within(dialog).getByRole('button', { name: 'Undo this import' }));
  expect(await screen.findByText(/have changed since: 2/)).toBeDefined();
});

test('members are imported into the groups of the own regions', async () => {
  renderStory(() => <Members />);
  expect(await screen.findByRole('heading', { name: 'Import members' })).toBeDefined();
});

test('a group of another region takes no import', async () => {
  renderStory(() => <MembersElsewhere />);
  expect(await screen.findByText('You do not have access to this.')).toBeDefined();
});
