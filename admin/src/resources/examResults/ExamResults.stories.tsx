import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { college } from '../../testing/college.ts';
import { people } from '../../testing/people.ts';
import { resultsServer } from '../../testing/results-server.ts';

const meta = {
  title: 'Admin/Exam results',
  component: AdminStory,
  parameters: { layout: 'fullscreen', initialEntries: ['/examResults'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const ListEmpty: Story = {
  args: { server: fakeServer({ examResults: () => ({ items: [], total: 0 }) }) },
};

export const ListFailing: Story = {
  args: {
    server: fakeServer({
      examResults: () => {
        throw refusal('INTERNAL', 'Something went wrong on our side.');
      },
    }),
  },
};

export const Show: Story = { parameters: { initialEntries: ['/examResults/x-3/show'] } };

export const ShowMissing: Story = { parameters: { initialEntries: ['/examResults/nobody/show'] } };

export const ListAsManager: Story = { args: { as: people.manager } };

/** A passing score that counts less, because it is a retake. */
export const ShowScaled: Story = { parameters: { initialEntries: ['/examResults/x-2/show'] } };

/** Written down from paper: nothing was answered here. */
export const ShowRecorded: Story = { parameters: { initialEntries: ['/examResults/x-4/show'] } };

export const ShowCorrected: Story = { parameters: { initialEntries: ['/examResults/x-6/show'] } };

/** A manager reads results and corrects none. */
export const ShowAsManager: Story = {
  args: { as: people.manager },
  parameters: { initialEntries: ['/examResults/x-6/show'] },
};

/** Of another region: there is nothing to correct for this admin. */
export const ShowOfOtherRegion: Story = {
  args: { as: people.regionAdmin },
  parameters: { initialEntries: ['/examResults/x-8/show'] },
};

/** Nobody corrects a result of their own. */
export const ShowOwn: Story = {
  args: {
    server: fakeServer({
      examResult: () => ({
        ...college.examResults[0],
        student: { _id: people.admin._id, fullName: people.admin.fullName },
      }),
    }),
  },
  parameters: { initialEntries: ['/examResults/x-0/show'] },
};

export const Record: Story = { parameters: { initialEntries: ['/examResults/create'] } };

export const RecordAsManager: Story = {
  args: { as: people.manager },
  parameters: { initialEntries: ['/examResults/create'] },
};

/** Whoever is chosen studies nowhere with an exam. */
export const RecordNothing: Story = {
  args: { server: fakeServer({ recordableExams: () => [] }) },
  parameters: { initialEntries: ['/examResults/create'] },
};

export const RecordChoicesFailing: Story = {
  args: {
    server: fakeServer({
      recordableExams: () => {
        throw refusal('INTERNAL', 'Something went wrong on our side.');
      },
    }),
  },
  parameters: { initialEntries: ['/examResults/create'] },
};

/** One exam has no attempts left, the other is being sat. */
export const RecordHindered: Story = {
  args: {
    server: fakeServer({
      recordableExams: () =>
        college.exams.map((exam, at) => ({
          group: college.groups[0],
          course: exam.course,
          exam,
          allowedAttempts: 2,
          attemptsUsed: 2 - at,
          attemptOpen: at === 1,
        })),
    }),
  },
  parameters: { initialEntries: ['/examResults/create'] },
};

export const RecordRefused: Story = {
  args: {
    server: fakeServer({
      recordExamResult: () => {
        throw refusal('INVALID', 'Some values are not valid.', {
          finishedAt: 'This moment is still to come.',
        });
      },
    }),
  },
  parameters: { initialEntries: ['/examResults/create'] },
};

const correcting = { initialEntries: ['/examResults/x-1'] };

export const Correct: Story = { args: { server: resultsServer() }, parameters: correcting };

/** One that was corrected before tells so above the form. */
export const CorrectAgain: Story = { parameters: { initialEntries: ['/examResults/x-6'] } };

/** Somebody else corrected the result while this correction was written. */
export const CorrectConflict: Story = {
  args: { server: resultsServer({ correctedMeanwhile: true }) },
  parameters: correcting,
};

export const CorrectSame: Story = {
  args: {
    server: fakeServer({
      correctExamResult: () => {
        throw refusal('INVALID', 'Some values are not valid.', {
          score: 'The score is the same already.',
        });
      },
    }),
  },
  parameters: correcting,
};
