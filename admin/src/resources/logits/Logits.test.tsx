import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { logitsServer } from '../../testing/logits-server.ts';
import { renderStory } from '../../testing/render-story.tsx';
import * as stories from './Logits.stories.tsx';

const { List, NoCrashes, ShowAction, ShowCrash } = composeStories(stories);

describe('the log of actions and crashes', () => {
  test('tells who did what to which record, and leads to both', async () => {
    renderStory(() => <List />);
    const person = await screen.findByRole('link', { name: 'Ben Njeri' });
    expect(person.getAttribute('href')).toBe('/users/u-01/show');
    const record = screen.getByRole('link', { name: 'region r-kenya' });
    expect(record.getAttribute('href')).toBe('/regions/r-kenya/show');
    expect(document.body.textContent).not.toContain('Invalid message');
  });

  test('asks for what is searched, of the log that is chosen', async () => {
    const server = logitsServer();
    const { user } = renderStory(() => <List server={server} />);
    await user.type(await screen.findByRole('textbox', { name: /search/i }), 'ben');
    await waitFor(() =>
      expect(server.calls.at(-1)?.variables).toMatchObject({
        filter: { q: 'ben', source: 'ACTION' },
        sort: { field: 'at', order: 'DESC' },
      }),
    );
  });

  test('shows crashes by what they said, and leads to the reports of each', async () => {
    const server = logitsServer();
    const { user } = renderStory(() => <List server={server} />);
    await screen.findByRole('link', { name: 'Ben Njeri' });
    await user.click(screen.getByRole('button', { name: 'Crashes by message' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/3 times, last on/)).toBeDefined();
    await user.click(dialog.getByRole('link', { name: 'x is not a function' }));
    await waitFor(() =>
      expect(server.calls.at(-1)?.variables).toMatchObject({
        filter: { source: 'REPORT', groupId: 'g-1' },
      }),
    );
    expect(await screen.findByText('Nobody signed in')).toBeDefined();
  });

  test('says that nothing crashed', async () => {
    const { user } = renderStory(() => <NoCrashes />);
    await user.click(await screen.findByRole('button', { name: 'Crashes by message' }));
    expect(await screen.findByText('No app has reported a crash.')).toBeDefined();
  });

  test('lays the details of an entry out by their names', async () => {
    renderStory(() => <ShowAction />);
    expect(await screen.findByText('192.0.2.7')).toBeDefined();
    expect(screen.getByText('Kenya')).toBeDefined();
    expect(screen.getByText('Logged in as the person')).toBeDefined();
    expect(document.body.textContent).not.toContain('Invalid message');
  });

  test('shows details that were cut off as they came', async () => {
    renderStory(() => <ShowCrash />);
    expect(await screen.findByText(/"message":"x is not a func/)).toBeDefined();
  });
});
