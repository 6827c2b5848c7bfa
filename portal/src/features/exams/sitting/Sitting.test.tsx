import type { OperationVariables } from '@apollo/client';
import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as stories from '../ExamAttemptPage.stories.tsx';
import { noAnswer } from '../questions/given-answer.rules.ts';
import { meetOtherWindows } from './other-windows.ts';

const {
  FirstQuestion,
  WithClockAndMessage,
  Essay,
  WithAccommodation,
  Practice,
  EndedByServer,
  ReviewWithGaps,
} = composeStories(stories);

type Asked = (operationName: string, variables: OperationVariables) => void;

function open(Story: typeof FirstQuestion, props: Parameters<typeof FirstQuestion>[0] = {}) {
  const asked = vi.fn<Asked>();
  const rendered = render(<Story asked={asked} {...props} />);
  const sent = (operation: string) =>
    asked.mock.calls.filter(([name]) => name === operation).map(([, variables]) => variables);
  const told = () =>
    sent('NoteExamPresence').map(({ examPresenceInput: { state } }): unknown => state);
  return { ...rendered, user: userEvent.setup(), sent, told };
}

/** Another window of the device that has the attempt of the stories open. */
function openOther() {
  const unheard = () => undefined;
  return meetOtherWindows({
    attemptId: 'attempt-2',
    onAnswer: unheard,
    onOthers: unheard,
    onOver: unheard,
  });
}

const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
const result = '/student/exams/romans-exam/results/attempt-2';

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

describe('the page', () => {
  it('tells the server that it is open, with a name of its own', async () => {
    const { sent } = open(FirstQuestion);
    await radio('True');
    await waitFor(() => expect(sent('NoteExamPresence')).toHaveLength(1));
    expect(sent('NoteExamPresence')[0]?.['examPresenceInput']).toMatchObject({
      attemptId: 'attempt-2',
      state: 'HERE',
      tabId: expect.stringMatching(/^[\w-]{36}$/),
    });
  });

  it('tells the server when it closes', async () => {
    const { told } = open(FirstQuestion);
    await radio('True');
    fireEvent(window, new Event('pagehide'));
    expect(told()).toEqual(['HERE', 'CLOSED']);
  });

  it('says what it costs when the server hears nothing from it', async () => {
    let server: 'works' | 'offline' = 'offline';
    open(FirstQuestion, { server: () => server });
    expect(
      await screen.findByText(/^Reconnect within [45]:\d\d or this attempt fails/),
    ).toBeTruthy();
    expect(screen.getByText(/^Your answers are kept on this device/)).toBeTruthy();
    server = 'works';
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByText(/^Reconnect within/)).toBeNull());
  });

  it('counts down from the first silence, and welcomes back after it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open(FirstQuestion);
    await radio('True');
    fireEvent(window, new Event('offline'));
    const time = await screen.findByText(/^Reconnect within/);
    const before = time.textContent;
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(time.textContent).not.toBe(before);
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('Welcome back')).toBeTruthy();
    expect(screen.queryByText(/^Reconnect within/)).toBeNull();
  });

  it('says plainly that the server ended the attempt, and asks nothing on the way out', async () => {
    const { user } = open(EndedByServer);
    const heading = await screen.findByRole('heading', { name: 'This attempt has ended' });
    expect(document.activeElement).toBe(heading);
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Exam result' }));
    expect(await screen.findByText(result)).toBeTruthy();
  });

  it('tells of another window in which the exam is open, and takes over what is given there', async () => {
    open(FirstQuestion);
    await radio('True');
    const other = openOther();
    expect(await screen.findByText('This exam is open in another window too')).toBeTruthy();
    const given = { ...noAnswer, choiceIds: ['q1-2'] };
    other.share({ questionId: 'q1', given, sequence: 3 });
    await waitFor(async () => expect((await radio('False')).checked).toBe(true));
    other.close();
    await waitFor(() => expect(screen.queryByText(/open in another window/)).toBeNull());
  });

  it('does not tell that it closes while another window goes on with the exam', async () => {
    const { told } = open(FirstQuestion);
    await radio('True');
    const other = openOther();
    await screen.findByText('This exam is open in another window too');
    fireEvent(window, new Event('pagehide'));
    expect(told()).toEqual(['HERE']);
    other.close();
  });

  it('tells the server that another screen came in its place', async () => {
    const { told, user } = open(Practice);
    await radio('True');
    await user.click(screen.getByRole('link', { name: 'A way out' }));
    expect(await screen.findByText('/dashboard')).toBeTruthy();
    expect(told()).toEqual(['HERE', 'LEFT']);
  });

  it('that has handed in is not left', async () => {
    const { told, user } = open(ReviewWithGaps);
    await user.click(await screen.findByRole('button', { name: 'Finish exam' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Finish exam' }));
    expect(await screen.findByText(result)).toBeTruthy();
    expect(told()).toEqual(['HERE']);
  });

  it('of practice says that it does not count, and lets go', async () => {
    const { user } = open(Practice);
    expect(await screen.findByText('This is practice. It does not count.')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'A way out' }));
    expect(await screen.findByText('/dashboard')).toBeTruthy();
  });
});

