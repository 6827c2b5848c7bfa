import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../testing/fake-server.ts';
import { renderStory } from '../../testing/render-story.tsx';
import { siteRecords } from '../../testing/site-records.ts';
import { siteServer } from '../../testing/site-server.ts';
import * as stories from './SiteSettings.stories.tsx';

const { Configured, Edit, Show } = composeStories(stories);

describe('the settings of the site in the back-office', () => {
  test('the address shows what holds, with the history of changes one step away', async () => {
    renderStory(() => <Show />);
    expect(await screen.findByText('Lampstand Bible College')).toBeDefined();
    expect(await screen.findByText('East Africa')).toBeDefined();
    expect(screen.getByRole('link', { name: 'History' }).getAttribute('href')).toContain('history');
  });

  test('say that the configuration holds as long as nobody has saved any', async () => {
    renderStory(() => <Configured />);
    expect(await screen.findByText(/configuration of the server/)).toBeDefined();
  });

  test('are sent as a whole, with the version that was read', async () => {
    const server = siteServer();
    const { user } = renderStory(() => <Edit server={server} />);
    const name = await screen.findByRole('textbox', { name: /^Short name/ });
    await user.clear(name);
    await user.type(name, 'Grace');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/is saved/)).toBeDefined();
    const call = server.calls.find(({ operation }) => operation === 'SiteSettingsUpdate');
    expect(call?.variables).toMatchObject({
      version: 1,
      input: { shortName: 'Grace', defaultAllowedAttempts: 2, alumniRegionId: 'r-kenya' },
    });
  });

  test('a link that leads to no web page is refused before it is sent', async () => {
    const server = siteServer();
    const { user } = renderStory(() => <Edit server={server} />);
    await user.type(await screen.findByRole('textbox', { name: /^Help page/ }), 'help.example');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/begin with https/)).toBeDefined();
    expect(server.calls.some(({ operation }) => operation === 'SiteSettingsUpdate')).toBe(false);
  });

  test("somebody else's change is shown, never overwritten", async () => {
    let stored: object = siteRecords.settings;
    const server = siteServer({
      siteSettings: () => stored,
      updateSiteSettings: ({ version }) => {
        if (version !== 1) return stored;
        stored = { ...siteRecords.settings, shortName: 'Theirs', version: 2 };
        throw refusal('CONFLICT', 'Somebody else changed this record.');
      },
    });
    const { user } = renderStory(() => <Edit server={server} />);
    const name = await screen.findByRole('textbox', { name: /^Short name/ });
    await user.clear(name);
    await user.type(name, 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Theirs')).toBeDefined();
    expect(name).toHaveProperty('value', 'Mine');
  });
});
