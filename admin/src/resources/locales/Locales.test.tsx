import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../testing/fake-server.ts';
import { renderStory } from '../../testing/render-story.tsx';
import { siteServer } from '../../testing/site-server.ts';
import * as stories from './Locales.stories.tsx';

const { Edit, List } = composeStories(stories);

describe('languages in the back-office', () => {
  test('the list tells which are on; none can be added or deleted', async () => {
    renderStory(() => <List />);
    expect(await screen.findByRole('link', { name: 'Hungarian' })).toBeDefined();
    expect(screen.getByText('Magyar nyelv')).toBeDefined();
    expect(screen.getByText('Switched off')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Add New' })).toBeNull();
  });

  test('that English is needed is said at the switch, and nothing typed is lost', async () => {
    const server = siteServer({
      updateLocale: () => {
        throw refusal('INVALID', 'Some values are not valid.', { enabled: 'It is needed.' });
      },
    });
    const { user } = renderStory(() => <Edit server={server} />);
    const label = await screen.findByRole('textbox', { name: /^Shown as/ });
    await user.type(label, ' (UK)');
    await user.click(screen.getByRole('switch'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('It is needed.')).toBeDefined();
    expect(label).toHaveProperty('value', 'English (UK)');
    const call = server.calls.find(({ operation }) => operation === 'LocalesUpdate');
    expect(call?.variables).toEqual({
      id: 'en',
      version: 0,
      input: { name: 'English', label: 'English (UK)', position: 10, enabled: false },
    });
  });
});
