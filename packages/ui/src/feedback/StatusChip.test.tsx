import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as stories from './StatusChip.stories.tsx';

const { Danger, Info, Neutral, Success, Warning } = composeStories(stories);

it.each([
  ['Not started', Neutral],
  ['Pending', Info],
  ['Passed', Success],
  ['Late', Warning],
  ['Failed', Danger],
])('says its state in words: %s', (words, Story) => {
  render(<Story />);
  expect(screen.getByText(words)).toBeTruthy();
});
