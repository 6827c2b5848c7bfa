import type { OperationVariables } from '@apollo/client';
import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildUser, fakeSession } from '@lampstand/auth/testing';
import * as stories from './ExamAttemptPage.stories.tsx';
import { readKeptAnswers } from './kept-answers.ts';

const {
  FirstQuestion,
  SecondQuestion,
  Saving,
  EndedElsewhere,
  ReviewWithGaps,
  ReviewComplete,
  AlreadyFinished,
} = composeStories(stories);

type Asked = (operationName: string, variables: OperationVariables) => void;
type Server = 'works' | 'offline';

it('asks nothing of somebody who looks through the account, and tells the server nothing', async () => {
  const asked = vi.fn<Asked>();
  render(
    <FirstQuestion
      asked={asked}
      session={fakeSession(buildUser({ impersonatingUser: 'Ada Njeri' }))}
    />,
  );
  expect(await screen.findByText(/^You are looking through this person’s account/)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(asked.mock.calls.map(([name]) => name)).toEqual(['ExamAttemptPage']);
});

/** An attempt's page, a connection that the test cuts and mends, and what was sent. */
function open(Story: typeof FirstQuestion) {
  const asked = vi.fn<Asked>();
  let connection: Server = 'works';
  const { unmount } = render(<Story asked={asked} server={() => connection} />);
  const user = userEvent.setup();
  const sent = (operation: string) =>
    asked.mock.calls.filter(([name]) => name === operation).map(([, variables]) => variables);
  /** Question, answer, and the how manieth number that is. */
  const answers = () => {
    const given = sent('SaveExamAnswer').map(
      ({ examAnswerInput: { questionId, answer, sequence } }) => ({
        what: [questionId, answer?.choiceIds[0] ?? answer?.text ?? 'nothing'].join(' '),
        number: Number(sequence),
      }),
    );
    const ranks = [...new Set(given.map(({ number }) => number))].toSorted((a, b) => a - b);
    return given.map(({ what, number }) => `${what} ${ranks.indexOf(number) + 1}`);
  };
  return {
    user,
    unmount,
    sent,
    answers,
    setConnection: (state: Server) => {
      connection = state;
    },
  };
}

const result = '/student/exams/romans-exam/results/attempt-2';
const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

const kept = { userId: 'user-1', attemptId: 'attempt-2' };

beforeEach(() => localStorage.clear());

describe('the questions', () => {
  it('stand one to a page with their choices as one group', async () => {
    open(FirstQuestion);
    const group = await screen.findByRole('group', {
      name: 'Paul had founded the church in Rome himself.',
    });
    expect(within(group).getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByText('Question 1 of 3')).toBeTruthy();
    expect(screen.getByText('2 points')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
  });

  it('are gone through forward and back, and the focus goes along', async () => {
    const { user } = open(FirstQuestion);
    await user.click(await screen.findByRole('link', { name: 'Next' }));
    const second = screen.getByRole('heading', { name: /example of faith/ });
    expect(document.activeElement).toBe(second);
    await user.click(screen.getByRole('link', { name: 'Next' }));
    const [review] = screen.getAllByRole('link', { name: 'Review answers' });
    if (review) await user.click(review);
    expect(screen.getByRole('heading', { name: 'Review your answers' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Previous' }));
    expect(screen.getByText('Question 3 of 3')).toBeTruthy();
  });

  it('are all in the navigator with their state', async () => {
    const { user } = open(SecondQuestion);
    const navigator = within(await screen.findByRole('navigation', { name: 'All questions' }));
    const names = navigator.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
    expect(names.slice(0, 3)).toEqual([
      'Question 1: answered',
      'Question 2: answered',
      'Question 3: not answered',
    ]);
    expect(navigator.getByRole('link', { current: 'step' }).textContent).toBe('2');
    await user.click(navigator.getByRole('link', { name: /Question 3/ }));
    expect(screen.getByText('Question 3 of 3')).toBeTruthy();
  });

  it('show after a reload what the server has', async () => {
    open(SecondQuestion);
    expect((await radio('Abraham')).checked).toBe(true);
  });
});

describe('an answer', () => {
  it('is saved when it is chosen, with a rising number', async () => {
    const { user, answers } = open(FirstQuestion);
    await user.click(await radio('True'));
    await user.click(await radio('False'));
    await waitFor(() => expect(answers()).toEqual(['q1 q1-1 1', 'q1 q1-2 2']));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect((await radio('False')).checked).toBe(true);
  });

  it('says that it is being saved', async () => {
    render(<Saving />);
    fireEvent.click(await radio('True'));
    expect(screen.getByText('Saving…')).toBeTruthy();
  });

  it('stays on the screen and on the device while the connection is lost', async () => {
    const { user, setConnection, answers } = open(FirstQuestion);
    setConnection('offline');
    await user.click(await radio('True'));
    expect(await screen.findByText('Not saved yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Question 1: not saved yet' })).toBeTruthy();
    expect((await radio('True')).checked).toBe(true);
    expect(readKeptAnswers(kept)['q1']).toMatchObject({
      given: { choiceIds: ['q1-1'] },
      sequence: expect.any(Number),
    });
    setConnection('works');
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(answers()).toEqual(['q1 q1-1 1', 'q1 q1-1 1']);
    expect(readKeptAnswers(kept)).toEqual({});
  });

  it('that never reached the server is brought back by a reload', async () => {
    const first = open(FirstQuestion);
    first.setConnection('offline');
    await first.user.click(await radio('False'));
    await screen.findByText('Not saved yet');
    first.unmount();
    const { answers } = open(FirstQuestion);
    expect((await radio('False')).checked).toBe(true);
    await waitFor(() => expect(answers()).toEqual(['q1 q1-2 1']));
  });

  it('to an attempt that has ended is refused, and leaving asks nothing any more', async () => {
    const user = userEvent.setup();
    render(<EndedElsewhere />);
    await user.click(await radio('True'));
    expect((await screen.findByRole('alert')).textContent).toContain('This attempt has ended');
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Exam result' }));
    expect(await screen.findByText(result)).toBeTruthy();
  });
});

describe('leaving', () => {
  const warning =
    'Warning: You will FAIL this attempt if you leave this page. Are you sure you want to leave?';
  const leave = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('link', { name: 'A way out' }));
    return within(await screen.findByRole('dialog', { name: 'Leave the exam?' }));
  };

  it('warns, and staying goes on with the attempt', async () => {
    const { user, sent } = open(FirstQuestion);
    await radio('True');
    const dialog = await leave(user);
    expect(dialog.getByText(warning)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Stay' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await radio('True')).toBeTruthy();
    expect(sent('AbandonExamAttempt')).toEqual([]);
  });

  it('fails the attempt when it is confirmed, and only then leads away', async () => {
    const { user, sent } = open(FirstQuestion);
    await radio('True');
    const dialog = await leave(user);
    await user.click(dialog.getByRole('button', { name: 'Leave and fail' }));
    expect(await screen.findByText('/dashboard')).toBeTruthy();
    expect(sent('AbandonExamAttempt')).toEqual([{ _id: 'attempt-2' }]);
  });

  it('stays on the page when the server cannot be told', async () => {
    const { user, setConnection } = open(FirstQuestion);
    await radio('True');
    setConnection('offline');
    const dialog = await leave(user);
    await user.click(dialog.getByRole('button', { name: 'Leave and fail' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Failed to fetch');
    expect(screen.queryByText('/dashboard')).toBeNull();
  });

  it('by closing the tab is asked by the browser', async () => {
    open(FirstQuestion);
    await radio('True');
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
  });
});

describe('the end', () => {
  it('is preceded by a review that leads to what is not answered', async () => {
    const { user } = open(ReviewWithGaps);
    expect(await screen.findByText('2 questions are not answered.')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Go to question 3' }));
    expect(screen.getByText('Question 3 of 3')).toBeTruthy();
  });

  it('is confirmed and leads to the result', async () => {
    const { user, sent } = open(ReviewComplete);
    expect(await screen.findByText('All questions are answered.')).toBeTruthy();
    await press(user, 'Finish exam');
    const dialog = within(screen.getByRole('dialog', { name: 'Finish the exam?' }));
    expect(sent('FinishExamAttempt')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Finish exam' }));
    expect(await screen.findByText(result)).toBeTruthy();
    expect(sent('FinishExamAttempt')).toEqual([{ _id: 'attempt-2' }]);
    expect(sent('AbandonExamAttempt')).toEqual([]);
  });

  it('warns of unanswered questions and can be called off', async () => {
    const { user, sent } = open(ReviewWithGaps);
    await screen.findByText('2 questions are not answered.');
    await press(user, 'Finish exam');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('2 questions are not answered.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent('FinishExamAttempt')).toEqual([]);
  });

  it('waits until the last answer has reached the server', async () => {
    const { user, setConnection, sent } = open(FirstQuestion);
    setConnection('offline');
    await user.click(await radio('True'));
    await screen.findByText('Not saved yet');
    await user.click(screen.getByRole('link', { name: 'Review answers' }));
    await press(user, 'Finish exam');
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Finish exam' }));
    expect(dialog.getByText(/Your last answers are still being saved/)).toBeTruthy();
    expect(sent('FinishExamAttempt')).toEqual([]);
    setConnection('works');
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(await screen.findByText(result)).toBeTruthy();
    expect(sent('FinishExamAttempt')).toHaveLength(1);
  });

  it('that fails can be tried again', async () => {
    const { user, setConnection, sent } = open(ReviewComplete);
    await screen.findByText('All questions are answered.');
    await press(user, 'Finish exam');
    setConnection('offline');
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Finish exam' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Failed to fetch');
    setConnection('works');
    await user.click(dialog.getByRole('button', { name: 'Finish exam' }));
    expect(await screen.findByText(result)).toBeTruthy();
    expect(sent('FinishExamAttempt')).toHaveLength(2);
  });

  it('of an attempt that is over already shows its result', async () => {
    open(AlreadyFinished);
    expect(await screen.findByText(result)).toBeTruthy();
  });
});
