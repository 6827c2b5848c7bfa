import { composeStories } from '@storybook/react-vite';
import type { OperationVariables } from '@apollo/client';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as caseStories from './AppealPage.stories.tsx';
import * as pageStories from './AppealsPage.stories.tsx';

const { Student, Facilitator, NothingWaits, NoneYet, Failing } = composeStories(pageStories);
const { Decided, Open, Refused, SecondReading } = composeStories(caseStories);

afterEach(() => vi.restoreAllMocks());

const spy = () => vi.fn<(operationName: string, variables: OperationVariables) => void>();

describe('the page of appeals', () => {
  it('tells a student how each stands, what was answered, and what time there is', async () => {
    render(<Student />);
    expect(await screen.findByText('Second reading')).toBeTruthy();
    expect(screen.getByText('We saw the cut in the log. You may go on.')).toBeTruthy();
    expect(screen.getByText('New time: 30 minutes')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Withdraw' })).toHaveLength(2);
    expect(screen.queryByText('Appeals of your groups')).toBeNull();
  });

  it('takes one back after a question', async () => {
    const user = userEvent.setup();
    const asked = spy();
    render(<Student asked={asked} />);
    const [first] = await screen.findAllByRole('button', { name: 'Withdraw' });
    if (!first) throw new Error('nothing to withdraw');
    await user.click(first);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    expect(asked).toHaveBeenCalledWith('WithdrawAppeal', { _id: 'own-1', version: 1 });
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Withdraw' })).toHaveLength(1),
    );
  });

  it('leads a facilitator to those that wait', async () => {
    const user = userEvent.setup();
    const asked = spy();
    render(<Facilitator asked={asked} />);
    const [link] = await screen.findAllByRole('link', { name: /Ada Njeri · Romans/ });
    expect(link?.getAttribute('href')).toBe('/student/appeals/appeal-1');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(asked).toHaveBeenLastCalledWith(
      'AppealsPage',
      expect.objectContaining({ page: { page: 2, perPage: 25 } }),
    );
    await user.selectOptions(await screen.findByRole('combobox'), 'Finished');
    expect(asked).toHaveBeenLastCalledWith('AppealsPage', {
      filter: { waiting: false, q: '' },
      page: { page: 1, perPage: 25 },
    });
  });

  it('says when nothing waits, when there is none, and when it cannot be loaded', async () => {
    const { unmount } = render(<NothingWaits />);
    expect(await screen.findByText('No appeal waits here.')).toBeTruthy();
    unmount();
    const none = render(<NoneYet />);
    expect(await screen.findByText('You have made no appeal.')).toBeTruthy();
    none.unmount();
    vi.spyOn(console, 'error').mockReturnValue();
    render(<Failing />);
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
  });
});

describe('an appeal', () => {
  it('shows what happened to the second, and is accepted with words and time', async () => {
    const user = userEvent.setup();
    const asked = spy();
    render(<Open asked={asked} />);
    expect(await screen.findByText('Lost the connection')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(asked).toHaveBeenCalledTimes(1);
    await user.type(dialog.getByRole('textbox', { name: /^Answer/ }), 'We saw the cut.');
    await user.type(dialog.getByLabelText(/^New time/), '30');
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(asked).toHaveBeenCalledWith('DecideAppeal', {
      _id: 'appeal-1',
      version: 1,
      accepted: true,
      answer: 'We saw the cut.',
      minutes: 30,
      score: null,
    });
    expect(await screen.findByText('Accepted')).toBeTruthy();
  });

  it('is handed on with an opinion', async () => {
    const user = userEvent.setup();
    const asked = spy();
    render(<Open asked={asked} />);
    await user.click(await screen.findByRole('button', { name: 'Ask a second reader' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'I am not sure.');
    await user.click(dialog.getByRole('button', { name: 'Ask a second reader' }));
    expect(asked).toHaveBeenCalledWith('AskSecondReader', {
      _id: 'appeal-1',
      version: 1,
      opinion: 'I am not sure.',
    });
    expect(await screen.findByText('Somebody else decides this appeal.')).toBeTruthy();
  });

  it('is not decided by who read it first, nor twice', async () => {
    const { unmount } = render(<SecondReading />);
    expect(await screen.findByText('I would rather have somebody else decide.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    unmount();
    render(<Decided />);
    expect(await screen.findByText('We saw the cut in the log.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('keeps what was typed where a decision is refused', async () => {
    const user = userEvent.setup();
    render(<Refused />);
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'The log says no.');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('cannot be reached');
    expect(screen.getByDisplayValue('The log says no.')).toBeTruthy();
  });
});
