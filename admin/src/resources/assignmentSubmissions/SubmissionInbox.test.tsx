import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { assignmentsServer } from '../../testing/assignments-server.ts';
import { renderStory } from '../../testing/render-story.tsx';
import * as stories from './SubmissionInbox.stories.tsx';

const { NothingFound, OneWork, Waiting } = composeStories(stories);

const late = { timeout: 15_000 };
const workOf = (name: string) => screen.findByRole('article', { name }, late);

describe('the grading inbox', () => {
  it('shows what waits, and the first work with its text, files and receipt', async () => {
    const server = assignmentsServer();
    renderStory(() => <Waiting server={server} />);
    const work = within(await workOf('Grace Wanjiru'));
    expect(work.getByText(/receive Onesimus as a brother/)).toBeDefined();
    expect(work.getByText('7K2M-04QX-9ZTB')).toBeDefined();
    expect(work.getByRole('link', { name: 'philemon.pdf' })).toBeDefined();
    expect(work.queryByRole('button', { name: 'Show philemon.pdf' })).toBeNull();
    const asked = server.calls.find(({ operation }) => operation === 'SubmissionsList');
    expect(asked?.variables).toMatchObject({ filter: { status: 'SUBMITTED' } });
  });

  it('shows a picture where it is', async () => {
    const { user } = renderStory(() => <Waiting />);
    await workOf('Grace Wanjiru');
    await user.click(screen.getByRole('button', { name: 'Show map.png' }));
    expect(screen.getByRole('img', { name: 'map.png' })).toBeDefined();
  });

  it('moves by keys, wherever nobody types', async () => {
    const { user } = renderStory(() => <Waiting />);
    await workOf('Grace Wanjiru');
    await user.keyboard('j');
    expect(await workOf('John Mwangi')).toBeDefined();
    await user.keyboard('{ArrowUp}');
    await workOf('Grace Wanjiru');
    await user.click(await screen.findByRole('spinbutton', { name: /Score/ }, late));
    await user.keyboard('j');
    expect(await workOf('Grace Wanjiru')).toBeDefined();
  });

  it('saves by Control and Enter, goes on to the next one, and can be undone', async () => {
    const server = assignmentsServer();
    const { user } = renderStory(() => <Waiting server={server} />);
    await workOf('Grace Wanjiru');
    const score = await screen.findByRole('spinbutton', { name: /Score/ }, late);
    await user.type(score, '85');
    fireEvent.keyDown(score, { key: 'Enter', ctrlKey: true });
    expect(await screen.findByText('Grace Wanjiru is graded')).toBeDefined();
    expect(await workOf('John Mwangi')).toBeDefined();
    const graded = server.calls.find(({ operation }) => operation === 'SubmissionsGrade');
    expect(graded?.variables).toMatchObject({ id: 's-grace', version: 4, input: { score: 85 } });
    await user.click(screen.getByRole('button', { name: 'Undo: Grace Wanjiru' }));
    expect(await workOf('Grace Wanjiru')).toBeDefined();
    const undone = server.calls.find(({ operation }) => operation === 'SubmissionsUngrade');
    expect(undone?.variables).toEqual({ id: 's-grace', version: 5 });
  });

  it('needs a score, and keeps what is typed when somebody else was faster', async () => {
    const server = assignmentsServer({ gradedMeanwhile: true });
    const { user } = renderStory(() => <Waiting server={server} />);
    await workOf('Grace Wanjiru');
    const score = await screen.findByRole('spinbutton', { name: /Score/ }, late);
    await user.click(screen.getByRole('button', { name: 'Save and go on' }));
    expect(await screen.findByText('Required')).toBeDefined();
    await user.type(score, '90');
    await user.click(screen.getByRole('button', { name: 'Save and go on' }));
    expect(await screen.findByText(/Somebody has changed this work/)).toBeDefined();
    expect(screen.getByRole('spinbutton', { name: /Score/ })).toHaveProperty('value', '90');
    await user.click(screen.getByRole('button', { name: 'Save and go on' }));
    expect(await screen.findByText('Grace Wanjiru is graded')).toBeDefined();
    const calls = server.calls.filter(({ operation }) => operation === 'SubmissionsGrade');
    expect(calls.map(({ variables }) => variables['version'])).toEqual([4, 5]);
  });

  it('marks many as complete and says which are not', async () => {
    const { user } = renderStory(() => <Waiting />);
    await user.click(await screen.findByRole('checkbox', { name: /Select .*Mary/ }, late));
    await user.click(screen.getByRole('checkbox', { name: /Select .*Grace/ }));
    await user.click(screen.getByRole('button', { name: 'Mark as complete' }));
    expect(
      await screen.findByText('1 work is marked, 1 is not: Please give a score.'),
    ).toBeDefined();
  });

  it('says that nothing matches', async () => {
    renderStory(() => <NothingFound />);
    expect(await screen.findByText('Nothing matches these filters.')).toBeDefined();
  });

  it('lets one student hand in once more', async () => {
    const server = assignmentsServer();
    const { user } = renderStory(() => <OneWork server={server} />);
    await workOf('John Mwangi');
    expect(screen.getByText('The river rose and the bridge was closed.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Open once more' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Open once more' }));
    fireEvent.change(dialog.getByLabelText(/Until/), { target: { value: '2026-04-01T18:00' } });
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Flood');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('John Mwangi may hand in once more')).toBeDefined();
    const call = server.calls.find(({ operation }) => operation === 'SubmissionsReopen');
    expect(call?.variables).toEqual({
      input: {
        assignmentId: 'a-philemon',
        userId: 'u-john',
        until: '2026-04-01T18:00',
        reason: 'Flood',
      },
    });
  });

  it('opens an assignment for a student who has handed in nothing', async () => {
    const server = assignmentsServer();
    const { user } = renderStory(() => <NothingFound server={server} />);
    const name = 'Open for one student';
    await user.click(await screen.findByRole('button', { name }, late));
    const dialog = within(await screen.findByRole('dialog', { name }));
    await user.click(dialog.getByRole('combobox', { name: /Assignment/ }));
    await user.click(await screen.findByRole('option', { name: 'The letter to Philemon' }));
    await user.click(dialog.getByRole('combobox', { name: /Group/ }));
    await user.click(await screen.findByRole('option', { name: 'Nairobi 2026' }));
    await user.click(await dialog.findByRole('combobox', { name: /Student/ }));
    await user.click(
      await screen.findByRole('option', { name: 'Peter Kamau – nothing handed in' }),
    );
    fireEvent.change(dialog.getByLabelText(/Until/), { target: { value: '2026-04-01T18:00' } });
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Flood');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const call = server.calls.find(({ operation }) => operation === 'SubmissionsReopen');
    expect(call?.variables).toEqual({
      input: {
        assignmentId: 'a-philemon',
        userId: 'u-peter',
        until: '2026-04-01T18:00',
        reason: 'Flood',
      },
    });
  });
});
