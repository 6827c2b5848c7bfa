import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './QuestionFields.stories.tsx';

const { EveryKind } = composeStories(stories);

test('each question has the field of its kind, by its own words', () => {
  render(<EveryKind />);
  const whom = screen.getByRole('textbox', { name: 'Whom is the letter for?' });
  expect(whom.hasAttribute('required')).toBe(true);
  expect(screen.getByText('For example an embassy.').id).toBe(
    whom.getAttribute('aria-describedby'),
  );
  expect(screen.getByRole('textbox', { name: 'What do you need it for?' }).tagName).toBe(
    'TEXTAREA',
  );
  expect(screen.getByLabelText('Needed by').getAttribute('type')).toBe('date');
  const options = (name: string) =>
    within(screen.getByRole('combobox', { name }))
      .getAllByRole('option')
      .map((option) => option.textContent);
  expect(options('Language of the letter')).toEqual(['select', 'English', 'Français']);
  expect(options('On paper?')).toEqual(['select', 'Yes', 'No']);
});
