import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { Card, Icon } from '@lampstand/ui';
import { markingPath } from '../../shared/student-paths.ts';
import list from './CourseContent.module.css';
import { examPaperPath } from './course-icons.ts';
import styles from './CourseRow.module.css';
import { EssaysWaitingDocument } from './EssaysWaiting.generated.ts';

/** The exams of a course whose essays wait for marks of who looks after a group; nothing where none do. */
export function EssaysWaiting({ courseId }: { readonly courseId: string }) {
  const t = useT();
  const { data } = useQuery(EssaysWaitingDocument, {
    variables: { courseId },
    // What was marked a moment ago waits no more.
    fetchPolicy: 'cache-and-network',
  });
  const waiting = data?.attemptsToMark.items ?? [];
  const exams = new Map(waiting.map(({ exam }) => [exam._id, exam.title]));
  if (exams.size === 0) return null;
  return (
    <Card title={t('learning.course.toMark')} flush>
      <ul className={list.rows}>
        {[...exams].map(([_id, title]) => (
          <li key={_id} className={styles.row}>
            <span className={styles.icon}>
              <Icon path={examPaperPath} />
            </span>
            <Link className={styles.link} to={markingPath(_id)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
