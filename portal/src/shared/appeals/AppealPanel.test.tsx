import { composeStories } from '@storybook/react-vite';
import type { OperationVariables } from '@apollo/client';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SessionProvider } from '@lampstand/auth';
import { buildUser, fakeSession } from '@lampstand/auth/testing';
import * as stories from './AppealPanel.stories.tsx';

const { Answered, Nothing, Possible, Refused } = composeStories(stories);

it('offers no appeal to somebody who looks through the account, and says why', async () => {
  render(
    <SessionProvider session={fakeSession(buildUser({ impersonatingUser: 'Ada Njeri' }))}>
      <Possible />
    </SessionProvider>,
  );
  expect(await screen.findByText(/^You are looking through this person’s account/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull();
});

it('says until when, and sends the reason once, under an id of its own', async () => {
  const user = userEvent.setup();
  const asked = vi.fn<(operationName: string, variables: OperationVariables) => void>();
  render(<Possible asked={asked} />);
  expect(await screen.findByText(/You may appeal until Mar 20, 2026/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Appeal' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'The line was cut.');
  await user.click(dialog.getByRole('button', { name: 'Send the appeal' }));
  const sent = asked.mock.calls.filter(([name]) => name === 'OpenAppeal');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.[1]).toMatchObject({
    subjectKind: 'EXAM_ATTEMPT',
    subjectId: 'attempt-1',
    reason: 'The line was cut.',
  });
});

it('keeps the reason where it is refused, and its id', async () => {
  const user = userEvent.setup();
  const asked = vi.fn<(operationName: string, variables: OperationVariables) => void>();
  render(<Refused asked={asked} />);
  await user.click(await screen.findByRole('button', { name: 'Appeal' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'The line was cut.');
  await user.click(dialog.getByRole('button', { name: 'Send the appeal' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('cannot be reached');
  await user.click(dialog.getByRole('button', { name: 'Send the appeal' }));
  await dialog.findByRole('alert');
  const ids = asked.mock.calls
    .filter(([name]) => name === 'OpenAppeal')
    .map(([, variables]): unknown => variables['_id']);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

it('tells what was answered, and offers no second one', async () => {
  render(<Answered />);
  expect(await screen.findByText('Declined')).toBeTruthy();
  expect(screen.getByText('The log shows that the page was left.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull();
});

it('is not there where nothing can be appealed against', async () => {
  const { container } = render(<Nothing />);
  await act(() => Promise.resolve());
  expect(container.textContent).toBe('');
});
