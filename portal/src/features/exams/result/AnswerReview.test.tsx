import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as stories from './AnswerReview.stories.tsx';

const { WithCorrectAnswers, WithoutCorrectAnswers } = composeStories(stories);

const questions = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.closest('li'))
    .filter((item) => item !== null);
const question = (at: number) => questions()[at - 1] ?? document.body;
const lineOf = (at: number, text: string) =>
  within(question(at)).getByText(text).closest('li')?.textContent;

it('each question says what it brought', () => {
  render(<WithCorrectAnswers />);
  const facts = questions().map((item) => item.firstElementChild?.textContent);
  expect(facts).toEqual([
    'Question 1 of 84 of 4 points · Correct',
    'Question 2 of 80 of 4 points · Wrong',
    'Question 3 of 82 of 4 points · Partly correct',
    'Question 4 of 81.33 of 4 points · Partly correct',
    'Question 5 of 82 of 4 points · Partly correct',
    'Question 6 of 80 of 4 points · Wrong',
    'Question 7 of 84 of 4 points · Correct',
    'Question 8 of 83 of 4 points · Partly correct',
  ]);
});

it('own and correct choices are marked in words', () => {
  render(<WithCorrectAnswers />);
  expect(lineOf(1, 'Abraham')).toBe('AbrahamYour answer · Correct');
  expect(lineOf(2, 'Titus')).toBe('TitusYour answer · Correct');
  expect(lineOf(2, 'Romans')).toBe('RomansYour answer · Wrong');
  expect(lineOf(2, 'Philemon')).toBe('PhilemonCorrect answer');
  expect(lineOf(2, 'Galatians')).toBe('Galatians');
});

it('the parts of other questions stand beside what was right', () => {
  render(<WithCorrectAnswers />);
  expect(lineOf(3, 'The letter of joy')).toBe('The letter of joyYour answer · CorrectPhilippi');
  expect(lineOf(3, 'The letter about the resurrection')).toBe(
    'The letter about the resurrectionYour answer · WrongNot answeredCorrect answerCorinth',
  );
  expect(
    within(question(5)).getByText('For by ____ (1) you have been saved through ____ (2).'),
  ).toBeTruthy();
  expect(lineOf(5, 'grace')).toBe('Blank 1Your answer · Correctgrace');
  expect(lineOf(5, 'faith / trust')).toBe(
    'Blank 2Your answer · WrongNot answeredCorrect answerfaith / trust',
  );
  expect(within(question(6)).getByText('11.5 km (± 0.5)')).toBeTruthy();
  expect(within(question(6)).getByText('You did not answer this question.')).toBeTruthy();
});

it('what is in the language of the question says so, and what the screen says does not', () => {
  render(
    <div lang="de-DE">
      <WithCorrectAnswers />
    </div>,
  );
  const languageOf = (text: string) =>
    screen.getAllByText(text)[0]?.closest('[lang]')?.getAttribute('lang');
  const asked = ['Abraham', 'Titus', 'The letter of joy', 'Philippi', 'Pentecost', 'faith / trust'];
  for (const text of [...asked, 'grace', 'Phoebe', 'Phoebe / Phebe']) {
    expect([text, languageOf(text)]).toEqual([text, 'en']);
  }
  for (const text of ['Blank 2', 'Not answered', 'Correct answer', 'Question 5 of 8']) {
    expect([text, languageOf(text)]).toEqual([text, 'de-DE']);
  }
  for (const heading of screen.getAllByRole('heading')) expect(heading.lang).toBe('en');
});

it('what was written about an essay stands below it', () => {
  render(<WithCorrectAnswers />);
  expect(within(question(8)).getByText(/Well argued/).textContent).toContain('Comment:');
});

it('nothing tells what was right where the exam keeps it back', () => {
  render(<WithoutCorrectAnswers />);
  expect(lineOf(1, 'Abraham')).toBe('AbrahamYour answer');
  expect(screen.queryByText('Correct answer')).toBeNull();
  expect(lineOf(2, 'The letter of joy')).toBe('The letter of joyYour answerPhilippi');
  expect(lineOf(3, 'grace')).toBe('Blank 1Your answergrace');
  expect(screen.queryByText(/Your answer ·/)).toBeNull();
  expect(within(question(4)).getByText('Not graded yet')).toBeTruthy();
});
