import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderSettled } from '../../testing/render-settled.ts';
import * as stories from './LegalPages.stories.tsx';

const { Privacy, Terms } = composeStories(stories);

test('the privacy notice has all of its sections', async () => {
  await renderSettled(<Privacy />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeDefined();
  const sections = screen.getAllByRole('heading', { level: 2 });
  expect(sections.map(({ textContent }) => textContent)).toEqual([
    'What we keep',
    'What we use it for',
    'Who can see it',
    'Several countries',
    'How long we keep it',
    'Cookies and storage on your device',
    'Your rights',
    'Contact',
  ]);
  expect(screen.getByText('Last changed on September 1, 2025')).toBeDefined();
});

test('the terms have all of their sections', async () => {
  await renderSettled(<Terms />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms' })).toBeDefined();
  const sections = screen.getAllByRole('heading', { level: 2 });
  expect(sections.map(({ textContent }) => textContent)).toEqual([
    'Your account',
    'Study and exams',
    'Course material',
    'Dealing with one another',
    'Fees and payments',
    'Availability',
    'End of use',
    'Changes to these terms',
    'Questions',
  ]);
});
