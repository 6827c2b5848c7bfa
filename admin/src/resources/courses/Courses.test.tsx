import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { coursesServer } from '../../testing/courses-server.ts';
import { renderStory } from '../../testing/render-story.tsx';
import * as stories from './Courses.stories.tsx';

const {
  Changes,
  Edit,
  Exams,
  Offerings,
  PublishedMeanwhile,
  Show,
  ShowAsRegionAdmin,
  ShowWithPicture,
} = composeStories(stories);

test('a course adds an exam that already knows the course', async () => {
  renderStory(() => <Exams />);
  const link = await screen.findByRole('link', { name: 'Add exam' });
  expect(link.getAttribute('href')).toBe(
    `/exams/create?source=${encodeURIComponent('{"courseId":"c-1"}')}`,
  );
});

test('a course is withdrawn after a question, under the version on the screen', async () => {
  const server = coursesServer();
  const { user } = renderStory(() => <Show server={server} />);
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const question = screen.getByRole('dialog', { name: 'Withdraw “Survey of the Bible”?' });
  await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeDefined();
  const call = server.calls.find(({ operation }) => operation === 'CoursesUnpublish');
  expect(call?.variables).toEqual({ id: 'c-1', version: 1 });
});

test('a course that somebody else changed is not withdrawn, and says so', async () => {
  const { user } = renderStory(() => <PublishedMeanwhile />);
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const question = screen.getByRole('dialog');
  await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
  expect(await within(question).findByText(/Somebody else has changed it meanwhile/)).toBeDefined();
});

test('a course is looked at as a student', async () => {
  renderStory(() => <Show />);
  const link = await screen.findByRole('link', { name: 'View as a student' });
  expect(link.getAttribute('href')).toBe('/student/courses/c-1?preview=1');
});

test('a copy tells what is copied, and leads to the new course', async () => {
  const server = coursesServer();
  const { user } = renderStory(() => <Show server={server} />);
  await user.click(await screen.findByRole('button', { name: 'Copy the course' }));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText(/Nothing of it is published/)).toBeDefined();
  await user.type(within(dialog).getByRole('textbox', { name: /code/i }), 'BIB102');
  await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(/The copy “Survey of the Bible \(copy\)” is made/)).toBeDefined();
  const call = server.calls.find(({ operation }) => operation === 'CoursesCopy');
  expect(call?.variables).toMatchObject({
    id: 'c-1',
    input: { code: 'BIB102', groupIds: [], termId: null, startsOn: null },
  });
});

test('an offering tells its days and whether it runs', async () => {
  renderStory(() => <Offerings />);
  const berlin = (await screen.findByRole('link', { name: 'Berlin 2026' })).closest('li');
  expect(berlin?.textContent).toContain('Begins later');
});

test('a course is offered to a group no more after a question', async () => {
  const { user } = renderStory(() => <Offerings />);
  await user.click(await screen.findByRole('button', { name: 'Remove: Berlin 2026' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Berlin 2026: the course is not offered any more.')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Berlin 2026' })).toBeNull();
});

test('days that somebody else changed are shown before they are replaced', async () => {
  const server = coursesServer();
  const { user } = renderStory(() => <Offerings server={server} />);
  const change = await screen.findByRole('button', { name: 'Edit: Berlin 2026' });
  await user.click(change);
  // Somebody else saves other days while the form is open.
  server.meanwhile('g-2');
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText(/Somebody else has changed this offering/)).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Offered to Berlin 2026 from/)).toBeDefined();
});

test('what changed since the course was published is told, with who did it', async () => {
  renderStory(() => <Changes />);
  expect(await screen.findByText(/Description, Programme/)).toBeDefined();
  expect(screen.getByText(/Grace Admin/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'The Law' }).getAttribute('href')).toBe(
    '/lessons/l-00/show',
  );
});

test('an admin of a region changes nothing of a course', async () => {
  renderStory(() => <ShowAsRegionAdmin />);
  expect(await screen.findByRole('link', { name: 'The Law' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Withdraw|Copy|Move/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a picture is shown under the name of the course, and is taken away after a question', async () => {
  const { user } = renderStory(() => <ShowWithPicture />);
  expect(await screen.findByRole('img', { name: 'Survey of the Bible' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.getByRole('dialog', { name: 'Remove the picture?' })).toBeDefined();
});

test('a saved course keeps its groups, and sends its categories', async () => {
  const server = coursesServer();
  const { user } = renderStory(() => <Edit server={server} />);
  await user.type(await screen.findByRole('textbox', { name: /programme/i }), ' II');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Survey of the Bible is saved')).toBeDefined();
  const call = server.calls.find(({ operation }) => operation === 'CoursesUpdate');
  expect(call?.variables).toMatchObject({
    version: 1,
    input: {
      programme: 'Certificate in Bible II',
      categoryIds: ['k-bible'],
      groupIds: ['g-1', 'g-2'],
      published: true,
    },
  });
});
