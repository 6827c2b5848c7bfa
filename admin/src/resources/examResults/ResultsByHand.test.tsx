import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { renderStory } from '../../testing/render-story.tsx';
import { resultsServer } from '../../testing/results-server.ts';
import * as stories from './ExamResults.stories.tsx';

const story = composeStories(stories);

const correctLink = () => screen.queryByRole('link', { name: 'Correct the score' });
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }));

describe('what is offered', () => {
  test('an admin records and corrects, and removes nothing', async () => {
    const { unmount } = renderStory(() => <story.List />);
    const record = await screen.findByRole('link', { name: 'Record a result' });
    expect(record.getAttribute('href')).toBe('/examResults/create');
    unmount();
    renderStory(() => <story.Show />);
    await screen.findByText('Chosen, correct');
    expect(correctLink()?.getAttribute('href')).toBe('/examResults/x-3');
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  test('a manager reads only', async () => {
    const { unmount } = renderStory(() => <story.ListAsManager />);
    await screen.findByRole('link', { name: 'Ben Njeri' });
    expect(screen.queryByRole('link', { name: 'Record a result' })).toBeNull();
    unmount();
    renderStory(() => <story.ShowAsManager />);
    expect(await screen.findByText('Score corrected')).toBeDefined();
    expect(correctLink()).toBeNull();
  });

  test('a manager who opens the form is refused', async () => {
    renderStory(() => <story.RecordAsManager />);
    expect(await screen.findByRole('heading', { name: 'No Access' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  test.each([
    ['of another region', () => <story.ShowOfOtherRegion />],
    ['of their own', () => <story.ShowOwn />],
  ])('nobody corrects a result %s', async (_which, Story) => {
    renderStory(Story);
    await screen.findByText('Chosen, correct');
    expect(correctLink()).toBeNull();
  });
});

describe('a result by hand', () => {
  test('that was recorded says by whom and why, and has no answers', async () => {
    renderStory(() => <story.ShowRecorded />);
    expect(await screen.findByText('Recorded by hand')).toBeDefined();
    expect(screen.getByText(/Recorded by Rita Mwangi \(/)).toBeDefined();
    expect(screen.getByText('Reason: No power on the campus.')).toBeDefined();
    expect(screen.getByText('Finished')).toBeDefined();
    expect(screen.queryByText('Started')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Questions & Answers' })).toBeNull();
  });

  test('that was corrected shows the score before, by whom and why', async () => {
    renderStory(() => <story.ShowCorrected />);
    expect(await screen.findByText('Score corrected')).toBeDefined();
    expect(screen.getByText(/Before the correction the score was 50%\./)).toBeDefined();
    expect(screen.getByText('Reason: Question 3 had two right answers.')).toBeDefined();
    expect(document.body.textContent).not.toContain('Invalid message');
  });
});

describe('recording a result', () => {
  async function choose(user: UserEvent, label: RegExp, option: RegExp) {
    await user.click(await screen.findByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: option }));
  }

  async function fill(user: UserEvent) {
    await user.type(await screen.findByRole('combobox', { name: /student/i }), 'Esther');
    await user.click(await screen.findByRole('option', { name: /Esther Njeri/ }));
    await choose(user, /exam/i, /Old Testament/);
    fireEvent.change(screen.getByLabelText(/finished/i), { target: { value: '2026-03-05T09:30' } });
    await user.type(screen.getByRole('spinbutton', { name: /score/i }), '85');
    await user.type(await field(/reason/i), 'Sat on paper');
  }

  test('leads from the student by the only group to the exam, and to the result', async () => {
    const server = resultsServer();
    const { user } = renderStory(() => <story.Record server={server} />);
    await fill(user);
    await save(user);
    expect(await screen.findByText('The result is recorded')).toBeDefined();
    expect(await screen.findByText('Recorded by hand')).toBeDefined();
    const sent = server.calls.find(({ operation }) => operation === 'ExamResultsRecord');
    expect(sent?.variables).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      input: {
        studentId: 'u-04',
        groupId: 'g-1',
        examId: 'e-0',
        finishedAt: new Date(2026, 2, 5, 9, 30).toISOString(),
        score: 85,
        reason: 'Sat on paper',
      },
    });
  });

  test('asks for the student first, then for the group', async () => {
    renderStory(() => <story.Record />);
    expect(await screen.findByText('Choose the student first.')).toBeDefined();
    expect(screen.getByText('Choose the group first.')).toBeDefined();
    const exam = screen.getByRole('combobox', { name: /exam/i });
    expect(exam.getAttribute('aria-disabled')).toBe('true');
  });

  test('forgets the exam when another student is chosen', async () => {
    const { user } = renderStory(() => <story.Record />);
    await fill(user);
    const student = screen.getByRole('combobox', { name: /student/i });
    await user.clear(student);
    await user.type(student, 'Chloe Weber');
    await user.click(await screen.findByRole('option', { name: /Chloe Weber/ }));
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /group/i }).textContent).toBe('Berlin 2026'),
    );
    expect(screen.getByRole('combobox', { name: /exam/i }).textContent).not.toContain('Testament');
  });

  test('does not offer an exam without attempts or one being sat', async () => {
    const { user } = renderStory(() => <story.RecordHindered />);
    await user.type(await screen.findByRole('combobox', { name: /student/i }), 'Esther Nj');
    await user.click(await screen.findByRole('option', { name: /Esther Njeri/ }));
    await user.click(await screen.findByRole('combobox', { name: /exam/i }));
    const options = await screen.findAllByRole('option', { name: /\(/ });
    expect(options.map((option) => [option.textContent, option.ariaDisabled])).toEqual([
      ['BIB101 · Old Testament (no attempts left)', 'true'],
      ['THE201 · Doctrine of God (being sat right now)', 'true'],
    ]);
  });

  test.each([
    ['where the student studies nowhere', () => <story.RecordNothing />, /studies in no group/],
    ['where the exams cannot be read', () => <story.RecordChoicesFailing />, /went wrong/],
  ])('says so %s', async (_where, Story, words) => {
    const { user } = renderStory(Story);
    await user.type(await screen.findByRole('combobox', { name: /student/i }), 'Esther Nj');
    await user.click(await screen.findByRole('option', { name: /Esther Njeri/ }));
    expect(await screen.findByText(words)).toBeDefined();
  });

  test('shows a refusal at its field and keeps every entry', async () => {
    const { user } = renderStory(() => <story.RecordRefused />);
    await fill(user);
    await save(user);
    expect(await screen.findByText('This moment is still to come.')).toBeDefined();
    expect(screen.getByLabelText(/finished/i)).toHaveProperty('value', '2026-03-05T09:30');
    expect(await field(/reason/i)).toHaveProperty('value', 'Sat on paper');
  });

  test('takes whole per cent only', async () => {
    const { user } = renderStory(() => <story.Record />);
    await fill(user);
    const score = screen.getByRole('spinbutton', { name: /score/i });
    fireEvent.change(score, { target: { value: '70.5' } });
    await save(user);
    expect(await screen.findByText('This value is not valid.')).toBeDefined();
  });
});

describe('correcting a score', () => {
  async function correct(user: UserEvent, score: string) {
    const input = await screen.findByRole('spinbutton', { name: /score/i });
    await user.clear(input);
    await user.type(input, score);
    await user.type(await field(/reason/i), 'Recounted');
    await save(user);
  }

  test('sends score and reason, and leads back to the result', async () => {
    const server = resultsServer();
    const { user } = renderStory(() => <story.Correct server={server} />);
    await correct(user, '90');
    expect(await screen.findByText('The score is corrected')).toBeDefined();
    expect(await screen.findByText('Reason: Recounted')).toBeDefined();
    const sent = server.calls.find(({ operation }) => operation === 'ExamResultsCorrect');
    expect(sent?.variables).toEqual({
      id: 'x-1',
      version: 1,
      input: { score: 90, reason: 'Recounted' },
    });
  });

  test('needs a reason of its own each time', async () => {
    const { user } = renderStory(() => <story.CorrectAgain />);
    expect(await screen.findByText('Score corrected')).toBeDefined();
    expect(await field(/reason/i)).toHaveProperty('value', '');
    const input = screen.getByRole('spinbutton', { name: /score/i });
    await user.clear(input);
    await user.type(input, '90');
    await save(user);
    await waitFor(async () => expect((await field(/reason/i)).ariaInvalid).toBe('true'));
  });

  test('after somebody else did tells so, shows both scores, and is saved on demand', async () => {
    const server = resultsServer({ correctedMeanwhile: true });
    const { user } = renderStory(() => <story.CorrectConflict server={server} />);
    await correct(user, '90');
    const differences = await screen.findByRole('table');
    expect(within(differences).getByRole('row', { name: /score 90 66/i })).toBeDefined();
    expect(screen.getByText('Reason: Two points for question 1.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Save my entries' }));
    expect(await screen.findByText('The score is corrected')).toBeDefined();
    const versions = server.calls
      .filter(({ operation }) => operation === 'ExamResultsCorrect')
      .map(({ variables }) => variables['version']);
    expect(versions).toEqual([1, 2]);
  });

  test('to the same score is refused at its field', async () => {
    const { user } = renderStory(() => <story.CorrectSame />);
    await correct(user, '75');
    expect(await screen.findByText('The score is the same already.')).toBeDefined();
  });
});
