import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './SessionEndedNote.stories.tsx';

const { Ended, ExamWaits, ExamOpen, ExamOver, ElsewhereBound, ByThemselves } =
  composeStories(stories);

const note = () => screen.getByRole('status').textContent;
const ended = 'Your session has ended. Please log in again.';

test('the login page says that the session has ended', () => {
  render(<Ended />);
  expect(note()).toBe(ended);
});

test('says that an exam waits, that its answers are kept, and for how long', () => {
  render(<ExamWaits />);
  expect(note()).toMatch(
    /Your exam “Prophets and Writings” is still open and your answers are kept\. Log in within 4:\d\d to continue\./,
  );
});

test('hurries nobody to an exam that leaving does not fail', () => {
  render(<ExamOpen />);
  expect(note()).toContain('is still open and your answers are kept. Log in to continue.');
});

test.each([
  ['that has failed meanwhile', ExamOver],
  ['to which nobody is on their way', ElsewhereBound],
])('says nothing of an exam %s', (_case, Story) => {
  render(<Story />);
  expect(note()).toBe(ended);
});

test('says nothing to whoever came by themselves', () => {
  const { container } = render(<ByThemselves />);
  expect(container.textContent).toBe('');
});
