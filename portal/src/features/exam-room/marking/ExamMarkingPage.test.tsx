import type { OperationVariables } from '@apollo/client';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './ExamMarkingPage.stories.tsx';

const { Waiting, OneOpen, Begun, Overtaken, Nothing } = composeStories(stories);

function open(Story: typeof Waiting) {
  const asked = vi.fn<(name: string, variables: OperationVariables) => void>();
  render(<Story asked={asked} />);
  const sent = () =>
    asked.mock.calls.flatMap(([name, variables]) => (name === 'MarkExamAnswer' ? [variables] : []));
  return { user: userEvent.setup(), sent };
}

const student = (name: string) => screen.findByRole('region', { name });
const essay = async (name: string) => within(await screen.findByRole('region', { name }));
const points = /^Points, of 5/;

describe('the essays of an exam', () => {
  it('wait in a list, and are walked through by keys', async () => {
    const { user } = open(Waiting);
    const list = await screen.findByRole('list', { name: 'To be marked' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Naledi DlaminiCape Town First Year · /),
      expect.stringMatching(/^Élodie MartinCape Town First Year · /),
    ]);
    await user.keyboard('j');
    await student('Naledi Dlamini');
    expect(screen.queryByText('Paul wrote to Rome.')).toBeNull();
    await user.keyboard('j');
    await student('Élodie Martin');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await student('Naledi Dlamini');
  });

  it('are marked beside what to look for, and the result stands with the last one', async () => {
    const { user, sent } = open(OneOpen);
    const grace = await essay('What is grace?');
    expect(grace.getByText('What to look for: Names grace as undeserved.')).toBeTruthy();
    await user.type(grace.getByRole('textbox', { name: /^Comment/ }), 'Well said.');
    await user.type(grace.getByRole('textbox', { name: points }), '4,5');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await grace.findByText('4.5 of 5 points')).toBeTruthy();
    const hope = await essay('What is hope?');
    expect(hope.getByText('Not answered')).toBeTruthy();
    await user.type(hope.getByRole('textbox', { name: points }), '0');
    await user.click(hope.getByRole('button', { name: 'Mark' }));
    expect(await screen.findByText('Everything is marked: the result stands · 82%')).toBeTruthy();
    const both = { attemptId: 'a1', comment: null };
    expect(sent()).toEqual([
      { ...both, questionId: 'q2', earned: 4.5, comment: 'Well said.', version: 1 },
      { ...both, questionId: 'q3', earned: 0, version: 2 },
    ]);
  });

  it('give their marks back, with a reason', async () => {
    const { user, sent } = open(Begun);
    const grace = await essay('What is grace?');
    const takeBack = { name: 'Take the marks back' };
    await user.click(grace.getByRole('button', takeBack));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', takeBack));
    expect(dialog.getByText('Required field missing')).toBeTruthy();
    expect(sent()).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'A page was missing.');
    await user.click(dialog.getByRole('button', takeBack));
    expect(await grace.findByText('Waiting for marks')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    const none = { earned: null, comment: null, reason: 'A page was missing.' };
    expect(sent()).toEqual([{ attemptId: 'a1', questionId: 'q2', ...none, version: 2 }]);
    expect(grace.getByDisplayValue('Well said.')).toBeTruthy();
  });

  it('take no points that are none', async () => {
    const { user, sent } = open(OneOpen);
    const grace = await essay('What is grace?');
    await user.type(grace.getByRole('textbox', { name: points }), 'four');
    await user.click(grace.getByRole('button', { name: 'Mark' }));
    expect(await grace.findByText(/^Enter 0 to 5/)).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('keep what was typed where somebody else was faster', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { user } = open(Overtaken);
    const grace = await essay('What is grace?');
    await user.type(grace.getByRole('textbox', { name: points }), '3');
    await user.click(grace.getByRole('button', { name: 'Mark' }));
    await waitFor(() => expect(grace.getByRole('alert').textContent).toBeTruthy());
    expect(grace.getByDisplayValue('3')).toBeTruthy();
    vi.restoreAllMocks();
  });

  it('are none where nothing waits', async () => {
    open(Nothing);
    expect(await screen.findByText('Nothing waits to be marked.')).toBeTruthy();
  });
});
