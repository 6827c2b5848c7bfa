import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as stories from './ButtonLink.stories.tsx';

const { OutlinedWithIcon } = composeStories(stories);

it('is a link to the screen it names', () => {
  render(<OutlinedWithIcon />);
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/dashboard');
});
