import { useQuery } from '@apollo/client/react';
import type { MessageId } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { ButtonLink, Card, Icon, StatusChip } from '@lampstand/ui';
import { DueTime } from '../../shared/deadlines/DueTime.tsx';
import { useNow } from '../../shared/deadlines/useNow.ts';
import { markingPath, roomPath } from '../../shared/student-paths.ts';
import list from './CourseContent.module.css';
import { examPaperPath } from './course-icons.ts';
import styles from './CourseRow.module.css';
import { nowFirst, windowState, type WindowState } from './exam-window.rules.ts';
import {
  FacilitatedExamsDocument,
  type FacilitatedExamsQuery,
} from './FacilitatedExams.generated.ts';

type Exam = FacilitatedExamsQuery['studentCourse']['facilitatedExams'][number];

/** The exams of a course for who looks after its groups: when they are sat, the room, what waits for marks. */
export function FacilitatedExams({ courseId }: { readonly courseId: string }) {
  const t = useT();
  const now = useNow();
  const { data } = useQuery(FacilitatedExamsDocument, {
    variables: { courseId },
    // What was marked a moment ago waits no more.
    fetchPolicy: 'cache-and-network',
  });
  const exams = data?.studentCourse.facilitatedExams ?? [];
  if (exams.length === 0) return null;
  return (
    <Card title={t('learning.course.groupExams')} flush>
      <ul className={list.rows}>
        {nowFirst(exams, now).map((exam) => (
          <Row key={`${exam.examId} ${exam.group._id}`} exam={exam} now={now} />
        ))}
      </ul>
    </Card>
  );
}

const chips = {
  upcoming: { tone: 'info', text: 'learning.exam.windowUpcoming' },
  open: { tone: 'success', text: 'learning.exam.windowOpen' },
  late: { tone: 'warning', text: 'learning.exam.windowLate' },
  closed: { tone: 'neutral', text: 'learning.exam.windowClosed' },
} as const satisfies Readonly<Record<WindowState, { tone: string; text: MessageId }>>;

function Row({ exam, now }: { readonly exam: Exam; readonly now: number }) {
  const t = useT();
  const { examId, title, group, opensAt, deadline, closesAt, zone, toMark } = exam;
  const chip = chips[windowState(exam, now)];
  const dates = [
    { name: t('learning.exam.opens'), at: opensAt },
    { name: t('learning.exam.deadline'), at: deadline },
    { name: t('learning.exam.closes'), at: closesAt },
  ];
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon path={examPaperPath} />
      </span>
      <div className={styles.words}>
        <strong>{title}</strong>
        <span className={styles.facts}>
          <span>{group.name}</span>
          {dates.map(
            ({ name, at }) =>
              at !== null && (
                <span key={name}>
                  {name} <DueTime at={at} zone={zone} />
                </span>
              ),
          )}
        </span>
      </div>
      <StatusChip tone={chip.tone}>{t(chip.text)}</StatusChip>
      <div className={styles.actions}>
        <ButtonLink
          variant="outlined"
          size="small"
          to={`${roomPath(examId)}?group=${encodeURIComponent(group._id)}`}
        >
          {t('learning.course.examRoom')}
        </ButtonLink>
        {toMark > 0 && (
          <ButtonLink variant="outlined" size="small" to={markingPath(examId)}>
            {t('learning.course.toMark')}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
