import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { coursesServer } from '../../testing/courses-server.ts';
import { renderStory } from '../../testing/render-story.tsx';
import * as stories from './CourseTerms.stories.tsx';

const { Create, CreateRefused, List, ListAsRegionAdmin, Show } = composeStories(stories);

test('terms are listed with their days', async () => {
  renderStory(() => <List />);
  expect(await screen.findByRole('link', { name: 'Autumn' })).toBeDefined();
  expect(screen.getByText('Sep 1, 2026')).toBeDefined();
});

test('a term shows the courses that are offered in it', async () => {
  renderStory(() => <Show />);
  expect(await screen.findByRole('heading', { name: 'Courses of this term' })).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Survey of the Bible' })).toBeDefined();
});

test('a term is sent with its year and days', async () => {
  const server = coursesServer();
  const { user } = renderStory(() => <Create server={server} />);
  await user.type(await screen.findByRole('textbox', { name: /name/i }), 'Summer');
  fireEvent.change(screen.getByLabelText(/first day/i), { target: { value: '2026-06-01' } });
  fireEvent.change(screen.getByLabelText(/last day/i), { target: { value: '2026-08-14' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Autumn is created')).toBeDefined();
  const call = server.calls.find(({ operation }) => operation === 'CourseTermsCreate');
  expect(call?.variables['input']).toEqual({
    name: 'Summer',
    year: new Date().getFullYear(),
    startsOn: '2026-06-01',
    endsOn: '2026-08-14',
  });
});

test('a refusal stands at the field that it is about, and nothing typed is lost', async () => {
  const { user } = renderStory(() => <CreateRefused />);
  const name = await screen.findByRole('textbox', { name: /name/i });
  await user.type(name, 'Summer');
  fireEvent.change(screen.getByLabelText(/first day/i), { target: { value: '2026-06-01' } });
  fireEvent.change(screen.getByLabelText(/last day/i), { target: { value: '2026-05-01' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The last day must be after the first day.')).toBeDefined();
  expect(name.getAttribute('value')).toBe('Summer');
});

test('an admin of a region adds no term', async () => {
  renderStory(() => <ListAsRegionAdmin />);
  expect(await screen.findByRole('link', { name: 'Autumn' })).toBeDefined();
  expect(screen.queryByRole('link', { name: /add new/i })).toBeNull();
});
