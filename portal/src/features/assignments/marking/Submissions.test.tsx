import type { OperationVariables } from '@apollo/client';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './Submissions.stories.tsx';

const { List, OneOpen, Graded, Own, Overtaken, Nothing } = composeStories(stories);

function open(Story: typeof List) {
  const asked = vi.fn<(name: string, variables: OperationVariables) => void>();
  render(<Story asked={asked} />);
  const sent = (name: string) =>
    asked.mock.calls.flatMap(([operation, variables]) => (operation === name ? [variables] : []));
  return { user: userEvent.setup(), sent };
}

const work = (name: string) => screen.findByRole('region', { name });

describe('the submissions of an assignment', () => {
  it('are listed with what was graded and what waits', async () => {
    open(List);
    const list = await screen.findByRole('list', { name: 'Assignment submissions' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      expect.stringMatching(/^Naledi Dlamini.*Waiting for marks$/),
      expect.stringMatching(/^Élodie Martin.*LateWaiting for marks$/),
      expect.stringMatching(/^王小明.*72%$/),
    ]);
  });

  it('are walked through by keys, but not while somebody writes', async () => {
    const { user } = open(List);
    await screen.findByRole('list', { name: 'Assignment submissions' });
    await user.keyboard('j');
    await work('Naledi Dlamini');
    await user.keyboard('{ArrowDown}');
    await work('Élodie Martin');
    await user.type(screen.getByRole('textbox', { name: 'Feedback' }), 'jk');
    expect(screen.getByRole('region', { name: 'Élodie Martin' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await work('Naledi Dlamini');
  });

  it('are graded with words, and lead on to the next one', async () => {
    const { user, sent } = open(OneOpen);
    await user.type(await screen.findByRole('textbox', { name: /Per cent/ }), '88');
    await user.type(screen.getByRole('textbox', { name: 'Feedback' }), 'Well argued.');
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Add a saved comment' }),
      'Please cite your sources.',
    );
    await user.click(screen.getByRole('button', { name: 'Save and go on' }));
    await work('Élodie Martin');
    expect(sent('GradeSubmission')).toEqual([
      {
        _id: 's1',
        version: 4,
        submissionGradeInput: {
          score: 88,
          feedback: '<p>Well argued.</p><p>Please cite your sources.</p>',
          savedCommentIds: ['c1'],
        },
      },
    ]);
  });

  it('leave words among the saved comments, and take them out again', async () => {
    const { user, sent } = open(OneOpen);
    const feedback = await screen.findByRole('textbox', { name: 'Feedback' });
    expect(screen.queryByRole('button', { name: /saved comments|as a comment/ })).toBeNull();
    await user.type(feedback, ' Well argued. ');
    await user.click(screen.getByRole('button', { name: 'Save the text as a comment' }));
    expect(await screen.findByText('The comment was saved.')).toBeTruthy();
    expect(sent('CreateSavedComment')).toEqual([
      { _id: expect.any(String), savedCommentInput: { locale: 'en', text: 'Well argued.' } },
    ]);
    await user.clear(feedback);
    await user.type(feedback, 'Please cite your sources.');
    await user.click(screen.getByRole('button', { name: 'Remove from the saved comments' }));
    expect(await screen.findByText('The comment was removed.')).toBeTruthy();
    expect(sent('RemoveSavedComment')).toEqual([{ _id: 'c1' }]);
  });

  it('take no grade that is none', async () => {
    const { user, sent } = open(OneOpen);
    const score = await screen.findByRole('textbox', { name: /Per cent/ });
    await user.type(score, '101');
    await user.click(screen.getByRole('button', { name: 'Save the grade' }));
    expect(await screen.findByText('Please enter a whole number from 0 to 100.')).toBeTruthy();
    expect(sent('GradeSubmission')).toEqual([]);
  });

  it('keep what was typed where somebody else was faster', async () => {
    const { user } = open(Overtaken);
    const score = await screen.findByRole<HTMLInputElement>('textbox', { name: /Per cent/ });
    await user.type(score, '70');
    await user.click(screen.getByRole('button', { name: 'Save the grade' }));
    expect((await screen.findByRole('alert')).textContent).toBeTruthy();
    expect(score.value).toBe('70');
  });

  it('give a grade back', async () => {
    const { user, sent } = open(Graded);
    expect(await screen.findByText('Graded by Thabo Nkosi on Mar 14, 2026')).toBeTruthy();
    expect(screen.getByText('I was ill.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Take the grade back' }));
    await waitFor(() => expect(sent('UngradeSubmission')).toEqual([{ _id: 's1', version: 5 }]));
    await waitFor(() => expect(screen.queryByText(/Graded by/)).toBeNull());
  });

  it('of one’s own are graded by somebody else', async () => {
    open(Own);
    expect(await screen.findByText(/Somebody else grades it/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /Per cent/ })).toBeNull();
  });

  it('are none before anybody has handed in', async () => {
    open(Nothing);
    expect(await screen.findByText('Nothing has been submitted yet.')).toBeTruthy();
  });

  it('are opened once more for a student who has handed in nothing', async () => {
    const { user, sent } = open(Nothing);
    await user.click(await screen.findByRole('button', { name: 'Open for one student' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Open for one student' }));
    expect(dialog.getByText(/that of the campus \(Africa\/Johannesburg\)/)).toBeTruthy();
    await user.selectOptions(
      await dialog.findByRole('combobox', { name: /Student/ }),
      'Élodie Martin – nothing submitted',
    );
    await user.type(dialog.getByLabelText(/Open until/), '2026-04-01T18:00');
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'She was ill.');
    await user.click(dialog.getByRole('button', { name: 'Open for one student' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('ReopenSubmission')).toEqual([
      {
        submissionReopenInput: {
          assignmentId: 'essay',
          userId: 'person-s2',
          until: '2026-04-01T18:00',
          reason: 'She was ill.',
        },
      },
    ]);
  });
});
