import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { college } from '../../testing/college.ts';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderStory } from '../../testing/render-story.tsx';
import * as stories from './Teachers.stories.tsx';

const { Edit, List, ListAsRegionAdmin, Show, ShowBare, ShowWithPicture } = composeStories(stories);
const [stone] = college.teachers;

describe('teachers', () => {
  test('are listed with their title, account and courses', async () => {
    renderStory(() => <List />);
    const row = (await screen.findByRole('link', { name: 'Dr. Miriam Stone' })).closest('tr');
    expect(row && within(row).getByRole('link', { name: 'Ben Njeri' })).toBeDefined();
    expect(row && within(row).getByText('2')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Add New' })).toBeDefined();
  });

  test('are only read by admins of a region', async () => {
    renderStory(() => <ListAsRegionAdmin />);
    expect(await screen.findByRole('link', { name: 'Paul Otieno' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Add New' })).toBeNull();
  });

  test('lose their picture after a question', async () => {
    const { user } = renderStory(() => <ShowWithPicture />);
    expect(await screen.findByRole('img', { name: 'Dr. Miriam Stone' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('The picture is removed.')).toBeDefined();
  });

  test('show what is told of them in each language, and their courses', async () => {
    renderStory(() => <Show />);
    expect(await screen.findByText('Twenty years with the Old Testament.')).toBeDefined();
    expect(screen.getByText('English', { selector: 'dt' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'BIB101 · Survey of the Bible' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'miriam@teachers.example' })).toBeDefined();
  });

  test('say what is not known of them', async () => {
    renderStory(() => <ShowBare />);
    expect(await screen.findByText('Nothing is told of this teacher yet.')).toBeDefined();
    expect(screen.getByText('This teacher gives no course yet.')).toBeDefined();
  });

  test('are saved with a biography per language', async () => {
    const server = fakeServer({ updateTeacher: () => stone });
    const { user } = renderStory(() => <Edit server={server} />);
    await user.click(await screen.findByRole('button', { name: 'Add a language' }));
    const [, language] = screen.getAllByRole('combobox', { name: /^Language/ });
    if (!language) throw new Error('There is no second language');
    await user.click(language);
    await user.click(await screen.findByRole('option', { name: 'Deutsch' }));
    const [, text] = screen.getAllByRole('textbox', { name: /^Text/ });
    if (!text) throw new Error('There is no second text');
    await user.type(text, 'Zwanzig Jahre.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/is saved/)).toBeDefined();
    const call = server.calls.find(({ operation }) => operation === 'TeachersUpdate');
    expect(call?.variables).toMatchObject({
      id: 't-1',
      version: 1,
      input: {
        title: 'Dr.',
        userId: 'u-01',
        biographies: [
          { locale: 'en', text: 'Twenty years with the Old Testament.' },
          { locale: 'de_DE', text: 'Zwanzig Jahre.' },
        ],
      },
    });
  });

  test('stay while they give a course, and say which', async () => {
    const server = fakeServer({
      removeTeacher: () => {
        throw refusal('CONFLICT', 'This teacher cannot be deleted: BIB101');
      },
    });
    const { user } = renderStory(() => <Edit server={server} />);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Dr. Miriam Stone?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('This teacher cannot be deleted: BIB101')).toBeDefined();
  });
});
