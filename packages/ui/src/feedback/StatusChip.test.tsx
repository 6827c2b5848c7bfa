import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as stories from './StatusChip.stories.tsx';

it.each(Object.entries(composeStories(stories)))('says its state in words (%s)', (_name, Story) => {
  render(<Story />);
  expect(screen.getByText(String(Story.args.children))).toBeTruthy();
});
