import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Modal } from './Modal.tsx';
import * as stories from './Modal.stories.tsx';

const { Basic, WithoutClosing } = composeStories(stories);

it('is a modal dialog named by its title', () => {
  render(<Basic />);
  const dialog = screen.getByRole('dialog', { name: 'Select a former student' });
  expect(dialog.getAttribute('aria-modal')).toBe('true');
});

it('takes the focus, and gives it back when it closes', () => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const { unmount } = render(<Basic />);
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
  unmount();
  expect(document.activeElement).toBe(opener);
  opener.remove();
});

it('makes the page behind it inert while it is open, but not the toasts', () => {
  const toasts = document.body.appendChild(document.createElement('div'));
  toasts.setAttribute('data-above-modal', '');
  const { container, unmount } = render(<Basic />);
  expect(container.hasAttribute('inert')).toBe(true);
  expect(toasts.hasAttribute('inert')).toBe(false);
  unmount();
  expect(container.hasAttribute('inert')).toBe(false);
  toasts.remove();
});

it('keeps the page behind it from scrolling', () => {
  const { unmount } = render(<Basic />);
  expect(document.documentElement.style.overflow).toBe('hidden');
  unmount();
  expect(document.documentElement.style.overflow).toBe('');
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  [
    'a click beside it',
    () => userEvent.click(screen.getAllByRole('button', { hidden: true })[0] ?? document.body),
  ],
])('closes by %s', async (_way, close) => {
  const onClose = vi.fn<() => void>();
  render(<Basic onClose={onClose} />);
  await close();
  expect(onClose).toHaveBeenCalledOnce();
});

it('leaves the dialog below open when the one above it closes', async () => {
  const below = vi.fn<() => void>();
  const above = vi.fn<() => void>();
  render(
    <Basic onClose={below}>
      <Modal onClose={above} title="Above">
        <p>Really?</p>
      </Modal>
    </Basic>,
  );
  screen.getByRole('dialog', { name: 'Above' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(above).toHaveBeenCalledOnce();
  expect(below).not.toHaveBeenCalled();
});

it('has no way to close it where it must be answered', async () => {
  render(<WithoutClosing />);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeTruthy();
});
