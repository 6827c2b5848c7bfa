import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { college } from '../../testing/college.ts';
import { coursesServer } from '../../testing/courses-server.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderStory } from '../../testing/render-story.tsx';
import * as stories from './Lessons.stories.tsx';

const {
  CreateInCourse,
  Edit,
  EditAsking,
  EditText,
  Show,
  ShowAsRegionAdmin,
  ShowInTwoLanguages,
  ShowText,
  ShowWithoutRecording,
} = composeStories(stories);

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

test('missing languages are seen at a glance, what is there is told with length and size', async () => {
  const { user } = renderStory(() => <Show />);
  expect(
    await screen.findByText(/1 of 13 languages have a recording, 1 have subtitles/),
  ).toBeDefined();
  const own = screen.getByRole('group', { name: 'Recording: English' });
  expect(own.textContent).toContain('48.2 MB');
  expect(within(own).getByRole('button', { name: 'Replace' })).toBeDefined();
  expect(screen.getByText(/No recording in: Deutsch, Magyar/)).toBeDefined();
  const german = screen.getByRole('group', { name: 'Recording: Deutsch' });
  expect(german.textContent).toContain('Missing');
  expect(within(german).getByRole('button', { name: 'Upload' })).toBeDefined();
  expect(screen.queryByRole('group', { name: 'Recording: Polski' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add in another language' }));
  expect(screen.getByRole('group', { name: 'Recording: Polski' })).toBeDefined();
  const subtitles = screen.getByRole('group', { name: 'Subtitles: Deutsch' });
  expect(within(subtitles).getByRole('link').getAttribute('download')).toBe('The Law.de-DE.vtt');
});

test('a recording tells how large it is, and its sound alone', async () => {
  renderStory(() => <Show />);
  const english = within(await screen.findByRole('group', { name: 'Recording: English' }));
  expect(english.getByTitle('the-law.mp4').textContent).toBe('12 min 34 sec, 48.2 MB');
  const sound = english.getByRole('link', { name: 'Sound only (6.1 MB)' });
  expect(sound.getAttribute('href')).toBe('/files/lesson.m4a');
});

test('a recording is removed after a question, in its language', async () => {
  const { user } = renderStory(() => <ShowInTwoLanguages />);
  const german = await screen.findByRole('group', { name: 'Recording: Deutsch' });
  await user.click(within(german).getByRole('button', { name: 'Remove: Deutsch' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The file is removed.')).toBeDefined();
});

test('the player plays the chosen language', async () => {
  const { user } = renderStory(() => <ShowInTwoLanguages />);
  const choice = await screen.findByRole('combobox', { name: 'Language' });
  await user.selectOptions(choice, 'Deutsch');
  expect(screen.getByLabelText('The Law').getAttribute('src')).toBe('/files/de_DE.mp4');
});

test('a download is renamed, and moved by a button', async () => {
  const server = fakeServer({
    lesson: () => ({ ...college.lessons[0], downloads: two }),
    renameLessonDownload: () => college.lessons[0],
    moveLessonDownload: () => college.lessons[0],
  });
  const { user } = renderStory(() => <Show server={server} />);
  await user.click(await screen.findByRole('button', { name: 'Move “Map” up' }));
  await user.click(screen.getByRole('button', { name: 'Edit: Map' }));
  const name = within(screen.getByRole('dialog')).getByRole('textbox');
  await user.clear(name);
  await user.type(name, 'Map of Canaan');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
  const sent = (operation: string) =>
    server.calls.find((call) => call.operation === operation)?.variables;
  expect(sent('LessonsMoveDownload')).toEqual({ id: 'd-1', position: 1 });
  expect(sent('LessonsRenameDownload')).toEqual({ id: 'd-1', title: 'Map of Canaan' });
});

const two = ['Reading plan', 'Map'].map((title, at) => ({
  ...college.lessons[0]?.downloads[0],
  _id: `d-${at}`,
  title,
}));

test('a lesson of text shows its text and asks for no recording', async () => {
  renderStory(() => <ShowText />);
  expect(await screen.findByRole('heading', { name: 'Before you read' })).toBeDefined();
  expect(screen.queryByText('Recordings and subtitles')).toBeNull();
});

test('the form tells on which day the lesson opens in each group', async () => {
  const { user } = renderStory(() => <Edit />);
  const days = await screen.findByRole('spinbutton', { name: /opens after/i });
  const group = (await screen.findByText('Nairobi 2026 A')).parentElement;
  expect(group?.textContent).toContain('Jan 19, 2026');
  await user.clear(days);
  expect(group?.textContent).toContain('Jan 12, 2026');
});

test('only what is played can forbid skipping', async () => {
  renderStory(() => <EditText />);
  expect(await screen.findByRole('heading', { name: 'Release and rules' })).toBeDefined();
  expect(screen.queryByRole('switch', { name: /skipping/i })).toBeNull();
});

test('an admin of a region changes no file', async () => {
  renderStory(() => <ShowAsRegionAdmin />);
  expect(await screen.findByRole('group', { name: 'Recording: English' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /upload|replace|remove|rename/i })).toBeNull();
});

test('a recording asks at times that are typed; what is no time, is said', async () => {
  const server = coursesServer({ updateLesson: () => college.lessons[0] });
  const { user } = renderStory(() => <EditAsking server={server} />);
  const time = await screen.findByRole('textbox', { name: /^Time/ });
  expect(time).toHaveProperty('value', '2:30');
  await user.clear(time);
  await user.type(time, '3 minutes');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please write minutes and seconds, such as 2:30.')).toBeDefined();
  await user.clear(time);
  await user.type(time, '3:05');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { name: 'The Law' });
  const call = server.calls.find(({ operation }) => operation === 'LessonsUpdate');
  expect(call?.variables).toMatchObject({
    input: { checks: [{ atSeconds: 185, questionId: 'q-1' }] },
  });
});

test('what a recording asks is taken away after a question', async () => {
  const server = coursesServer({ updateLesson: () => college.lessons[0] });
  const { user } = renderStory(() => <EditAsking server={server} />);
  const time = await screen.findByRole('textbox', { name: /^Time/ });
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(time.isConnected).toBe(false);
});
