import { useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button, Card, DataState } from '@lampstand/ui';
import { AppealPanel } from '../../shared/appeals/AppealPanel.tsx';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { GradeHistory } from './GradeHistory.tsx';
import styles from './Grades.module.css';
import { GradeParts } from './GradeParts.tsx';
import { OwnCourseGradeDocument, type OwnCourseGradeQuery } from './Grades.generated.ts';
import { whatIf } from './what-if.rules.ts';
import type { CourseGrade } from './grade-types.ts';
import { GradeNumber } from './GradeNumber.tsx';

/** One's own grade in a course: its parts, other scores to try, and what has changed. */
export function OwnCourseGrade({ courseId }: { readonly courseId: string }) {
  const screen = useScreenQuery(OwnCourseGradeDocument, { variables: { courseId } });
  return (
    <>
      <DataState {...screen}>
        {({ courseGrade, gradeScale }) => (
          <GradeWithGuesses grade={courseGrade} bands={gradeScale.bands} />
        )}
      </DataState>
      <AppealPanel subjectKind="COURSE_GRADE" subjectId={courseId} />
      <GradeHistory courseId={courseId} />
    </>
  );
}

interface GradeWithGuessesProps {
  readonly grade: CourseGrade;
  readonly bands: OwnCourseGradeQuery['gradeScale']['bands'];
}

function GradeWithGuesses({ grade, bands }: GradeWithGuessesProps) {
  const t = useT();
  /** What was typed, by the part's id; undefined while nothing is tried. */
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>();
  const trying = typed !== undefined;
  const actions = (
    <div data-print="hide">
      {trying && (
        <Button variant="text" size="small" onClick={() => setTyped({})}>
          {t('work.grades.reset')}
        </Button>
      )}
      <Button
        variant="outlined"
        size="small"
        aria-pressed={trying}
        onClick={() => setTyped(trying ? undefined : {})}
      >
        {trying ? t('work.grades.backToReal') : t('work.grades.whatIf')}
      </Button>
    </div>
  );
  return (
    <Card title={t('work.grades.courseGrade')} actions={actions} flush>
      <div className={styles.real}>
        <GradeNumber grade={grade} />
      </div>
      {trying && (
        <div className={styles.real}>
          <Alert severity="warning" title={t('work.grades.whatIf')}>
            {t('work.grades.whatIfHint')}
          </Alert>
        </div>
      )}
      <GradeParts
        grade={grade}
        guess={
          typed && {
            typed,
            onType: (partId, text) => setTyped({ ...typed, [partId]: text }),
          }
        }
        guessed={typed && whatIf(grade.parts, typed, { deduction: grade.deduction, scale: bands })}
      />
    </Card>
  );
}
