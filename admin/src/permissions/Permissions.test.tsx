import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { permissionsServer } from '../testing/permissions-server.ts';
import { renderStory } from '../testing/render-story.tsx';
import * as stories from './Permissions.stories.tsx';

const { Matrix, MatrixFailing } = composeStories(stories);

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

test('a row tells how far each role reaches', async () => {
  renderStory(() => <Matrix />);
  const row = await rowOf('createCourse');
  const cells = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells).toEqual([
    'Administrator, everywhere',
    'No',
    'No',
    'No',
    'No',
    'Yes',
    'No',
    'Yes',
    'No',
    'No',
    'No',
  ]);
});

test('a search and a role leave the rows they fit', async () => {
  const { user } = renderStory(() => <Matrix />);
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'create');
  expect(screen.getByText('2 results')).toBeDefined();
  await user.clear(screen.getByRole('searchbox', { name: 'Search' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'User');
  expect(screen.getByText('1 result')).toBeDefined();
  expect(screen.queryByText('createUser')).toBeNull();
});

test('the server is asked why a chosen person may not', async () => {
  const server = permissionsServer();
  const { user } = renderStory(() => <Matrix server={server} />);
  await user.click(await screen.findByRole('combobox', { name: 'Person' }));
  await user.click(await screen.findByRole('option', { name: 'Ada Njeri' }));
  await user.click(screen.getByRole('combobox', { name: 'Action' }));
  await user.click(await screen.findByRole('option', { name: 'Users: View (users)' }));
  expect(await screen.findByText(/may not do this/)).toBeDefined();
  expect(screen.getByText(/only in: East Africa/)).toBeDefined();
  expect(server.calls.findLast(({ operation }) => operation === 'PermissionsAnswer')).toMatchObject(
    {
      variables: { ruleId: 'Query.users', regionId: null },
    },
  );
});

test('a failure can be tried again', async () => {
  renderStory(() => <MatrixFailing />);
  expect(await screen.findByText('Something went wrong on our side.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
