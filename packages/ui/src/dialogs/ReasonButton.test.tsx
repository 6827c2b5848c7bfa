import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { SubmitAnswer } from '../forms/Form.tsx';
import * as stories from './ReasonButton.stories.tsx';

const { Closed } = composeStories(stories);

const label = 'Take the marks back';
const press = async () => {
  const buttons = screen.getAllByRole('button', { name: label });
  await userEvent.click(buttons.at(-1) ?? document.body);
};
const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ });

it('does nothing without a reason, and says so at its field', async () => {
  const onSubmit = vi.fn<(given: string) => Promise<SubmitAnswer>>();
  render(<Closed onSubmit={onSubmit} />);
  await press();
  await userEvent.type(reason(), '   ');
  await press();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(reason().getAttribute('aria-invalid')).toBe('true');
});

it('keeps what was typed where it is refused, and closes where it is not', async () => {
  const onSubmit = vi
    .fn<(given: string) => Promise<SubmitAnswer>>()
    .mockResolvedValueOnce({ message: 'Somebody else was first.' })
    .mockResolvedValueOnce(undefined);
  render(<Closed onSubmit={onSubmit} />);
  await press();
  await userEvent.type(reason(), ' A page was missing ');
  await press();
  expect(await screen.findByText('Somebody else was first.')).toBeTruthy();
  expect(reason().value.trim()).toBe('A page was missing');
  await press();
  expect(onSubmit.mock.calls).toEqual([['A page was missing'], ['A page was missing']]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
