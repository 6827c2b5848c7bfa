import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import * as stories from './HelpPopup.stories.tsx';

const { Folded } = composeStories(stories);

const button = () => screen.getByRole('button', { name: 'Help' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';

beforeEach(() => {
  render(<Folded />);
});

it('is folded at first', () => {
  expect(isOpen()).toBe(false);
  expect(screen.getByText(/Your attendance/).closest('[hidden]')).not.toBeNull();
});

it('unfolds and folds by its button', async () => {
  await userEvent.click(button());
  expect(isOpen()).toBe(true);
  expect(screen.getByText(/Your attendance/).closest('[hidden]')).toBeNull();
  await userEvent.click(button());
  expect(isOpen()).toBe(false);
});

it('folds on Escape and puts the focus on its button', async () => {
  await userEvent.click(button());
  button().blur();
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button());
});

it('folds on a click elsewhere, but not on one inside', async () => {
  await userEvent.click(button());
  await userEvent.click(screen.getByText(/Your attendance/));
  expect(isOpen()).toBe(true);
  await userEvent.click(document.body);
  expect(isOpen()).toBe(false);
});

it('moves to the left as far as it would leave the window, and keeps a margin of 16 px', async () => {
  const width = vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(400);
  const box = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  box.mockReturnValue(new DOMRect(140, 0, 360, 80));
  await userEvent.click(button());
  const popup = document.querySelector<HTMLElement>(
    `[id="${button().getAttribute('aria-controls')}"]`,
  );
  expect(popup?.style.translate).toBe('-116px');
  width.mockRestore();
  box.mockRestore();
});
