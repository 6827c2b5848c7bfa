import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderStory } from '../../testing/render-story.tsx';
import * as stories from './Courses.stories.tsx';

const { Lessons, Show, ShowAsRegionAdmin } = composeStories(stories);

test('a course has its lessons and exams on tabs of their own', async () => {
  const { user } = renderStory(() => <Show />);
  await user.click(await screen.findByRole('tab', { name: 'Exams' }));
  expect(await screen.findByRole('link', { name: 'Old Testament' })).toBeDefined();
  await user.click(screen.getByRole('tab', { name: 'Lessons' }));
  expect(await screen.findByRole('link', { name: 'The Law' })).toBeDefined();
});

test('a new lesson knows its course and its place', async () => {
  const { user } = renderStory(() => <Lessons />);
  await user.click(await screen.findByRole('link', { name: 'Add lesson' }));
  expect(await screen.findByDisplayValue('Survey of the Bible')).toBeDefined();
  expect(screen.getByDisplayValue('3')).toBeDefined();
});

test('the admin of a region reads the courses of the college and changes none', async () => {
  renderStory(() => <ShowAsRegionAdmin />);
  expect(await screen.findByRole('link', { name: 'The Law' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Add lesson' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});
