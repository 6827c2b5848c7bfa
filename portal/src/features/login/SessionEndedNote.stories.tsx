import type { Meta, StoryObj } from '@storybook/react-vite';
import { forgetExamWait, keepExamWait, type ExamWait } from '../../shared/exam-wait.ts';
import { SessionEndedNote } from './SessionEndedNote.tsx';

interface Args {
  readonly search: string;
  readonly wait?: ExamWait;
}

const path = '/student/exams/exam-1/attempts/attempt-1';
const ended = `?${new URLSearchParams({ redirect: `${path}?step=2`, reason: 'session' })}`;
const wait = { path, title: 'Prophets and Writings' };

const meta: Meta<Args> = {
  title: 'Login/SessionEndedNote',
  render: ({ search, wait: kept }) => {
    if (kept) keepExamWait(kept);
    else forgetExamWait();
    return <SessionEndedNote search={search} />;
  },
  args: { search: ended },
};
export default meta;
type Story = StoryObj<Args>;

export const Ended: Story = {};
export const ExamWaits: Story = { args: { wait: { ...wait, failsAt: Date.now() + 252_000 } } };
/** Leaving it fails nothing. */
export const ExamOpen: Story = { args: { wait: { ...wait, failsAt: undefined } } };
export const ExamOver: Story = { args: { wait: { ...wait, failsAt: Date.now() - 1000 } } };
export const ElsewhereBound: Story = {
  args: { search: '?redirect=%2Fnews&reason=session', wait: { ...wait, failsAt: undefined } },
};
export const ByThemselves: Story = { args: { search: '?redirect=%2Fnews' } };
