import { composeStories } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../testing/fake-server.ts';
import { renderStory } from '../../testing/render-story.tsx';
import { siteRecords } from '../../testing/site-records.ts';
import { siteServer } from '../../testing/site-server.ts';
import * as stories from './SiteSettings.stories.tsx';

const { Configured, Design, Edit, Scale, ScaleRefused, Show } = composeStories(stories);

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

  test('show the scale of grades and the look of transcripts, each with its form', async () => {
    renderStory(() => <Show />);
    expect(await screen.findByText('A from 90%: 4 points')).toBeDefined();
    const change = screen.getByRole('link', { name: 'Change the scale' });
    expect(change.getAttribute('href')).toBe('/site-settings/grade-scale');
    const preview = await screen.findByRole('figure', { name: 'Preview' });
    expect(preview.textContent).toContain('12 Lamp Street');
    expect(preview.textContent).not.toContain('Overall mean');
  });

  test('take another scale of grades, with the version that was read', async () => {
    const server = siteServer();
    const { user } = renderStory(() => <Scale server={server} />);
    const [letter] = await screen.findAllByRole('textbox', { name: /^Letter/ });
    if (!letter) throw new Error('no letter');
    await user.clear(letter);
    await user.type(letter, 'S');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      const sent = server.calls.find(({ operation }) => operation === 'GradeScaleUpdate');
      expect(sent?.variables).toEqual({
        version: 1,
        input: {
          bands: [
            { letter: 'S', from: 90, points: 4 },
            { letter: 'F', from: 0, points: 0 },
          ],
        },
      });
    });
  });

  test('say at a letter what is wrong with it, and keep what was typed', async () => {
    const { user } = renderStory(() => <ScaleRefused />);
    const [, last] = await screen.findAllByRole('spinbutton', { name: /^From/ });
    if (!last) throw new Error('no second band');
    await user.clear(last);
    await user.type(last, '7');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/must begin at 0/)).toBeDefined();
    expect(last).toHaveProperty('value', '7');
  });

  test('show a transcript as its form stands, whose needed parts stay', async () => {
    const server = siteServer();
    const { user } = renderStory(() => <Design server={server} />);
    const preview = await screen.findByRole('figure', { name: 'Preview' });
    expect(screen.getByRole('switch', { name: 'Courses by term' })).toHaveProperty(
      'disabled',
      true,
    );
    await user.click(screen.getByRole('switch', { name: 'Overall mean' }));
    await user.type(screen.getByRole('textbox', { name: /letterhead/ }), 'Lamp Street 7');
    expect(preview.textContent).toContain('Overall mean');
    expect(preview.textContent).toContain('Lamp Street 7');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      const sent = server.calls.find(({ operation }) => operation === 'TranscriptDesignUpdate');
      expect(sent?.variables).toMatchObject({
        version: 1,
        input: { letterhead: 'Lamp Street 7', blocks: expect.any(Array) },
      });
    });
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
