import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { documentsServer } from '../../testing/documents-server.ts';
import { refusal } from '../../testing/fake-server.ts';
import { renderStory } from '../../testing/render-story.tsx';
import * as stories from './Documents.stories.tsx';

const { Edit, List, Show, ShowDraft, Create } = composeStories(stories);

const late = { timeout: 15_000 };

describe('documents in the back-office', () => {
  test('the list tells who reads each of them and whether it is published', async () => {
    renderStory(() => <List />);
    expect(await screen.findByRole('link', { name: 'Exam Rules' })).toBeDefined();
    expect(screen.getByText('Everybody who is signed in')).toBeDefined();
    expect(screen.getByText('Facilitators, Administrators')).toBeDefined();
    expect(screen.getByText('Draft')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Add New' })).toBeDefined();
  });

  test('several are deleted together, after a question', async () => {
    const server = documentsServer();
    const { user } = renderStory(() => <List server={server} />);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Exam Rules' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Facilitator Guide' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete 2 rows?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 rows are deleted')).toBeDefined();
  });

  test('the page of one shows it as its readers see it, and leads there', async () => {
    renderStory(() => <Show />);
    const shown = within(await screen.findByRole('region', { name: 'Exam Rules' }));
    expect(shown.getByRole('heading', { name: 'Before you start' })).toBeDefined();
    expect(shown.getByRole('table')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Open as a reader' });
    expect(link.getAttribute('href')).toBe('/docs?title=Exam+Rules');
  });

  test('the page of a draft says that nobody else sees it', async () => {
    renderStory(() => <ShowDraft />);
    expect(await screen.findByText('Not published')).toBeDefined();
  });

  test('what is written is sent as it stands in the form, with the version that was read', async () => {
    const server = documentsServer();
    const { user } = renderStory(() => <Edit server={server} />);
    const text = await screen.findByRole('textbox', { name: 'Content' }, late);
    expect(within(text).getByRole('table')).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: /^Title/ }), ' 2026');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/is saved/)).toBeDefined();
    const call = server.calls.find(({ operation }) => operation === 'DocumentsUpdate');
    expect(call?.variables).toMatchObject({
      id: 'd-rules',
      version: 1,
      input: { title: 'Exam Rules 2026', permissions: [], published: true },
    });
    expect(JSON.stringify(call?.variables)).toContain('Find a quiet place.');
  });

  test('the preview shows the form as readers would see it, and saves nothing', async () => {
    const server = documentsServer();
    const { user } = renderStory(() => <Edit server={server} />);
    await screen.findByRole('textbox', { name: 'Content' }, late);
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Exam Rules' }));
    expect(dialog.getByRole('heading', { name: 'Before you start' })).toBeDefined();
    expect(server.calls.some(({ operation }) => operation === 'DocumentsUpdate')).toBe(false);
  });

  test('a title that is taken is said at the title', async () => {
    const server = documentsServer({
      updateDocument: () => {
        throw refusal('INVALID', 'Some values are not valid.', { title: 'This is taken.' });
      },
    });
    const { user } = renderStory(() => <Edit server={server} />);
    await screen.findByRole('textbox', { name: 'Content' }, late);
    await user.type(screen.getByRole('textbox', { name: /^Title/ }), ' 2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This is taken.')).toBeDefined();
  });

  test('one without a text is not sent', async () => {
    const server = documentsServer();
    const { user } = renderStory(() => <Create server={server} />);
    await screen.findByRole('textbox', { name: 'Content' }, late);
    await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'New');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Required')).toBeDefined();
    expect(server.calls.some(({ operation }) => operation === 'DocumentsCreate')).toBe(false);
  });

  test('removing one asks first', async () => {
    const server = documentsServer();
    const { user } = renderStory(() => <Edit server={server} />);
    await screen.findByRole('textbox', { name: 'Content' }, late);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Exam Rules?' });
    expect(server.calls.some(({ operation }) => operation === 'DocumentsRemove')).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Exam Rules is deleted')).toBeDefined();
  });
});
