import type { OperationVariables } from '@apollo/client';
import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { storeUser, type Session } from '@lampstand/auth';
import { buildUser, fakeSession, fakeWays } from '@lampstand/auth/testing';
import { ApolloError } from '@apollo/client';
import { GraphqlError } from '@lampstand/graphql-client';
import { GraphQLError } from 'graphql';
import * as stories from '../ExamAttemptPage.stories.tsx';
import { readKeptAnswers } from '../kept-answers.ts';

const { FirstQuestion, SessionEnded, SessionEndedWithoutHurry } = composeStories(stories);

type Asked = (operationName: string, variables: OperationVariables) => void;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Your session has ended' }));

/** An attempt's page of Ruth, and what was sent from it. */
function open(overrides: Partial<Session> = {}) {
  const asked = vi.fn<Asked>();
  const session = fakeSession(buildUser(), overrides);
  render(<FirstQuestion asked={asked} session={session} />);
  const sent = (name: string) => asked.mock.calls.filter(([each]) => each === name).length;
  return { session, sent, user: userEvent.setup() };
}

it('asks the same person to sign in on the spot, with the time that is left and what is kept', async () => {
  render(<SessionEnded />);
  const asking = await dialog();
  expect(asking.getByText('Log in here to continue. Your answers are kept.')).toBeTruthy();
  expect(asking.getByRole('timer').textContent).toMatch(
    /^Log in within 4:[45]\d or this attempt fails\.$/,
  );
  expect(asking.getByLabelText<HTMLInputElement>(/^E-mail/).readOnly).toBe(true);
  expect(document.activeElement).toBe(asking.getByLabelText(/^Password/));
  expect(asking.queryByRole('button', { name: 'Close' })).toBeNull();
});

it('hurries nobody where leaving fails nothing', async () => {
  render(<SessionEndedWithoutHurry />);
  expect((await dialog()).queryByRole('timer')).toBeNull();
});

it('goes on with the exam after signing in, and sends what waited', async () => {
  const { session, sent, user } = open();
  const answer = await screen.findByRole('radio', { name: 'True' });
  await waitFor(() => expect(sent('NoteExamPresence')).toBe(1));
  act(() => session.expire());
  // The page is still there, below the dialog.
  fireEvent.click(answer);
  expect(Object.keys(readKeptAnswers({ userId: 'user-1', attemptId: 'attempt-2' }))).toEqual([
    'q1',
  ]);
  const asking = await dialog();
  await user.type(asking.getByLabelText(/^Password/), 'secret-1');
  await user.click(asking.getByRole('button', { name: 'Login' }));
  expect(session.asked).toContain('login student@lampstand.example');
  await waitFor(() => expect(sent('SaveExamAnswer')).toBeGreaterThan(0));
  await waitFor(() => expect(sent('NoteExamPresence')).toBe(2));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('tells a refusal in its place and keeps asking', async () => {
  const login = () =>
    Promise.reject(new GraphqlError([{ message: 'The e-mail or the password is not correct.' }]));
  const { session, user } = open({ login });
  await screen.findByRole('radio', { name: 'True' });
  act(() => session.expire());
  const asking = await dialog();
  await user.type(asking.getByLabelText(/^Password/), 'wrong-one');
  await user.click(asking.getByRole('button', { name: 'Login' }));
  expect((await asking.findByRole('alert')).textContent).toContain('is not correct');
});

it('asks for the second factor where the account has one', async () => {
  const key = 'errors.identity.secondFactorNeeded';
  const login = () =>
    Promise.reject(
      new GraphqlError([{ message: 'A code', extensions: { code: 'FORBIDDEN', key } }]),
    );
  const ways = () =>
    Promise.resolve(fakeWays({ giveSecondFactor: () => Promise.resolve(buildUser()) }));
  const { session, user } = open({ login, ways });
  await screen.findByRole('radio', { name: 'True' });
  act(() => session.expire());
  const asking = await dialog();
  await user.type(asking.getByLabelText(/^Password/), 'secret-1');
  await user.click(asking.getByRole('button', { name: 'Login' }));
  await user.type(await asking.findByLabelText(/code/i), '123456{Enter}');
  await waitFor(() => expect(session.asked).toContain('enter user-1'));
});

it('takes what the server refuses to another person beside this page for no end of the attempt', async () => {
  const refused = new ApolloError({
    graphQLErrors: [new GraphQLError('Not found', { extensions: { code: 'NOT_FOUND' } })],
  });
  render(<FirstQuestion refusal={refused} session={fakeSession(buildUser())} />);
  const answer = await screen.findByRole('radio', { name: 'True' });
  storeUser({ _id: 'user-2', selectedGroup: null });
  fireEvent.click(answer);
  expect(await screen.findByText('Not saved yet')).toBeTruthy();
  expect(screen.queryByText('This attempt has ended')).toBeNull();
});
