import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import * as stories from './Popover.stories.tsx';

const { AsMenu, Closed, Open } = composeStories(stories);

afterEach(() => void vi.useRealTimers());

it('is raised by eight and is closed by Escape', async () => {
  render(<Open />);
  const paper = await screen.findByRole('dialog', { name: 'Filter' });
  expect(paper.className).toContain('elevation8');
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('gives the focus back to its button', async () => {
  render(<Closed />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.keyboard('{Escape}');
  const button = await screen.findByRole('button', { name: 'Open' });
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
});

it('finds an entry of a menu by its letters, and begins anew after half a second', () => {
  render(<AsMenu />);
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const type = (key: string, at: number) => {
    vi.mocked(performance.now).mockReturnValue(at);
    act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));
    return document.activeElement?.textContent;
  };
  expect(type('b', 1000)).toBe('Billing');
  expect(type('o', 1499)).toBe('Books');
  expect(type('c', 2000)).toBe('Courses');
});
