import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { college } from '../../testing/college.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderStory } from '../../testing/render-story.tsx';
import * as stories from './Lessons.stories.tsx';

const { CreateInCourse, Show, ShowWithoutRecording } = composeStories(stories);

test('a lesson shows its recording with subtitles, and its files', async () => {
  renderStory(() => <Show />);
  const player = await screen.findByLabelText('The Law');
  expect(player.querySelector('track')?.getAttribute('srclang')).toBe('de-DE');
  expect(screen.getByRole('link', { name: 'Reading plan' })).toBeDefined();
});

test('a lesson without a recording says so', async () => {
  renderStory(() => <ShowWithoutRecording />);
  expect(await screen.findByText('No recording has been uploaded yet.')).toBeDefined();
});

test('a lesson made from a course returns there', async () => {
  const server = fakeServer({ createLesson: () => college.lessons[0] });
  const { user } = renderStory(() => <CreateInCourse server={server} />);
  await user.type(await screen.findByRole('textbox', { name: /title/i }), 'The Law');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Survey of the Bible' })).toBeDefined();
  const call = server.calls.find(({ operation }) => operation === 'LessonsCreate');
  expect(call?.variables).toMatchObject({ input: { courseId: 'c-1', position: 3 } });
});

test('adding a lesson to a course can be left for the course', async () => {
  renderStory(() => <CreateInCourse />);
  const course = await screen.findByRole('link', { name: 'Survey of the Bible' });
  expect(course.getAttribute('href')).toBe('/courses/c-1/show');
  expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe(
    '/courses/c-1/show/lessons',
  );
});
