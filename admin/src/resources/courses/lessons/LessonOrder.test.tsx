import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { coursesServer } from '../../../testing/courses-server.ts';
import { renderStory } from '../../../testing/render-story.tsx';
import * as stories from '../Courses.stories.tsx';

const { Lessons, LessonsChangedMeanwhile } = composeStories(stories);

const order = ['The Law', 'The Prophets', 'The Writings', 'The Gospels'];
const titles = () =>
  screen
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
    .filter((text) => order.includes(text));

test('a lesson is moved by the keyboard: the place is told, the focus stays, each move is stored', async () => {
  const server = coursesServer();
  const { user } = renderStory(() => <Lessons server={server} />);
  const down = await screen.findByRole('button', { name: 'Move “The Law” down' });
  down.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(titles()).toEqual(['The Prophets', 'The Writings', 'The Law', 'The Gospels']);
  expect(screen.getByText('“The Law” is now number 3 of 4.').getAttribute('role')).toBe('status');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move “The Law” down');
  await waitFor(() => {
    const moves = server.calls.filter(({ operation }) => operation === 'CourseLessonsMove');
    expect(moves.map(({ variables }) => variables)).toEqual([
      { id: 'l-00', version: 1, position: 2 },
      { id: 'l-00', version: 2, position: 3 },
    ]);
  });
});

test('a lesson is dragged to its place', async () => {
  renderStory(() => <Lessons />);
  const row = async (name: string) =>
    (await screen.findByRole('link', { name })).closest('li') ?? document.body;
  fireEvent.dragStart(await row('The Gospels'));
  fireEvent.dragOver(await row('The Law'));
  fireEvent.drop(await row('The Law'));
  expect(titles()[0]).toBe('The Gospels');
});

test('a lesson that somebody else changed goes back to its place, and that is said', async () => {
  const { user } = renderStory(() => <LessonsChangedMeanwhile />);
  await user.click(await screen.findByRole('button', { name: 'Move “The Law” down' }));
  expect(await screen.findByText(/“The Law” was not moved/)).toBeDefined();
  await waitFor(() => expect(titles()).toEqual(order));
});

test('chosen lessons are published, and each tells what became of it', async () => {
  const { user } = renderStory(() => <Lessons />);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all lessons' }));
  expect(screen.getByText('4 lessons selected')).toBeDefined();
  const bar = screen.getByText('4 lessons selected').parentElement ?? document.body;
  await user.click(within(bar).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('The Law: was so already')).toBeDefined();
  expect(screen.getByText('The Prophets: published')).toBeDefined();
  expect(screen.getByText('The Gospels: Gone.')).toBeDefined();
});
