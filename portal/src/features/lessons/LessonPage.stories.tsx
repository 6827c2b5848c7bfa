import type { OperationVariables } from '@apollo/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionProvider, type SessionUser } from '@lampstand/auth';
import { buildUser, fakeSession } from '@lampstand/auth/testing';
import { answer, type Reply } from '../../testing/scripted-answers.ts';
import { ScreenStory } from '../../testing/screen-story.tsx';
import {
  AnswerLessonCheckDocument,
  PreviewLessonCheckDocument,
  type GivenAnswerInput,
  type LessonCheckAnswerInput,
} from './checks/LessonCheck.generated.ts';
import {
  buildCheck,
  buildLesson,
  buildNote,
  buildProgress,
  buildRecording,
} from './lesson-fixtures.ts';
import { LessonPage } from './LessonPage.tsx';
import { LessonPageDocument, LessonPreviewDocument } from './LessonPage.generated.ts';
import {
  CreateLessonNoteDocument,
  LessonNotesDocument,
  RemoveLessonNoteDocument,
  UpdateLessonNoteDocument,
} from './notes/LessonNotes.generated.ts';
import { MarkLessonReadDocument } from './text/LessonText.generated.ts';
import { LessonMediaDocument } from './player/useMediaSource.generated.ts';
import { SaveLessonProgressDocument } from './progress/useProgressSaving.generated.ts';

type Lesson = ReturnType<typeof buildLesson>;

const offline = new Error('The server cannot be reached.');

const isRight = ({ choiceIds, text }: GivenAnswerInput) =>
  choiceIds?.includes('right') === true || text === 'grace';

const answered = ({ checkId, answer: given, triesBefore }: LessonCheckAnswerInput) => ({
  answerLessonCheck: {
    __typename: 'LessonCheckAnswer' as const,
    right: isRight(given),
    check: buildCheck({ _id: checkId, answered: isRight(given), tries: triesBefore + 1 }),
    progress: buildProgress(),
  },
});

interface Args {
  readonly reply: Reply<{ readonly studentLesson: Lesson }>;
  /** What a fresh signature is asked for brings. */
  readonly media?: Reply<{ readonly studentLesson: Lesson }>;
  readonly saving?: 'works' | 'fails';
  /** Answers reach the server. */
  readonly answering?: 'works' | 'fails';
  readonly notes?: readonly ReturnType<typeof buildNote>[];
  readonly as?: SessionUser;
  readonly asked?: (operationName: string, variables: OperationVariables) => void;
}

const meta: Meta<Args> = {
  title: 'Lessons/LessonPage',
  parameters: {
    layout: 'fullscreen',
    initialEntries: ['/student/courses/romans/lessons/romans-3'],
  },
  render: ({
    reply,
    media = reply,
    saving = 'works',
    answering = 'works',
    notes = [],
    as = buildUser(),
    asked,
  }) => (
    <SessionProvider session={fakeSession(as)}>
      <ScreenStory
        path="/student/courses/:_id/lessons/:lessonId"
        asked={asked}
        answers={[
          answer(LessonPageDocument, reply),
          answer(LessonPreviewDocument, reply),
          answer(MarkLessonReadDocument, { markLessonRead: buildProgress({ completed: true }) }),
          answer(LessonNotesDocument, { lessonNotes: [...notes] }),
          answer(CreateLessonNoteDocument, ({ _id, lessonNoteInput }) => ({
            createLessonNote: buildNote({ ...lessonNoteInput, _id }),
          })),
          answer(UpdateLessonNoteDocument, ({ _id, lessonNoteInput }) =>
            _id === 'changed-elsewhere'
              ? new Error('This note was changed meanwhile.')
              : { updateLessonNote: buildNote({ ...lessonNoteInput, _id }) },
          ),
          answer(RemoveLessonNoteDocument, ({ _id }) => ({ removeLessonNote: buildNote({ _id }) })),
          answer(AnswerLessonCheckDocument, ({ lessonCheckAnswerInput }) =>
            answering === 'fails' ? offline : answered(lessonCheckAnswerInput),
          ),
          answer(PreviewLessonCheckDocument, ({ answer: given }) => ({
            previewLessonCheck: isRight(given),
          })),
          answer(LessonMediaDocument, media),
          answer(SaveLessonProgressDocument, ({ lessonProgressInput }) =>
            saving === 'fails'
              ? offline
              : { saveLessonProgress: buildProgress(lessonProgressInput) },
          ),
        ]}
      >
        <LessonPage />
      </ScreenStory>
    </SessionProvider>
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

/** Recorded twice, and the sound of each apart. */
export const TwoLanguages: Story = {
  args: {
    reply: lesson({
      media: [buildRecording(), buildRecording({ locale: 'de_DE', label: 'Deutsch' })],
    }),
  },
};

const asking = {
  checks: [
    buildCheck({ _id: 'check-0', atSeconds: 30, answered: true, tries: 2 }),
    buildCheck(),
    buildCheck({ _id: 'check-2', atSeconds: 300, kind: 'SHORT_ANSWER', choices: [] }),
  ],
  progress: buildProgress({ positionSeconds: 120 }),
};

/** It goes on where it asks. */
export const Asks: Story = { args: { reply: lesson(asking) } };

export const AnswerDoesNotArrive: Story = {
  args: { reply: lesson(asking), answering: 'fails' },
  tags: ['!dev'],
};

/** Half of it was seen, with a gap; it was left further on at the phone. */
export const OnAnotherDevice: Story = {
  args: {
    reply: lesson({
      progress: buildProgress({
        positionSeconds: 250,
        seenPercent: 40,
        watched: [
          { __typename: 'SecondsRange', from: 0, to: 180 },
          { __typename: 'SecondsRange', from: 400, to: 460 },
        ],
        otherDevice: { __typename: 'OtherDevice', deviceKind: 'PHONE', positionSeconds: 460 },
      }),
    }),
  },
};

export const WithRules: Story = {
  args: { reply: lesson({ noSkipping: true, minimumSeenPercent: 80 }) },
};

export const NotReleased: Story = {
  args: {
    reply: lesson({
      mediaUrl: null,
      subtitles: [],
      downloads: [],
      releasedAt: '2026-03-09T06:00:00.000Z',
    }),
  },
};

export const Text: Story = {
  args: {
    reply: lesson({
      kind: 'TEXT',
      mediaUrl: null,
      subtitles: [],
      content: '<h2>Before you listen</h2><p>Read Romans 5 aloud, <strong>twice</strong>.</p>',
    }),
  },
};

export const WithNotes: Story = {
  args: {
    reply: lesson({
      facilitatedGroups: [{ __typename: 'GroupLink', _id: 'cape-1', name: 'Cape Town First Year' }],
    }),
    notes: [
      buildNote(),
      buildNote({ _id: 'changed-elsewhere', atSeconds: 180, text: 'Ask about verse 12.' }),
      buildNote({
        _id: 'pinned',
        atSeconds: 240,
        text: 'We speak about this on Monday.',
        groupId: 'cape-1',
        mine: false,
        authorName: 'Thabo Nkosi',
      }),
    ],
  },
};

/** As somebody of the staff sees it. */
export const Preview: Story = {
  args: { reply: lesson() },
  parameters: { initialEntries: ['/student/courses/romans/lessons/romans-3?preview=1'] },
};

export const Loading: Story = { args: { reply: 'never' } };

export const Failing: Story = { args: { reply: new Error('This record does not exist.') } };
