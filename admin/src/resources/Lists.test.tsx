import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as courses from './courses/Courses.stories.tsx';
import * as examResults from './examResults/ExamResults.stories.tsx';
import * as exams from './exams/Exams.stories.tsx';
import * as groups from './groups/Groups.stories.tsx';
import * as lessons from './lessons/Lessons.stories.tsx';
import * as regions from './regions/Regions.stories.tsx';
import * as users from './users/Users.stories.tsx';
import { fakeServer } from '../testing/fake-server.ts';
import { renderStory } from '../testing/render-story.tsx';

const lists = [
  ['users', composeStories(users).List, 'Select Ada Njeri'],
  ['groups', composeStories(groups).List, 'Select Nairobi 2026 A'],
  ['courses', composeStories(courses).List, 'Select Survey of the Bible'],
  ['lessons', composeStories(lessons).List, 'Select The Law'],
  ['exams', composeStories(exams).List, 'Select Old Testament'],
  ['examResults', composeStories(examResults).List, /^Select \w+ Njeri · Old Testament$/],
  ['regions', composeStories(regions).List, 'Select East Africa'],
] as const;

describe.each(lists)('the list of %s', (_name, List, first) => {
  test('has a named checkbox for each row and tells by what it is sorted', async () => {
    renderStory(() => <List />);
    const boxes = await screen.findAllByRole('checkbox', { name: first });
    const all = screen.getAllByRole('checkbox', { name: /^Select / });
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(boxes.length).toBeGreaterThan(0);
    expect(all).toHaveLength(rows.length);
    const sorted = screen
      .getAllByRole('columnheader')
      .filter((header) => header.hasAttribute('aria-sort'));
    expect(sorted).toHaveLength(1);
  });
});

describe('a list', () => {
  test('says the other direction once it is sorted the other way round', async () => {
    const List = composeStories(users).List;
    const { user } = renderStory(() => <List />);
    const header = await screen.findByRole('columnheader', { name: /^Name/ });
    expect(header.getAttribute('aria-sort')).toBe('ascending');
    await user.click(within(header).getByRole('button'));
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: /^Name/ }).getAttribute('aria-sort')).toBe(
        'descending',
      ),
    );
  });

  test('takes page, order and filters from the address', async () => {
    const server = fakeServer();
    const search = new URLSearchParams({
      displayedFilters: '{}',
      filter: JSON.stringify({ q: 'a', isActiveStudent: true }),
      sort: 'email',
      order: 'DESC',
      page: '2',
      perPage: '10',
    });
    const initialEntries = [`/users?${search.toString()}`];
    const Addressed = composeStories({
      default: users.default,
      List: { ...users.List, parameters: { initialEntries } },
    }).List;
    renderStory(() => <Addressed server={server} />);
    await screen.findByRole('table');
    expect(server.calls.find(({ operation }) => operation === 'UsersList')?.variables).toEqual({
      filter: { q: 'a', isActiveStudent: true },
      sort: { field: 'email', order: 'DESC' },
      page: { page: 2, perPage: 10 },
    });
  });
});
