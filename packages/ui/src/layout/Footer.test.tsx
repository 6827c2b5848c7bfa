import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as stories from './Footer.stories.tsx';

const { Basic } = composeStories(stories);

it('links to privacy and terms', () => {
  render(<Basic />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
  ]);
});

it('shows the copyright, with the year as a plain number, and the language picker', () => {
  render(<Basic />);
  expect(screen.getByText('© 2026 Lampstand Bible College. All rights reserved.')).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Choose language' })).toBeTruthy();
});
