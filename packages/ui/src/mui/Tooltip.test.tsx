import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as stories from './Tooltip.stories.tsx';

const { Closed, LongText, SideBySide } = composeStories(stories);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  // The moment in which others come at once must not reach the next test.
  for (const each of screen.queryAllByRole('button')) fireEvent.mouseLeave(each);
  pass(5000);
  vi.useRealTimers();
});

const button = (name: string) => screen.getByRole('button', { name });
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const shown = () => screen.queryAllByRole('tooltip').map((box) => box.textContent);

it('comes when the pointer has rested for a tenth of a second', () => {
  render(<Closed />);
  fireEvent.mouseOver(button('Remove'));
  pass(99);
  expect(shown()).toEqual([]);
  pass(1);
  expect(shown()).toEqual(['Nobody has asked for this yet.']);
});

it('comes at once where another one was open less than 800 ms ago', () => {
  render(<SideBySide />);
  fireEvent.mouseOver(button('Up'));
  pass(100);
  fireEvent.mouseLeave(button('Up'));
  pass(700);
  fireEvent.mouseOver(button('Down'));
  pass(0);
  expect(shown()).toContain('Move it down.');
  fireEvent.mouseLeave(button('Down'));
  pass(801);
  fireEvent.mouseOver(button('Up'));
  pass(99);
  expect(shown()).not.toContain('Move it up.');
});

it('comes by a touch of 700 ms, with the delay of a pointer, and stays for 1500 ms', () => {
  render(<Closed />);
  const touched = button('Remove');
  fireEvent.touchStart(touched);
  pass(700 + 99);
  expect(shown()).toEqual([]);
  pass(1);
  expect(shown()).toEqual(['Nobody has asked for this yet.']);
  fireEvent.touchEnd(touched);
  pass(1499);
  expect(shown()).toEqual(['Nobody has asked for this yet.']);
  pass(1);
  // It fades away.
  pass(1000);
  expect(shown()).toEqual([]);
});

it('is 300 px wide at most', () => {
  render(<LongText />);
  const [box] = screen.getByRole('tooltip').children;
  expect(box && getComputedStyle(box).maxWidth).toBe('300px');
});
