import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { college } from '../../testing/college.ts';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { people } from '../../testing/people.ts';
import { renderStory } from '../../testing/render-story.tsx';
import * as stories from './Regions.stories.tsx';

const { CreateRefused, Edit, List, ListAsSuperadmin, Show, ShowWithoutDuties } =
  composeStories(stories);

test('only the superadmin is offered to open a region', async () => {
  const { unmount } = renderStory(() => <ListAsSuperadmin />);
  expect(await screen.findByRole('link', { name: 'Add New' })).toBeDefined();
  unmount();
  renderStory(() => <List />);
  expect(await screen.findByRole('link', { name: 'Germany' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Add New' })).toBeNull();
});

test('the form of a new region is refused to others', async () => {
  renderStory(() => <CreateRefused />);
  expect(await screen.findByRole('heading', { name: 'No Access' })).toBeDefined();
});

test('deleting asks first, since it is permanent', async () => {
  const server = fakeServer({ removeRegion: () => college.regions[0] });
  const { user } = renderStory(() => <Edit as={people.superadmin} server={server} />);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete East Africa?' });
  expect(dialog.textContent).toContain('Are you sure? This is permanent!');
  expect(server.calls.some(({ operation }) => operation === 'RegionsRemove')).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('East Africa is deleted')).toBeDefined();
});

test('a slug with spaces is refused before it is sent', async () => {
  const server = fakeServer();
  const { user } = renderStory(() => <Edit server={server} />);
  const slug = await screen.findByRole('textbox', { name: /short name/i });
  await user.clear(slug);
  await user.type(slug, 'east africa');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/letters, digits and single hyphens only/)).toBeDefined();
  expect(server.calls.some(({ operation }) => operation === 'RegionsUpdate')).toBe(false);
});

test('country and currency are told by name, and the country is chosen by it', async () => {
  const { unmount } = renderStory(() => <Show />);
  expect(await screen.findByText(/Nairobi Kenya$/)).toBeDefined();
  expect(screen.getByText('KES · Kenyan Shilling')).toBeDefined();
  unmount();
  const server = fakeServer({ updateRegion: () => college.regions[0] });
  const { user } = renderStory(() => <Edit server={server} />);
  const country = await screen.findByRole('combobox', { name: /^country/i });
  await user.clear(country);
  await user.type(country, 'Ugan');
  await user.click(await screen.findByRole('option', { name: 'Uganda' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/is saved/);
  const call = server.calls.find(({ operation }) => operation === 'RegionsUpdate');
  expect(call?.variables).toMatchObject({ input: { addressCountry: 'UGA' } });
});

test('a region tells who has its duties, and keeps further addresses', async () => {
  renderStory(() => <Show />);
  const duties = within(await screen.findByRole('region', { name: 'Duties' }));
  expect(duties.getAllByRole('link', { name: 'Ada Njeri' })).toHaveLength(2);
  expect(duties.getByText('Enabled')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Add address' })).toBeDefined();
});

test('without attendance admins nobody explains absences, and the page says so', async () => {
  renderStory(() => <ShowWithoutDuties />);
  expect(
    await screen.findByText(
      'Absence explanations are currently disabled. An admin needs to select attendance admins for this region.',
    ),
  ).toBeDefined();
});

test('duties are given to people of the region and sent by id', async () => {
  const server = fakeServer({ updateRegion: () => college.regions[0] });
  const { user } = renderStory(() => <Edit server={server} />);
  const deans = await screen.findByRole('combobox', { name: 'Deans' });
  await user.type(deans, 'Ben');
  await user.click(await screen.findByRole('option', { name: /^Ben Njeri/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/is saved/);
  const asked = server.calls.filter(({ operation }) => operation === 'UsersList');
  expect(asked.some(({ variables }) => JSON.stringify(variables).includes('r-kenya'))).toBe(true);
  const call = server.calls.find(({ operation }) => operation === 'RegionsUpdate');
  expect(call?.variables).toMatchObject({
    input: { attendanceAdminIds: ['u-00'], deanIds: ['u-00', 'u-01'] },
  });
});

test('a refusal marks the duty that it is about', async () => {
  const server = fakeServer({
    updateRegion: () => {
      throw refusal('INVALID', 'Some values are not valid.', { deanIds: 'Not of this region.' });
    },
  });
  const { user } = renderStory(() => <Edit server={server} />);
  await user.type(await screen.findByRole('textbox', { name: /^name/i }), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Not of this region.')).toBeDefined();
});
