import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { people } from '../../testing/people.ts';
import { renderStory } from '../../testing/render-story.tsx';
import { translationsServer } from '../../testing/translations-server.ts';
import * as stories from './Translations.stories.tsx';

const { Edit, EditInvalid, List, ListAsRegionAdmin } = composeStories(stories);

test('drafts are published after asking, and the person is told', async () => {
  const server = translationsServer();
  const { user } = renderStory(() => <List as={people.superadmin} server={server} />);
  const publish = () => screen.findByRole('button', { name: 'Publish 1 draft' });
  await user.click(await publish());
  const dialog = await screen.findByRole('dialog', { name: 'Publish 1 text in English?' });
  expect(server.calls.some(({ operation }) => operation === 'TranslationsPublish')).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Publish 1 draft' }));
  expect(await screen.findByText('The texts are published.')).toBeDefined();
  expect(
    server.calls.find(({ operation }) => operation === 'TranslationsPublish')?.variables,
  ).toEqual({ locale: 'en' });
});

test('an earlier publication is brought back after asking', async () => {
  const server = translationsServer();
  const { user } = renderStory(() => <List as={people.superadmin} server={server} />);
  await user.click(await screen.findByRole('button', { name: 'Publications' }));
  const list = await screen.findByRole('dialog', { name: 'Publications' });
  await user.click(await within(list).findByRole('button', { name: 'Bring back' }));
  const question = await screen.findByRole('dialog', { name: 'Bring back publication 1?' });
  await user.click(within(question).getByRole('button', { name: 'Bring back' }));
  expect(await screen.findByText(/is back in force/)).toBeDefined();
  expect(
    server.calls.find(({ operation }) => operation === 'TranslationsRollBack')?.variables,
  ).toEqual({ id: 'p-1' });
});

test('an admin of a region writes drafts, but is not offered to publish', async () => {
  renderStory(() => <ListAsRegionAdmin />);
  expect(await screen.findByRole('link', { name: 'common.save' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull();
});

test('what is typed is shown as readers will see it, with values in the places of braces', async () => {
  const { user } = renderStory(() => <EditInvalid />);
  const text = await screen.findByRole('textbox', { name: /your text/i });
  await user.click(text);
  await user.paste('{days, plural, one {ein Tag} other {ganze # Tage}}');
  expect(await screen.findByText('ganze 5 Tage')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/exactly these values/)).toBeDefined();
  expect(text).toHaveProperty('value', '{days, plural, one {ein Tag} other {ganze # Tage}}');
});

test('a draft is sent with the version that was read', async () => {
  const server = translationsServer();
  const { user } = renderStory(() => <Edit server={server} />);
  const text = await screen.findByRole('textbox', { name: /your text/i });
  await user.clear(text);
  await user.type(text, 'Behalten');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('common.save is saved')).toBeDefined();
  expect(
    server.calls.find(({ operation }) => operation === 'TranslationsUpdate')?.variables,
  ).toEqual({ input: { _id: 'de_DE:common.save', version: 1, text: 'Behalten' } });
});