describe('the clock', () => {
  const start = new Date('2026-03-09T10:00:00Z');
  const told = (dueAt: string) => ({ dueAt, serverNow: new Date().toISOString() });
  const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

  function openUntil(dueAt: () => string) {
    vi.useFakeTimers({ now: start });
    return open(FirstQuestion, { clock: () => told(dueAt()) });
  }

  it('counts down, and calls out ten, five and one minute', async () => {
    openUntil(() => '2026-03-09T10:10:05Z');
    await wait(0);
    expect(screen.getByRole('timer').textContent).toBe('Time left10:05');
    const called = () => screen.getAllByRole('status').map((status) => status.textContent);
    expect(called()).not.toContain('10 minutes left');
    await wait(5);
    expect(called()).toContain('10 minutes left');
    await wait(300);
    expect(called()).toContain('5 minutes left');
    await wait(240);
    expect(called()).toContain('1 minute left');
  });

  it('says when time was added', async () => {
    let dueAt = '2026-03-09T10:10:00Z';
    openUntil(() => dueAt);
    await wait(0);
    dueAt = '2026-03-09T10:20:00Z';
    await wait(10);
    expect(screen.getByText(/You have been given more time\. .* 10:20/)).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toContain('19:50');
  });

  it('hands in by itself when the time is up, with what is being saved', async () => {
    const { sent } = openUntil(() => '2026-03-09T10:00:30Z');
    await wait(0);
    fireEvent.click(screen.getByRole('radio', { name: 'True' }));
    await wait(31);
    expect(sent('SaveExamAnswer')).toHaveLength(1);
    expect(sent('FinishExamAttempt')).toEqual([{ _id: 'attempt-2' }]);
    expect(screen.getByText(result)).toBeTruthy();
  });

  it('hands in as soon as a connection that was away is back', async () => {
    vi.useFakeTimers({ now: start });
    let server: 'works' | 'offline' = 'works';
    const { sent } = open(FirstQuestion, {
      server: () => server,
      clock: () => told('2026-03-09T10:00:30Z'),
    });
    await wait(0);
    server = 'offline';
    await wait(45);
    expect(screen.getByRole('region', { name: 'Time is up' }).textContent).toContain(
      'What the server has of your answers is handed in by itself.',
    );
    server = 'works';
    await wait(5);
    expect(sent('FinishExamAttempt')).toHaveLength(1);
    expect(screen.getByText(result)).toBeTruthy();
  });

  it('goes on where the server was away and gives that time back', async () => {
    vi.useFakeTimers({ now: start });
    let server: 'works' | 'offline' = 'works';
    let dueAt = '2026-03-09T10:00:30Z';
    const { sent } = open(FirstQuestion, { server: () => server, clock: () => told(dueAt) });
    await wait(0);
    server = 'offline';
    await wait(45);
    expect(screen.getByRole('region', { name: 'Time is up' })).toBeTruthy();
    server = 'works';
    dueAt = '2026-03-09T10:01:30Z';
    await wait(5);
    expect(sent('FinishExamAttempt')).toEqual([]);
    expect(screen.getByRole('radio', { name: 'True' })).toBeTruthy();
    expect(screen.getByText(/You have been given more time/)).toBeTruthy();
  });
});

