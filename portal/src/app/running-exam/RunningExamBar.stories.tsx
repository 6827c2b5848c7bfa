import type { Meta, StoryObj } from '@storybook/react-vite';
import { RunningExamBar } from './RunningExamBar.tsx';

const meta = {
  title: 'App/RunningExamBar',
  component: RunningExamBar,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Prophets and Writings',
    to: '/student/exams/exam-1/attempts/attempt-1',
    left: 2593,
    returnWithin: undefined,
  },
} satisfies Meta<typeof RunningExamBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithTimeLimit: Story = {};
export const WithoutTimeLimit: Story = { args: { left: undefined } };
/** The page was left: the grace runs. */
export const Left: Story = { args: { returnWithin: 47 } };
export const LongTitle: Story = {
  args: {
    title:
      'Zwischenprüfung zur Einleitung in das Neue Testament und zur Geschichte der frühen Kirche',
    returnWithin: 47,
  },
};
