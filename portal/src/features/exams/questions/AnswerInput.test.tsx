import { composeStories } from '@storybook/react-vite';
import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as stories from './AnswerInput.stories.tsx';
import type { GivenAnswer } from './given-answer.rules.ts';

const { SingleChoice, MultipleChoice, Matching, Ordering, Blanks, Numeric, ShortAnswer, Essay } =
  composeStories(stories);

/** A question, and what its answer is now. */
function open(Story: typeof SingleChoice) {
  const changed = vi.fn<(answer: GivenAnswer, typing?: 'typing') => void>();
  const left = vi.fn<() => void>();
  render(<Story changed={changed} left={left} />);
  return {
    user: userEvent.setup(),
    left,
    changes: () => changed.mock.calls.length,
    typing: () => changed.mock.lastCall?.[1],
    answer: () => changed.mock.lastCall?.[0],
  };
}

/** Drags what shows one text onto what shows another. */
function drag(from: Element, to: Element) {
  const kept = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, value: string) => void kept.set(type, value),
    getData: (type: string) => kept.get(type) ?? '',
  };
  for (const [type, element] of [
    ['dragStart', from],
    ['dragOver', to],
    ['drop', to],
  ] as const) {
    fireEvent(element, createEvent[type](element, { dataTransfer }));
  }
}

it('a single choice replaces the one before', async () => {
  const { user, answer } = open(SingleChoice);
  await user.click(screen.getByRole('radio', { name: 'Adam' }));
  await user.click(screen.getByRole('radio', { name: 'Abraham' }));
  expect(answer()?.choiceIds).toEqual(['c2']);
});

it('several choices are taken and given back one by one', async () => {
  const { user, answer } = open(MultipleChoice);
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  expect(['Titus', 'Romans', 'Philemon'].map((name) => box(name).checked)).toEqual([
    true,
    false,
    true,
  ]);
  await user.click(box('Romans'));
  expect(answer()?.choiceIds).toEqual(['c1', 'c3', 'c2']);
  await user.click(box('Titus'));
  expect(answer()?.choiceIds).toEqual(['c3', 'c2']);
});

it('items are matched by lists, and a match is taken back', async () => {
  const { user, answer } = open(Matching);
  const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
  expect(list('The letter of joy').value).toBe('o2');
  await user.selectOptions(list('The letter about the resurrection'), 'Corinth');
  expect(answer()?.pairs).toEqual([
    { promptId: 'p1', optionId: 'o2' },
    { promptId: 'p2', optionId: 'o1' },
  ]);
  await user.selectOptions(list('The letter of joy'), '');
  expect(answer()?.pairs).toEqual([{ promptId: 'p2', optionId: 'o1' }]);
});

it('items are matched by dragging as well', () => {
  const { answer } = open(Matching);
  const prompt = screen.getByText('The letter about the resurrection').closest('li');
  const option = screen.getByText('Colossae', { selector: 'li' });
  if (prompt) drag(option, prompt);
  expect(answer()?.pairs).toContainEqual({ promptId: 'p2', optionId: 'o3' });
});

const items = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const press = (name: string) => screen.getByRole('button', { name });

it('items are put in order by buttons, and where they went is said', async () => {
  const { user, answer } = open(Ordering);
  await user.click(press('Move up: Pentecost'));
  expect(answer()?.order).toEqual(['i2', 'i1', 'i3']);
  expect(items()).toEqual(['1Pentecost', '2The council in Jerusalem', '3The journey to Rome']);
  expect(screen.getByRole('status').textContent).toBe('Pentecost: place 1 of 3');
  // At the end of the list the button stays, and does nothing.
  await user.click(press('Move up: Pentecost'));
  expect(answer()?.order).toEqual(['i2', 'i1', 'i3']);
});

it('items are put in order by the arrow keys, and the focus goes along', async () => {
  const { user, answer } = open(Ordering);
  press('Move down: Pentecost').focus();
  await user.keyboard('{ArrowDown}');
  expect(answer()?.order).toEqual(['i1', 'i3', 'i2']);
  expect(document.activeElement).toBe(press('Move down: Pentecost'));
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(answer()?.order).toEqual(['i2', 'i1', 'i3']);
});

