import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import * as stories from './TextAreaField.stories.tsx';

const { Empty, WithError } = composeStories(stories);

it('takes several lines', async () => {
  render(<Empty />);
  const area = screen.getByRole('textbox', { name: 'Student notes' });
  await userEvent.type(area, 'First{Enter}Second');
  expect(area).toHaveProperty('value', 'First\nSecond');
});

it('shows its error and says that it is invalid', () => {
  render(<WithError />);
  expect(screen.getByText('Required field missing')).toBeTruthy();
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
});
