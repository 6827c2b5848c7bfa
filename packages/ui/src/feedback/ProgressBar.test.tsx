import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as stories from './ProgressBar.stories.tsx';

const { Done, NotStarted, Underway } = composeStories(stories);

it.each([
  ['underway', Underway, '42%'],
  ['not started', NotStarted, '0%'],
  ['done', Done, '100%'],
])('says its per cent in words when %s', (_name, Story, percent) => {
  render(<Story />);
  expect(screen.getByText(percent)).toBeTruthy();
});

it('gives screen readers its label and value', () => {
  render(<Underway />);
  const bar = screen.getByRole('progressbar', { name: 'Lessons completed' });
  expect(Number(bar.getAttribute('value'))).toBeCloseTo(5 / 12, 5);
});
