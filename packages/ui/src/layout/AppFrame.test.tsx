import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as stories from './AppFrame.stories.tsx';

const { NarrowScreen, Screen } = composeStories(stories);

it('has the landmarks of a page, and the skip link finds the main part', () => {
  render(<Screen />);
  expect(screen.getAllByRole('banner')).toHaveLength(1);
  expect(screen.getByRole('contentinfo')).toBeTruthy();
  const skip = screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href') ?? '';
  expect(document.querySelector(skip)).toBe(screen.getByRole('main'));
});

it('needs no top bar', () => {
  render(<NarrowScreen />);
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.getByRole('main')).toBeTruthy();
});
