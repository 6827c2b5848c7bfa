import type { OperationVariables } from '@apollo/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, type Reply } from '../../testing/scripted-answers.ts';
import { ScreenStory } from '../../testing/screen-story.tsx';
import { ExamRoomPage } from './ExamRoomPage.tsx';
import {
  ExamRoomDocument,
  ExamRoomEndDocument,
  ExamRoomExtendDocument,
  ExamRoomMessageDocument,
  ExamRoomRestoreDocument,
} from './ExamRoomPage.generated.ts';
import { buildAttempt, buildRoom, buildRow } from './room-fixtures.ts';
import type { Room } from './room.rules.ts';

interface Args {
  /** One look after the other; the last one stays. */
  readonly looks: readonly (Room | Error | 'never')[];
  readonly refused?: Error;
  readonly asked?: (operationName: string, variables: OperationVariables) => void;
}

function RoomStory({ looks, refused, asked }: Args) {
  const look = { at: 0 };
  const reply = (): Reply<{ readonly examRoom: Room }> => {
    const seen = looks[Math.min(look.at, looks.length - 1)] ?? 'never';
    look.at += 1;
    return seen === 'never' || seen instanceof Error ? seen : { examRoom: seen };
  };
  const { serverNow } = buildRoom();
  const done = { __typename: 'ExamRoom' as const, serverNow };
  return (
    <ScreenStory
      path="/student/exams/:_id/room"
      asked={asked}
      answers={[
        answer(ExamRoomDocument, reply),
        answer(ExamRoomExtendDocument, refused ?? { extendExamAttempts: done }),
        answer(ExamRoomMessageDocument, refused ?? { messageExamRoom: done }),
        answer(
          ExamRoomEndDocument,
          refused ?? { endExamAttempt: { __typename: 'ExamResult', _id: 'attempt-naledi' } },
        ),
        answer(ExamRoomRestoreDocument, refused ?? { restoreExamAttempt: done }),
      ]}
    >
      <ExamRoomPage />
    </ScreenStory>
  );
}

const meta: Meta<Args> = {
  title: 'Exams/ExamRoomPage',
  parameters: { layout: 'fullscreen', initialEntries: ['/student/exams/romans-final/room'] },
  render: (args) => <RoomStory {...args} />,
};
export default meta;
type Story = StoryObj<Args>;

const person = (_id: string, fullName: string) => ({
  student: { __typename: 'Person' as const, _id, fullName },
});

const rows = [
  buildRow(),
  buildRow({
    ...person('elodie', 'Élodie Martin'),
    presence: 'LOST',
    attempt: buildAttempt({ _id: 'attempt-elodie', dueAt: '2026-03-02T10:00:00.000Z' }),
  }),
  buildRow({
    ...person('ivan', 'Иван Петров'),
    presence: 'AWAY',
    attempt: buildAttempt({ _id: 'attempt-ivan', dueAt: null }),
  }),
  buildRow({
    ...person('xiaoming', '王小明'),
    presence: 'DONE',
    attempt: buildAttempt({ _id: 'attempt-wang', status: 'ABANDONED', restorable: true }),
  }),
  buildRow({
    ...person('thabo', 'Thabo Nkosi'),
    presence: 'NOT_STARTED',
    attempt: null,
    lastSeenAt: null,
    answeredCount: 0,
  }),
];

export const InProgress: Story = { args: { looks: [buildRoom({ rows })] } };

/** Of two groups; somebody loses the connection, then the server is not reached. */
export const Changing: Story = {
  args: {
    looks: [
      buildRoom({
        groups: [
          { __typename: 'GroupLink', _id: 'cape-1', name: 'Cape Town First Year' },
          { __typename: 'GroupLink', _id: 'cape-2', name: 'Cape Town Second Year' },
        ],
      }),
      buildRoom({ rows: [buildRow({ presence: 'LOST' })] }),
      new Error('The server cannot be reached.'),
    ],
  },
};

export const Nobody: Story = { args: { looks: [buildRoom({ rows: [] })] } };

export const Loading: Story = { args: { looks: ['never'] } };

export const Failing: Story = { args: { looks: [new Error('The server cannot be reached.')] } };

export const ActionRefused: Story = {
  args: { looks: [buildRoom({ rows })], refused: new Error('The attempt is over already.') },
};
