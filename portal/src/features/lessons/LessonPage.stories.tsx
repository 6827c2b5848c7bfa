import type { OperationVariables } from '@apollo/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, type Reply } from '../../testing/scripted-answers.ts';
import { ScreenStory } from '../../testing/screen-story.tsx';
import { buildLesson, buildProgress } from './lesson-fixtures.ts';
import { LessonPage } from './LessonPage.tsx';
import { LessonPageDocument } from './LessonPage.generated.ts';
import { LessonMediaDocument } from './player/useMediaSource.generated.ts';
import { SaveLessonProgressDocument } from './progress/useProgressSaving.generated.ts';

type Lesson = ReturnType<typeof buildLesson>;

interface Args {
  readonly reply: Reply<{ readonly studentLesson: Lesson }>;
  /** What a fresh signature is asked for brings. */
  readonly media?: Reply<{ readonly studentLesson: Lesson }>;
  readonly saving?: 'works' | 'fails';
  readonly asked?: (operationName: string, variables: OperationVariables) => void;
}

const meta: Meta<Args> = {
  title: 'Lessons/LessonPage',
  parameters: {
    layout: 'fullscreen',
    initialEntries: ['/student/courses/romans/lessons/romans-3'],
  },
  render: ({ reply, media = reply, saving = 'works', asked }) => (
    <ScreenStory
      path="/student/courses/:_id/lessons/:lessonId"
      asked={asked}
      answers={[
        answer(LessonPageDocument, reply),
        answer(LessonMediaDocument, media),
        answer(SaveLessonProgressDocument, ({ lessonProgressInput }) =>
          saving === 'fails'
            ? new Error('The server cannot be reached.')
            : { saveLessonProgress: buildProgress(lessonProgressInput) },
        ),
      ]}
    >
      <LessonPage />
    </ScreenStory>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const lesson = (overrides: Partial<Lesson> = {}) => ({ studentLesson: buildLesson(overrides) });

/** It plays silence; the picture stays black. */
export const Video: Story = { args: { reply: lesson() } };

export const Audio: Story = { args: { reply: lesson({ kind: 'AUDIO' }) } };

export const Resumed: Story = {
  args: { reply: lesson({ progress: buildProgress({ positionSeconds: 250 }) }) },
};

export const Completed: Story = {
  args: {
    reply: lesson({
      progress: buildProgress({ positionSeconds: 600, playbackSpeed: 1.5, completed: true }),
    }),
  },
};

/** The last lesson of its course: no subtitles, no downloads, no description. */
export const Bare: Story = {
  args: { reply: lesson({ subtitles: [], downloads: [], description: null, next: null }) },
};

export const WithoutRecording: Story = {
  args: { reply: lesson({ mediaUrl: null, subtitles: [] }) },
};

/** The address was signed again when the first signature had ended. */
export const ExpiredAddress: Story = {
  args: { reply: lesson({ mediaUrl: '/gone.mp4' }), media: lesson({ title: 'Signed again' }) },
};

export const SavingFails: Story = { args: { reply: lesson(), saving: 'fails' } };

export const Loading: Story = { args: { reply: 'never' } };

export const Failing: Story = { args: { reply: new Error('This record does not exist.') } };
