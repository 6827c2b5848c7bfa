import type { OperationVariables } from '@apollo/client';
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './TranscriptPage.stories.tsx';

const { Designed, TwoTerms, Nothing, Refused } = composeStories(stories);

function open(Story: typeof TwoTerms) {
  const asked = vi.fn<(name: string, variables: OperationVariables) => void>();
  render(<Story asked={asked} />);
  const issued = () =>
    asked.mock.calls.flatMap(([name, variables]) =>
      name === 'IssueTranscript' ? [variables] : [],
    );
  return { user: userEvent.setup(), issued };
}

describe('the transcript', () => {
  it('has a table for each term, with its average', async () => {
    open(TwoTerms);
    const autumn = await screen.findByRole('table', { name: 'Autumn 2025' });
    expect(
      within(autumn)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'CourseScoreLetterGrade points',
      'The Letter to the Romans NT-20185%B3',
      'Ethics ET-11095%A4',
      'Average of the term90%3.50',
    ]);
    const open2026 = screen.getByRole('table', { name: '2026, outside of terms' });
    expect(within(open2026).getByText('under way')).toBeTruthy();
    expect(
      screen.getByText('Average of all completed courses: 90%, grade points 3.50'),
    ).toBeTruthy();
    expect(screen.getByText('Transcript of Naledi Dlamini')).toBeTruthy();
  });

  it('looks as the college has designed it, part by part', async () => {
    open(Designed);
    const name = await screen.findByText('Transcript of Naledi Dlamini');
    const letterhead = screen.getByText(/12 Lamp Street/);
    expect(name.compareDocumentPosition(letterhead)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText(/≥ 90%/)).toBeNull();
  });

  it('is empty before there is anything', async () => {
    open(Nothing);
    expect(await screen.findByText('There is nothing on your transcript yet.')).toBeTruthy();
    expect(await screen.findByText('No copy has been issued yet.')).toBeTruthy();
  });
});

describe('copies of the transcript', () => {
  it('are listed with their codes, and told apart once they are revoked', async () => {
    open(TwoTerms);
    const list = await screen.findByRole('list', { name: 'Issued copies' });
    const [good, revoked] = within(list).getAllByRole('listitem');
    if (!good || !revoked) throw new Error('Two copies were expected');
    expect(
      within(good)
        .getByRole('link', { name: /^Download/ })
        .getAttribute('href'),
    ).toBe('/transcripts/copy-1.pdf');
    expect(within(revoked).getByText('Revoked on Feb 1, 2026')).toBeTruthy();
    expect(within(revoked).getByText('Reason: A course was missing.')).toBeTruthy();
    expect(within(revoked).queryByRole('link', { name: /^Download/ })).toBeNull();
  });

  it('are issued in a language of one’s choice', async () => {
    const { user, issued } = open(TwoTerms);
    await user.click(await screen.findByRole('button', { name: 'Issue a copy' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'Deutsch');
    await user.click(dialog.getByRole('button', { name: 'Issue a copy' }));
    expect(await screen.findByText('NEW1')).toBeTruthy();
    expect(issued()).toEqual([{ _id: expect.any(String), locale: 'de_DE' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that are refused say why', async () => {
    const { user } = open(Refused);
    await user.click(await screen.findByRole('button', { name: 'Issue a copy' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Issue a copy' }));
    expect((await dialog.findByRole('alert')).textContent).toBeTruthy();
  });
});
