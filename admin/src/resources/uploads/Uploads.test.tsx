import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../testing/fake-server.ts';
import { renderStory } from '../../testing/render-story.tsx';
import { uploadsServer } from '../../testing/uploads-server.ts';
import * as stories from './Uploads.stories.tsx';

const { List, ListEmpty } = composeStories(stories);

describe('uploads in the back-office', () => {
  test('the list tells what is on its way, where to, and why something was refused', async () => {
    const server = uploadsServer();
    renderStory(() => <List server={server} />);
    expect(await screen.findByText('genesis-1.mp4')).toBeDefined();
    expect(screen.getByText('2,048 MB')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Recording of a lesson' });
    expect(link.getAttribute('href')).toContain('/lessons/l-1');
    expect(screen.getByText(/not a picture of the kinds/)).toBeDefined();
    const call = server.calls.find(({ operation }) => operation === 'UploadsList');
    expect(call?.variables).toMatchObject({ filter: { status: 'UPLOADING' } });
  });

  test('is given up after a question; what cannot be stays, with the reason', async () => {
    const server = uploadsServer({
      removeVideoUpload: () => {
        throw refusal('INVALID', 'This upload has ended.');
      },
    });
    const { user } = renderStory(() => <List server={server} />);
    await user.click(await screen.findByRole('checkbox', { name: 'Select genesis-1.mp4' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(server.calls.map(({ operation }) => operation)).not.toContain('UploadsRemove');
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/This upload has ended/)).toBeDefined();
  });

  test('nothing on its way is said', async () => {
    renderStory(() => <ListEmpty />);
    expect(await screen.findByText(/No results|No uploads|nothing/i)).toBeDefined();
  });
});
