import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderStory } from '../../testing/render-story.tsx';
import { requestsServer } from '../../testing/requests-server.ts';
import * as stories from './RequestForm.stories.tsx';

const { Create, Edit, EditInvalid, List, ListEmpty, RemoveInUse, Show } = composeStories(stories);
const { ListFailing, ShowWithoutQuestions } = composeStories(stories);

const sentOf = (server: ReturnType<typeof requestsServer>, operation: string) =>
  server.calls.find((call) => call.operation === operation)?.variables;
const questions = () =>
  screen.getAllByLabelText(/^Question\s\*/).map((box) => box.getAttribute('value'));

test('the list tells for whom each form is, and what waits', async () => {
  renderStory(() => <List />);
  const name = await screen.findByText('Letter of enrolment');
  expect(name.closest('a')?.getAttribute('href')).toBe('/request-form/f-letter/show');
  const row = name.closest('tr');
  if (!row) throw new Error('The form is not in a row');
  expect(within(row).getByText('Everybody')).toBeDefined();
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toContain('2');
  expect(screen.getByText('Students, East Africa')).toBeDefined();
  const answers = screen.getByRole('link', { name: 'Requests' });
  expect(answers.getAttribute('href')).toBe('/requests');
});

test('an empty list offers to add, a broken one to try again', async () => {
  const { unmount } = renderStory(() => <ListEmpty />);
  expect((await screen.findAllByRole('link', { name: 'Add New' })).length).toBeGreaterThan(0);
  unmount();
  renderStory(() => <ListFailing />);
  expect(await screen.findByText('Something went wrong on our side.')).toBeDefined();
});

test('a form is shown as people see it, with the way to what they asked for', async () => {
  const { unmount } = renderStory(() => <Show />);
  expect(await screen.findByRole('textbox', { name: 'Whom is it for?' })).toBeDefined();
  expect(screen.getByRole('combobox', { name: 'Language' })).toBeDefined();
  const answers = screen.getByRole('link', { name: 'Requests' }).getAttribute('href');
  expect(new URLSearchParams(answers?.split('?')[1]).get('filter')).toBe('{"formId":"f-letter"}');
  unmount();
  renderStory(() => <ShowWithoutQuestions />);
  expect(await screen.findByText('This form has no questions yet.')).toBeDefined();
});

test('a question that was removed comes back to its place', async () => {
  const { user } = renderStory(() => <Edit />);
  await screen.findAllByLabelText(/^Question\s\*/);
  expect(questions()).toEqual(['Whom is it for?', 'Language']);
  const [first] = screen.getAllByLabelText('Remove');
  if (!first) throw new Error('Nothing can be removed');
  await user.click(first);
  expect(await screen.findByText('The question “Whom is it for?” was removed.')).toBeDefined();
  expect(questions()).toEqual(['Language']);
  await user.click(screen.getByText('Undo'));
  expect(questions()).toEqual(['Whom is it for?', 'Language']);
});

test('questions are moved by the keyboard and sent in their order, with their ids', async () => {
  const server = requestsServer();
  const { user } = renderStory(() => <Edit server={server} />);
  await screen.findAllByLabelText(/^Question\s\*/);
  const down = screen.getAllByLabelText('Move down')[0];
  down?.focus();
  await user.keyboard('{Enter}');
  expect(questions()).toEqual(['Language', 'Whom is it for?']);
  await user.click(screen.getByText('Save'));
  await vi.waitFor(() => expect(sentOf(server, 'RequestFormUpdate')).toBeDefined());
  expect(sentOf(server, 'RequestFormUpdate')).toMatchObject({
    id: 'f-letter',
    version: 1,
    input: { fields: [{ _id: 'language', choices: ['English', 'French'] }, { _id: 'whom' }] },
  });
});

test('a new form is built question by question', async () => {
  const server = requestsServer();
  const { user } = renderStory(() => <Create server={server} />);
  await user.type(await screen.findByLabelText(/^Title/), 'Late return');
  await user.click(screen.getByText('Add a question'));
  await user.type(screen.getByLabelText(/^Question\s\*/), 'When?');
  await user.click(screen.getByRole('combobox', { name: /Kind of answer/ }));
  await user.click(screen.getByRole('option', { name: 'One of several choices' }));
  await user.type(await screen.findByLabelText(/Choices/), 'Friday{Enter}Sunday');
  await user.click(screen.getByText('Save'));
  await screen.findByText(/is created/);
  expect(sentOf(server, 'RequestFormCreate')).toMatchObject({
    input: {
      title: 'Late return',
      published: false,
      fields: [{ kind: 'CHOICE', label: 'When?', required: false, choices: ['Friday', 'Sunday'] }],
    },
  });
});

test('what adds a question says so on a phone too', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: Number(/max-width: ?([-\d.]+)px/.exec(query)?.[1]) >= 360,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  renderStory(() => <Create />);
  expect(await screen.findByText('Add a question')).toBeDefined();
  vi.unstubAllGlobals();
});

test('what the server refuses of a question stands at its input, and nothing typed is lost', async () => {
  const { user } = renderStory(() => <EditInvalid />);
  const title = await screen.findByLabelText(/^Title/);
  await user.type(title, ' (new)');
  await user.click(screen.getByText('Save'));
  expect(
    await screen.findByText('Enter at least two choices, all of them different.'),
  ).toBeDefined();
  const choices = screen.getByLabelText(/Choices/);
  expect(choices.getAttribute('aria-invalid')).toBe('true');
  expect(title.getAttribute('value')).toBe('Letter of enrolment (new)');
});

test('a form that is in use stays, and says why', async () => {
  const { user } = renderStory(() => <RemoveInUse />);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('People have already filled in this form.')).toBeDefined();
});
