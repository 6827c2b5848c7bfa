import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './ExamResultPage.stories.tsx';

const {
  Passed,
  PassedOnRetake,
  FailedWithAnotherAttempt,
  FailedForGood,
  Left,
  LostConnection,
  BeingGraded,
  Practised,
  PractisedHeldBack,
  CorrectAnswersKeptBack,
  AnswersHidden,
  Recorded,
  Corrected,
} = composeStories(stories);

describe('ExamResultPage', () => {
  it('congratulates who has passed', async () => {
    render(<Passed />);
    expect(await screen.findByRole('heading', { name: 'Congratulations' })).toBeTruthy();
    expect(screen.getByText('100%')).toBeTruthy();
    expect(screen.getByText('Pass mark: 70%')).toBeTruthy();
    const back = screen.getByRole('link', { name: 'Back to the course' });
    expect(back.getAttribute('href')).toBe('/student/courses/romans');
    expect(screen.queryByRole('link', { name: 'Try Again' })).toBeNull();
    expect(screen.queryByText(/You earned/)).toBeNull();
  });

  it('says on paper whose result it is', async () => {
    render(<Passed />);
    const name = await screen.findByText('Ruth Wanjiru');
    expect(name.dataset['print']).toBe('only');
  });

  it('explains a score that was scaled down', async () => {
    render(<PassedOnRetake />);
    expect(await screen.findByText(/You earned 100%\. .* counts as 70%\./)).toBeTruthy();
    const steps = within(screen.getByRole('region', { name: 'How the score came about' }));
    expect(steps.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      '9 of 9',
      '100%',
      '70%',
    ]);
  });

  it('offers another attempt where there is one', async () => {
    render(<FailedWithAnotherAttempt />);
    expect(await screen.findByRole('heading', { name: 'Not passed' })).toBeTruthy();
    expect(screen.getByText('1 attempt left')).toBeTruthy();
    const again = screen.getByRole('link', { name: 'Try Again' });
    expect(again.getAttribute('href')).toBe('/student/exams/romans-exam');
  });

  it('sends to the instructor where there is none', async () => {
    render(<FailedForGood />);
    expect(await screen.findByText('No attempts left')).toBeTruthy();
    expect(screen.getByText('Please see your instructor to discuss further options')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Try Again' })).toBeNull();
  });

  it('says that leaving failed the attempt', async () => {
    render(<Left />);
    expect(await screen.findByText(/You left before the end/)).toBeTruthy();
  });

  it('says who recorded a result from paper and why, without points and answers', async () => {
    render(<Recorded />);
    expect(await screen.findByText('Recorded by hand')).toBeTruthy();
    expect(
      screen.getByText(/You sat this exam on paper\. Recorded by Samuel Adeyemi \(.*2026\)/),
    ).toBeTruthy();
    expect(screen.getByText(/Reason: There was no power on the campus/)).toBeTruthy();
    expect(screen.getByText('85%')).toBeTruthy();
    expect(screen.queryByText(/point/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Questions & Answers' })).toBeNull();
  });

  it('says who corrected the score, from what and why', async () => {
    render(<Corrected />);
    expect(await screen.findByText('Score corrected')).toBeTruthy();
    expect(
      screen.getByText(/your score was 56%\. Corrected by Samuel Adeyemi \(.*2026\)/),
    ).toBeTruthy();
    expect(screen.getByText('Reason: Question 2 had two right answers.')).toBeTruthy();
    expect(screen.getByText('78%')).toBeTruthy();
    expect(screen.queryByText('Recorded by hand')).toBeNull();
  });

  it('marks own and correct choices in words', async () => {
    render(<FailedWithAnotherAttempt />);
    const answers = within(await screen.findByRole('region', { name: 'Questions & Answers' }));
    const choice = (text: string) => answers.getByText(text).closest('li')?.textContent;
    expect(choice('False')).toBe('FalseYour answer · Correct');
    expect(choice('True')).toBe('True');
    expect(choice('Moses')).toBe('MosesYour answer · Wrong');
    expect(choice('Abraham')).toBe('AbrahamCorrect answer');
    expect(choice('Nothing')).toBe('NothingCorrect answer');
    expect(answers.getByText('You did not answer this question.')).toBeTruthy();
    expect(answers.getByText(/^2 of 2 points/).textContent).toBe('2 of 2 points · Correct');
    expect(answers.getByText(/^0 of 3 points/).textContent).toBe('0 of 3 points · Wrong');
  });

  it('leaves out the answers while they are not shown', async () => {
    render(<AnswersHidden />);
    await screen.findByRole('heading', { name: 'Not passed' });
    expect(screen.queryByRole('region', { name: 'Questions & Answers' })).toBeNull();
  });

  it('shows what was noted where an attempt failed without its being handed in', async () => {
    render(<LostConnection />);
    expect(await screen.findByText(/The connection was lost and did not come back/)).toBeTruthy();
    const noted = within(screen.getByRole('region', { name: 'What was noted' }));
    expect(noted.getAllByRole('listitem').map((item) => item.lastChild?.textContent)).toEqual([
      'Attempt started',
      'Switched to another window',
      'The server was not available; that time does not count',
      'Connection lost',
      'Counted as failed · Connection lost',
    ]);
    expect(noted.getByText(/^3\/9\/26, .*:05:00.* – .*:06:10/)).toBeTruthy();
    const appeal = await screen.findByRole('region', { name: 'Appeal' });
    expect(within(appeal).getByText(/Mar 23, 2026/)).toBeTruthy();
    expect(within(appeal).getByRole('button')).toBeTruthy();
  });

  it('waits for the marks of a person without a score', async () => {
    render(<BeingGraded />);
    expect(await screen.findByRole('heading', { name: 'Your exam is being graded' })).toBeTruthy();
    expect(screen.queryByText('0%')).toBeNull();
    expect(screen.queryByText(/attempts? left/)).toBeNull();
  });

  it('says that practice does not count', async () => {
    render(<Practised />);
    expect(await screen.findByText('This was practice. The score does not count.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Try Again' })).toBeNull();
    expect(screen.queryByText(/attempts? left/i)).toBeNull();
  });

  it('tells nothing of practice while an attempt can still ask the same', async () => {
    render(<PractisedHeldBack />);
    expect(await screen.findByRole('heading', { name: 'Your practice is done' })).toBeTruthy();
    expect(screen.getByText(/The exam asks the same questions/)).toBeTruthy();
    expect(screen.queryByText(/%|points|Wrong|Correct answer|not passed/i)).toBeNull();
    expect(screen.getByText('Moses').closest('li')?.textContent).toBe('MosesYour answer');
  });

  it('says that the correct answers are kept back', async () => {
    render(<CorrectAnswersKeptBack />);
    expect(await screen.findByText(/not shown at the moment/)).toBeTruthy();
    expect(screen.queryByText('Correct answer')).toBeNull();
    // Nor what each question earned, which would tell the same.
    const answers = within(screen.getByRole('region', { name: 'Questions & Answers' }));
    expect(answers.queryByText(/points|Wrong|^Correct$/)).toBeNull();
    expect(screen.getByText('Moses').closest('li')?.textContent).toBe('MosesYour answer');
  });
});
