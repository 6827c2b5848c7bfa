import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { linksServer } from '../../testing/links-server.ts';
import { renderStory } from '../../testing/render-story.tsx';
import * as stories from './Links.stories.tsx';

const { Create, CreateInvalid, Edit, List, ListAsRegionAdmin, Show } = composeStories(stories);

const orderOf = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('listitem')
    .map((item) => item.textContent?.replace('↑↓', ''));

test('the list tells for whom each link is', async () => {
  renderStory(() => <List />);
  expect(await screen.findByRole('link', { name: 'Campus map' })).toBeDefined();
  expect(screen.getByText('Everybody')).toBeDefined();
  expect(screen.getAllByText('East Africa')).toHaveLength(2);
});

test('links are ordered by buttons and saved together', async () => {
  const server = linksServer();
  const { user } = renderStory(() => <List server={server} />);
  await user.click(await screen.findByRole('button', { name: 'Change the order' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change the order' });
  await user.click(await within(dialog).findByRole('button', { name: 'Move “Office hours” up' }));
  expect(orderOf(dialog)).toEqual(['Library catalogue', 'Office hours', 'Campus map']);
  expect(server.calls.some(({ operation }) => operation === 'LinksOrder')).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The order is saved.')).toBeDefined();
  expect(server.calls.find(({ operation }) => operation === 'LinksOrder')?.variables).toEqual({
    ids: ['l-1', 'l-3', 'l-2'],
  });
});

test('links are ordered by dragging', async () => {
  const { user } = renderStory(() => <List />);
  await user.click(await screen.findByRole('button', { name: 'Change the order' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change the order' });
  const [first, , last] = await within(dialog).findAllByRole('listitem');
  if (!first || !last) throw new Error('The links are not shown');
  fireEvent.dragStart(first);
  fireEvent.drop(last);
  expect(orderOf(dialog)).toEqual(['Campus map', 'Office hours', 'Library catalogue']);
});

test('an admin of a region orders the links of the region only', async () => {
  const { user } = renderStory(() => <ListAsRegionAdmin />);
  await user.click(await screen.findByRole('button', { name: 'Change the order' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change the order' });
  await within(dialog).findByText('Campus map');
  expect(orderOf(dialog)).toEqual(['Campus map', 'Office hours']);
});

test('a link opens in a tab of its own, which cannot reach back', async () => {
  renderStory(() => <Show />);
  const link = await screen.findByRole('link', { name: /https:\/\/library.example/ });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test('a change is sent with the version that was read', async () => {
  const server = linksServer();
  const { user } = renderStory(() => <Edit server={server} />);
  const title = await screen.findByRole('textbox', { name: /title/i });
  await user.clear(title);
  await user.type(title, 'Library');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/is saved/)).toBeDefined();
  expect(
    server.calls.find(({ operation }) => operation === 'LinksUpdate')?.variables,
  ).toMatchObject({ id: 'l-1', version: 1, input: { title: 'Library', regionIds: [] } });
});

test('an address that is refused is told at its field, and nothing typed is lost', async () => {
  const { user } = renderStory(() => <CreateInvalid />);
  await user.type(await screen.findByRole('textbox', { name: /title/i }), 'Trick');
  await user.type(screen.getByRole('textbox', { name: /address/i }), 'ftp://x.example');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This value is not valid.')).toBeDefined();
  expect(screen.getByRole('textbox', { name: /title/i })).toHaveProperty('value', 'Trick');
});

test('a new link is not sent without an address', async () => {
  const server = linksServer();
  const { user } = renderStory(() => <Create server={server} />);
  await user.type(await screen.findByRole('textbox', { name: /title/i }), 'Only a title');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const address = screen.getByRole('textbox', { name: /address/i });
  await vi.waitFor(() => expect(address.getAttribute('aria-invalid')).toBe('true'));
  expect(server.calls.some(({ operation }) => operation === 'LinksCreate')).toBe(false);
});
