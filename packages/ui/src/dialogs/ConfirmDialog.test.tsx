import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as stories from './ConfirmDialog.stories.tsx';

const { Danger, Loading, Question } = composeStories(stories);

const button = (name: string) => screen.getByRole('button', { name });

it('answers yes or no', async () => {
  const onConfirm = vi.fn<() => void>();
  const onCancel = vi.fn<() => void>();
  render(<Question onConfirm={onConfirm} onCancel={onCancel} />);
  await userEvent.click(button('Confirm'));
  expect(onConfirm).toHaveBeenCalledOnce();
  await userEvent.click(button('Cancel'));
  expect(onCancel).toHaveBeenCalledOnce();
});

it('puts the focus on the expected answer', () => {
  render(<Question />);
  expect(document.activeElement).toBe(button('Confirm'));
});

it('puts the focus on the safe answer when something would be lost', () => {
  render(<Danger />);
  expect(document.activeElement).toBe(button('Cancel'));
});

it('takes no other answer while one is carried out', async () => {
  const onConfirm = vi.fn<() => void>();
  const onCancel = vi.fn<() => void>();
  render(<Loading onConfirm={onConfirm} onCancel={onCancel} />);
  await userEvent.click(button('Remove'));
  await userEvent.click(button('Cancel'));
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
});
