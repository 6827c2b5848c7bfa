import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { letGoWhen } from './let-go.ts';
import * as stories from './UnsavedGuard.stories.tsx';

const { Guarded, InOwnWords, NothingToLose } = composeStories(stories);

const heading = () => screen.getByRole('heading', { level: 1, hidden: true }).textContent;
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => letGoWhen(() => false));

it.each([
  ['a link', () => follow('Dashboard')],
  ['a replacing navigation', () => press('Finish')],
  ['a step back', () => press('Back')],
])('holds %s until the person decides', async (_way, leave) => {
  render(<Guarded />);
  await leave();
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(heading()).toBe('Exam, question 1');
  await press('Stay on page');
  expect(screen.queryByRole('dialog')).toBeNull();
  await leave();
  await press('Leave page');
  expect(heading()).toBe('Dashboard');
});

it('puts the focus on the answer that loses nothing', async () => {
  render(<Guarded />);
  await follow('Dashboard');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay on page' }));
});

it('takes Escape for staying', async () => {
  render(<Guarded />);
  await follow('Dashboard');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(heading()).toBe('Exam, question 1');
});

it('lets moves within the screen pass', async () => {
  render(<Guarded />);
  await follow('Next question');
  expect(heading()).toBe('Exam, question 2');
});

it('asks in the words of the screen', async () => {
  render(<InOwnWords />);
  await follow('Dashboard');
  expect(screen.getByText(/You will FAIL this attempt/)).toBeTruthy();
});

it('lets everything pass while there is nothing to lose', async () => {
  render(<NothingToLose />);
  await follow('Dashboard');
  expect(heading()).toBe('Dashboard');
});

it('has the browser ask when the tab is closed or reloaded, and only then', () => {
  const { rerender } = render(<Guarded />);
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(closing()).toBe(true);
  rerender(<NothingToLose />);
  expect(closing()).toBe(false);
});

it('lets a page go that goes by itself at the end of a session', () => {
  render(<Guarded />);
  letGoWhen(() => true);
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(false);
});
