import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderStory } from '../../testing/render-story.tsx';
import * as stories from './ExamResults.stories.tsx';

const { ListAsManager, Show, ShowMissing, ShowScaled } = composeStories(stories);

test('a result shows what was chosen and what was right', async () => {
  renderStory(() => <Show />);
  expect(await screen.findByText('Chosen, correct')).toBeDefined();
  expect(screen.getByText('Chosen, wrong')).toBeDefined();
  expect(screen.getByText('Moses').lang).toBe('en');
  const blank = (text: string) => screen.getByText(text).closest('dd')?.textContent;
  expect(blank('Licht')).toBe('Answered · WrongLicht');
  expect(blank('gott')).toBe('Answered · Correctgott');
  expect(blank('Wort')).toBe('Correct answerWort');
  expect(screen.getByText('Licht').lang).toBe('de-DE');
  expect(screen.getByText(/Left before the end/)).toBeDefined();
  expect(document.body.textContent).not.toContain('Invalid message');
});

test('a scaled result says what was earned', async () => {
  renderStory(() => <ShowScaled />);
  expect(await screen.findByText(/Earned 75%/)).toBeDefined();
});

test('a manager reads results, and filters only by what they may read', async () => {
  const { user } = renderStory(() => <ListAsManager />);
  expect(await screen.findByRole('link', { name: 'Ben Njeri' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: /add filter/i }));
  expect(await screen.findByRole('menuitemcheckbox', { name: 'Group' })).toBeDefined();
  expect(screen.queryByRole('menuitemcheckbox', { name: 'Student' })).toBeNull();
  expect(screen.queryByRole('menuitemcheckbox', { name: 'Course' })).toBeNull();
});

test('a result that is not there says so', async () => {
  renderStory(() => <ShowMissing />);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('This record does not exist.');
});