it('items are put in order by dragging', () => {
  const { answer } = open(Ordering);
  const item = (text: string) => screen.getByText(text).closest('li');
  const [from, to] = [item('The journey to Rome'), item('The council in Jerusalem')];
  if (from && to) drag(from, to);
  expect(answer()?.order).toEqual(['i3', 'i1', 'i2']);
});

it('an order that is right as it stands can be taken', async () => {
  const { user, answer } = open(Ordering);
  await user.click(press('This order is right'));
  expect(answer()?.order).toEqual(['i1', 'i2', 'i3']);
  expect(screen.queryByRole('button', { name: 'This order is right' })).toBeNull();
});

it('blanks are filled inside the text', async () => {
  const { user, answer, typing, left } = open(Blanks);
  const blank = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  expect(blank('Blank 1').value).toBe('grace');
  await user.type(blank('Blank 2'), 'faith');
  expect(answer()?.blanks).toEqual([
    { blankId: 'b1', text: 'grace' },
    { blankId: 'b2', text: 'faith' },
  ]);
  expect(typing()).toBe('typing');
  await user.clear(blank('Blank 1'));
  expect(answer()?.blanks).toEqual([{ blankId: 'b2', text: 'faith' }]);
  await user.tab();
  expect(left).toHaveBeenCalled();
});

it('a number is read with comma or point, and what is none is told when the field is left', async () => {
  const { user, answer, changes } = open(Numeric);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your answer (km)' });
  expect(field.value).toBe('11.5');
  await user.clear(field);
  await user.type(field, '10,25');
  expect(answer()?.number).toBe('10.25');
  await user.type(field, 'x');
  expect(answer()?.number).toBeNull();
  expect(screen.queryByText(/This is not a number/)).toBeNull();
  await user.tab();
  expect(screen.getByText('This is not a number. Enter it as in this example: 2.5')).toBeTruthy();
  expect(field.value).toBe('10,25x');
  const before = changes();
  await user.type(field, '{Backspace}');
  await user.tab();
  expect(field.value).toBe('10.25');
  expect(changes()).toBe(before + 1);
});

it('a short answer is typed, and an empty one is none', async () => {
  const { user, answer } = open(ShortAnswer);
  const field = screen.getByRole('textbox', { name: 'Your answer' });
  await user.type(field, '!');
  expect(answer()?.text).toBe('Phoebe!');
  await user.clear(field);
  expect(answer()?.text).toBeNull();
});

it('an essay counts its words and says when they are too many', async () => {
  const { user } = open(Essay);
  expect(screen.getByText('10 of at most 8 words')).toBeTruthy();
  expect(screen.getByText('Your answer has more words than allowed.')).toBeTruthy();
  const field = screen.getByRole('textbox', { name: 'Your answer' });
  await user.clear(field);
  await user.type(field, 'By grace.');
  expect(screen.getByText('2 of at most 8 words')).toBeTruthy();
  expect(screen.queryByText('Your answer has more words than allowed.')).toBeNull();
});

it('what is asked is told in its own language, and what the screen says is not', () => {
  render(
    <>
      <SingleChoice />
      <Matching />
      <Ordering />
      <Blanks />
    </>,
  );
  const languageOf = (element: Element | undefined) =>
    element?.closest('[lang]')?.getAttribute('lang');
  const [first] = screen.getAllByText('Abraham');
  expect(languageOf(first)).toBe('en-GB');
  for (const text of ['The letter of joy', 'Pentecost', /^For by/, /saved through/]) {
    expect([text, languageOf(screen.getByText(text))]).toEqual([text, 'en-GB']);
  }
  expect(screen.getAllByText('Corinth').map((each) => each.lang)).toEqual([
    'en-GB',
    'en-GB',
    'en-GB',
  ]);
  const list = screen.getAllByRole('combobox')[0];
  for (const each of [list, screen.getByRole('textbox', { name: 'Blank 1' })]) {
    expect(languageOf(each)).not.toBe('en-GB');
  }
});
