import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { OperationVariables } from '@apollo/client';
import * as stories from './RequestsCard.stories.tsx';

const { Failing, FormsAndRequests, Nothing, OnlyForms, Refused } = composeStories(stories);

async function openForm() {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Letter of enrolment' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Letter of enrolment' }) };
}

test('a request tells how far it has got, what was answered and what was asked', async () => {
  render(<FormsAndRequests />);
  expect(await screen.findByText('There is no room free.')).toBeTruthy();
  expect(screen.getByText('Refused')).toBeTruthy();
  expect(screen.getByText('A meeting')).toBeTruthy();
  expect(screen.getByText('Yes')).toBeTruthy();
  expect(screen.getByText('Left empty')).toBeTruthy();
});

test('a form is sent with its version and an answer for each question', async () => {
  const asked = vi.fn<(name: string, variables: OperationVariables) => void>();
  render(<OnlyForms asked={asked} />);
  const { user, dialog } = await openForm();
  await user.type(within(dialog).getByRole('textbox', { name: 'Whom is it for?' }), 'My bank');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'On paper?' }), 'Yes');
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [, variables] = asked.mock.calls.find(([name]) => name === 'SubmitRequest') ?? [];
  expect(variables).toEqual({
    _id: expect.stringMatching(/^[\w-]{16,64}$/),
    formId: 'letter',
    formVersion: 3,
    values: [
      { fieldId: 'whom', value: 'My bank' },
      { fieldId: 'day', value: '' },
      { fieldId: 'paper', value: 'YES' },
    ],
  });
});

test('what is required is asked for before anything is sent', async () => {
  const asked = vi.fn<(name: string, variables: OperationVariables) => void>();
  render(<OnlyForms asked={asked} />);
  const { user, dialog } = await openForm();
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  const whom = within(dialog).getByRole('textbox', { name: 'Whom is it for?' });
  expect(whom.getAttribute('aria-invalid')).toBe('true');
  expect(asked.mock.calls.map(([name]) => name)).not.toContain('SubmitRequest');
});

test('what the server refuses stands at its question, and what was typed stays', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  render(<Refused />);
  const { user, dialog } = await openForm();
  const whom = within(dialog).getByRole('textbox', { name: 'Whom is it for?' });
  await user.type(whom, 'Nobody');
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await within(dialog).findByText('This value is not valid.')).toBeTruthy();
  expect(whom).toHaveProperty('value', 'Nobody');
});

test('somebody whom no form is for, and who asked for nothing, sees nothing of it', async () => {
  const { container } = render(<Nothing />);
  await vi.waitFor(() => expect(container.querySelector('section')).toBeNull());
});

test('when it cannot be loaded it says so', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  render(<Failing />);
  expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
});
