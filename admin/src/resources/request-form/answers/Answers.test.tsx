import { composeStories } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { people } from '../../../testing/people.ts';
import { renderStory } from '../../../testing/render-story.tsx';
import { requestsServer } from '../../../testing/requests-server.ts';
import * as stories from './Answers.stories.tsx';

const { Answered, Conflict, List, ListEmpty, Missing, NewRequest, WithoutReason } =
  composeStories(stories);
const { ListOfRegionAdmin } = composeStories(stories);

async function choose(user: UserEvent, state: string) {
  await user.click(await screen.findByRole('combobox', { name: /^State/ }));
  await user.click(screen.getByRole('option', { name: state }));
}

test('the list leads to each request and says how far it has got', async () => {
  const { unmount } = renderStory(() => <List />);
  const name = await screen.findByText('Ada Njeri');
  expect(name.closest('a')?.getAttribute('href')).toBe('/requests/a-1');
  expect(screen.getByText('New')).toBeDefined();
  expect(screen.getAllByLabelText(/^Select Ada Njeri · Letter/).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: 'Add New' })).toBeNull();
  unmount();
  renderStory(() => <ListEmpty />);
  expect(await screen.findByText(/No results|Nothing to show|No Requests/i)).toBeDefined();
});

test('admins of a region find the requests, without the filter by forms that they may not read', async () => {
  const { user, unmount } = renderStory(() => <ListOfRegionAdmin />);
  expect(await screen.findByText('Ada Njeri')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Add filter' }));
  expect(await screen.findByRole('menuitemcheckbox', { name: 'State' })).toBeDefined();
  expect(screen.queryByRole('menuitemcheckbox', { name: 'Form' })).toBeNull();
  unmount();
  const { container } = renderStory(() => <List as={people.manager} />);
  await waitFor(() => expect(container.querySelector('footer')).not.toBeNull());
  expect(screen.queryByText('Ada Njeri')).toBeNull();
});

test('a request is shown in the words of its form', async () => {
  renderStory(() => <NewRequest />);
  expect(await screen.findByText('My bank')).toBeDefined();
  expect(screen.getByText('Mar 2, 2026')).toBeDefined();
  expect(screen.getByText('No')).toBeDefined();
  expect(screen.getByText('Left empty')).toBeDefined();
});

test('an answer needs a state, and is sent with the version that was read', async () => {
  const server = requestsServer();
  const { user } = renderStory(() => <NewRequest server={server} />);
  await user.type(await screen.findByLabelText('Answer'), 'It is ready.');
  await user.click(screen.getByText('Save'));
  expect(server.calls.some(({ operation }) => operation === 'RequestAnswersUpdate')).toBe(false);
  await choose(user, 'Done');
  await user.click(screen.getByText('Save'));
  expect(await screen.findByText('The answer to Ada Njeri is saved.')).toBeDefined();
  const sent = server.calls.find(({ operation }) => operation === 'RequestAnswersUpdate');
  expect(sent?.variables).toEqual({
    id: 'a-1',
    version: 1,
    reply: { status: 'DONE', reply: 'It is ready.' },
  });
});

test('a refusal without a reason is said at the answer', async () => {
  const { user } = renderStory(() => <WithoutReason />);
  await choose(user, 'Refused');
  await user.click(screen.getByText('Save'));
  expect(await screen.findByText('This field is required.')).toBeDefined();
  const reply = screen.getByLabelText('Answer');
  expect(reply.getAttribute('aria-invalid')).toBe('true');
});

test('what somebody else answered meanwhile is shown, not overwritten', async () => {
  const { user } = renderStory(() => <Conflict />);
  await choose(user, 'Done');
  await user.click(screen.getByText('Save'));
  expect(await screen.findByRole('button', { name: 'Save my entries' })).toBeDefined();
});

test('an answered request says by whom; one that is not there says so', async () => {
  const { unmount } = renderStory(() => <Answered />);
  expect(await screen.findByText('It is ready.')).toBeDefined();
  expect(screen.getAllByText('Susan Mwangi').length).toBeGreaterThan(0);
  unmount();
  renderStory(() => <Missing />);
  expect(await screen.findByText('This record does not exist.')).toBeDefined();
});
