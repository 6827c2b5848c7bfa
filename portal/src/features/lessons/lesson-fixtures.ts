import type { Unmasked } from '@apollo/client';
import type { LessonPageQuery } from './LessonPage.generated.ts';
import type { LessonNotesQuery } from './notes/LessonNotes.generated.ts';
import type { SaveLessonProgressMutation } from './progress/useProgressSaving.generated.ts';

type Lesson = Unmasked<LessonPageQuery>['studentLesson'];
type Progress = Unmasked<SaveLessonProgressMutation>['saveLessonProgress'] & Lesson['progress'];
type Note = Unmasked<LessonNotesQuery>['lessonNotes'][number];

const recordingSeconds = 600;

/** Ten minutes of silence that every browser plays, so that stories need no file. */
function silence(): string {
  const rate = 3000;
  const length = rate * recordingSeconds;
  const bytes = new Uint8Array(44 + length).fill(128);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  write(0, 'RIFF');
  view.setUint32(4, 36 + length, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, length, true);
  return URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }));
}

const recording = silence();

/** A line of subtitles every six seconds. */
const subtitleUrl = (lines: readonly string[]) => {
  const clock = (seconds: number) =>
    new Date(seconds * 1000).toISOString().replace('T', ' ').slice(14, 23);
  const cues = lines.map((text, at) => `${clock(at * 6)} --> ${clock(at * 6 + 5)}\n${text}`);
  return `data:text/vtt,${encodeURIComponent(`WEBVTT\n\n${cues.join('\n\n')}\n`)}`;
};

const english = [
  'Grace reigns through righteousness',
  'and it leads to eternal life.',
  'Peace with God is where Paul begins,',
  'and hope is where he arrives.',
  'Read the chapter aloud before you go on.',
];
const german = [
  'Die Gnade herrscht durch die Gerechtigkeit',
  'und führt zum ewigen Leben.',
  'Mit dem Frieden mit Gott beginnt Paulus,',
  'und bei der Hoffnung kommt er an.',
  'Lesen Sie das Kapitel laut, bevor Sie weitergehen.',
];

export function buildLesson(overrides: Partial<Lesson> = {}): Lesson {
  return {
    __typename: 'StudentLesson',
    _id: 'romans-3',
    title: 'Grace that reigns',
    description: 'Romans 5: peace with God, and grace that is greater than sin.',
    kind: 'VIDEO',
    durationSeconds: recordingSeconds,
    mediaUrl: recording,
    mediaContentType: 'audio/wav',
    media: [],
    content: null,
    releasedAt: null,
    noSkipping: false,
    minimumSeenPercent: null,
    checks: [],
    facilitatedGroups: [],
    subtitles: [
      {
        __typename: 'Subtitle',
        locale: 'en',
        label: 'English',
        url: subtitleUrl(english),
      },
      {
        __typename: 'Subtitle',
        locale: 'de_DE',
        label: 'Deutsch',
        url: subtitleUrl(german),
      },
    ],
    downloads: [
      {
        __typename: 'Download',
        _id: 'handout',
        title: 'Handout',
        url: '/files/handout.pdf?signature=1',
        contentType: 'application/pdf',
        size: 1_480_000,
      },
    ],
    course: {
      __typename: 'CourseLink',
      _id: 'romans',
      name: 'The Letter to the Romans',
    },
    progress: buildProgress(),
    previous: { __typename: 'LessonLink', _id: 'romans-2', title: 'Abraham our father' },
    next: { __typename: 'LessonLink', _id: 'romans-4', title: 'Nothing can separate us' },
    ...overrides,
  };
}

/** A second at which the recording stops and asks. */
export function buildCheck(overrides: Partial<Lesson['checks'][number]> = {}) {
  return {
    __typename: 'StudentLessonCheck',
    _id: 'check-1',
    atSeconds: 120,
    kind: 'SINGLE_CHOICE',
    text: 'Through what does grace reign?',
    choices: [
      { __typename: 'LessonCheckChoice', _id: 'right', text: 'Through righteousness' },
      { __typename: 'LessonCheckChoice', _id: 'wrong', text: 'Through the law' },
    ],
    answered: false,
    tries: 0,
    ...overrides,
  } satisfies Lesson['checks'][number];
}

/** The recording in one more language, with its sound alone. */
export function buildRecording(
  overrides: Partial<Lesson['media'][number]> = {},
): Lesson['media'][number] {
  return {
    __typename: 'LessonMedia',
    locale: 'en',
    label: 'English',
    mediaUrl: recording,
    audioUrl: `${recording}#sound`,
    audioSize: 4_200_000,
    ...overrides,
  };
}

export function buildProgress(overrides: Partial<Progress> = {}): Progress {
  return {
    __typename: 'LessonProgress',
    _id: 'progress-3',
    positionSeconds: 0,
    playbackSpeed: 1,
    completed: false,
    seenPercent: 0,
    watched: [],
    otherDevice: null,
    ...overrides,
  };
}

export function buildNote(overrides: Partial<Note> = {}): Note {
  return {
    __typename: 'LessonNote',
    _id: 'note-1',
    version: 1,
    lessonId: 'romans-3',
    atSeconds: 65,
    text: 'Compare with Romans 3:21.',
    groupId: null,
    mine: true,
    authorName: 'Naledi Dlamini',
    ...overrides,
  };
}
