import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import * as stories from './ModalWithButton.stories.tsx';

const { Defaults, OwnWords } = composeStories(stories);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('is called "Add New", the button and the dialog, unless told otherwise', async () => {
  render(<Defaults />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Add New');
  expect(screen.getByRole('dialog', { name: 'Add New' })).toBeTruthy();
});

it('takes the words of its place', async () => {
  render(<OwnWords />);
  await press('New ministry');
  expect(screen.getByRole('dialog', { name: 'Register a ministry' })).toBeTruthy();
});

it('can be closed by its content, and the button has the focus again', async () => {
  render(<Defaults />);
  await press('Add New');
  await press('Done');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add New' }));
});