describe('what must be heard of', () => {
  it('is told, and put away once it is read', async () => {
    const { user } = open(WithClockAndMessage);
    expect(await screen.findByText(/Question 3: “powers” is right/)).toBeTruthy();
    expect(screen.getByText('Welcome back')).toBeTruthy();
    const [first] = screen.getAllByRole('button', { name: 'Close' });
    if (first) await user.click(first);
    expect(screen.queryByText('Welcome back')).toBeNull();
    expect(screen.getByText(/Question 3: “powers” is right/)).toBeTruthy();
  });
});

describe('a question', () => {
  it('that is written to is saved a moment later, and at once when the field is left', async () => {
    const { user, sent } = open(Essay);
    const field = await screen.findByRole('textbox', { name: 'Your answer' });
    await user.type(field, 'By grace');
    expect(screen.getByText('Saving…')).toBeTruthy();
    expect(sent('SaveExamAnswer')).toEqual([]);
    await user.tab();
    expect(await screen.findByText('Saved')).toBeTruthy();
    const [{ examAnswerInput } = {}] = sent('SaveExamAnswer');
    expect(examAnswerInput).toMatchObject({ questionId: 'q4', answer: { text: 'By grace' } });
  });

  it('can be cleared', async () => {
    const { user, sent } = open(FirstQuestion);
    await user.click(await radio('True'));
    await user.click(screen.getByRole('button', { name: 'Clear answer' }));
    expect((await radio('True')).checked).toBe(false);
    await waitFor(() => expect(sent('SaveExamAnswer')).toHaveLength(2));
    expect(sent('SaveExamAnswer')[1]?.['examAnswerInput']).toMatchObject({ answer: null });
    expect(screen.getByRole('link', { name: 'Question 1: not answered' })).toBeTruthy();
  });

  it('is marked for later, also over a reload, and found again in the review', async () => {
    const first = open(FirstQuestion);
    const flag = await screen.findByRole('button', { name: 'Mark for later' });
    await first.user.click(flag);
    expect(flag.getAttribute('aria-pressed')).toBe('true');
    first.unmount();
    const { user } = open(ReviewWithGaps);
    expect(await screen.findByText('1 question is marked for later.')).toBeTruthy();
    const navigator = within(screen.getByRole('navigation', { name: 'All questions' }));
    await user.click(
      navigator.getByRole('link', { name: 'Question 1: answered, marked for later' }),
    );
    await user.click(screen.getByRole('button', { name: 'Mark for later' }));
    expect(localStorage.getItem('lampstand.exam-flags.attempt-2')).toBeNull();
  });

  it('is read aloud where the student’s case has it', async () => {
    const speak = vi.fn<(words: SpeechSynthesisUtterance) => void>();
    const cancel = vi.fn<() => void>();
    vi.stubGlobal('speechSynthesis', { speak, cancel });
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        text: string;
        lang = '';
        addEventListener = vi.fn<() => void>();
        constructor(text: string) {
          this.text = text;
        }
      },
    );
    const { user } = open(WithAccommodation);
    await user.click(await screen.findByRole('button', { name: 'Read aloud' }));
    expect(speak.mock.calls[0]?.[0]).toMatchObject({
      text: 'Paul had founded the church in Rome himself.\nTrue\nFalse',
      lang: 'en',
    });
    await user.click(screen.getByRole('button', { name: 'Stop reading' }));
    expect(cancel).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });

  it('is not read aloud to others', async () => {
    open(FirstQuestion);
    await radio('True');
    expect(screen.queryByRole('button', { name: 'Read aloud' })).toBeNull();
  });
});
