import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../testing/fake-server.ts';
import { renderStory } from '../../testing/render-story.tsx';
import { siteRecords } from '../../testing/site-records.ts';
import { siteServer } from '../../testing/site-server.ts';
import * as stories from './Categories.stories.tsx';

const { Create, Edit, List, Show } = composeStories(stories);

describe('categories in the back-office', () => {
  test('the list tells what each is for and how much is under it', async () => {
    renderStory(() => <List />);
    expect(await screen.findByRole('link', { name: 'Bible' })).toBeDefined();
    expect(screen.getAllByText('Courses').length).toBeGreaterThan(0);
    expect(screen.getByText('#7a1226')).toBeDefined();
  });

  test('the page of one shows the courses under it', async () => {
    renderStory(() => <Show />);
    expect(await screen.findByText('2 courses')).toBeDefined();
    expect(await screen.findByRole('link', { name: 'Survey of the Bible' })).toBeDefined();
  });

  test('a new one is sent with its colour and order', async () => {
    const server = siteServer();
    const { user } = renderStory(() => <Create server={server} />);
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Languages');
    fireEvent.change(screen.getByLabelText(/^Colour/), { target: { value: '#112233' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/is created/)).toBeDefined();
    const call = server.calls.find(({ operation }) => operation === 'CategoriesCreate');
    expect(call?.variables).toEqual({
      input: {
        kind: 'COURSE',
        name: 'Languages',
        position: 100,
        color: '#112233',
        description: null,
      },
    });
  });

  test('a refusal to remove one that is in use says by what', async () => {
    const inUse = 'This category is in use by 2 courses: BIB101, BIB102.';
    const server = siteServer({
      removeCategory: () => {
        throw refusal('CONFLICT', inUse);
      },
    });
    const { user } = renderStory(() => <Edit server={server} />);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Bible?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(inUse)).toBeDefined();
  });

  test('several are deleted after a question; those that are refused stay selected', async () => {
    const server = siteServer({
      removeCategory: ({ _id }) => {
        if (_id === 'k-bible') throw refusal('CONFLICT', 'In use by BIB101.');
        return siteRecords.categories[1];
      },
    });
    const { user } = renderStory(() => <List server={server} />);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Bible' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Electives' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete 2 rows?' });
    expect(server.calls.some(({ operation }) => operation === 'CategoriesRemove')).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('1 row is deleted, 1 is not: In use by BIB101.')).toBeDefined();
    expect(screen.getByText('1 row selected')).toBeDefined();
  });
});
