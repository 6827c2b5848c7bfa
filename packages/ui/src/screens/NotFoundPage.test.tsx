import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as stories from './NotFoundPage.stories.tsx';

const { Basic } = composeStories(stories);

it('says so, and leads to the dashboard', () => {
  render(<Basic />);
  expect(screen.getByRole('heading', { name: 'Oops, 404 - PAGE NOT FOUND' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/dashboard');
});
