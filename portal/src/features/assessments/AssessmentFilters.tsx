import { useT } from '@lampstand/i18n/react';
import { SelectField } from '@lampstand/ui';
import { assessmentStates } from '../../shared/work/assessment.rules.ts';
import {
  assessmentKinds,
  type Assessment,
  type AssessmentKind,
  type AssessmentView,
} from './assessment-list.rules.ts';
import { stateWords } from './state-words.ts';
import styles from './AssessmentFilters.module.css';

export interface AssessmentFiltersProps {
  readonly all: readonly Assessment[];
  readonly view: AssessmentView;
  readonly onView: (changes: Partial<AssessmentView>) => void;
}

/** Course, kind and state; only courses and states that there are something of. */
export function AssessmentFilters({ all, view, onView }: AssessmentFiltersProps) {
  const t = useT();
  const courses = new Map(all.map(({ course }) => [course._id, course.name]));
  const kinds: Record<AssessmentKind, string> = {
    EXAM: t('shell.exams'),
    ASSIGNMENT: t('work.overview.assignments'),
  };
  const any = { value: '', label: t('common.all') };
  return (
    <div className={styles.filters}>
      <SelectField
        label={t('work.overview.course')}
        autoPickFirst
        options={[any, ...[...courses].map(([value, label]) => ({ value, label }))]}
        value={view.courseId ?? ''}
        onChange={({ target }) => onView({ courseId: target.value || undefined })}
      />
      <SelectField
        label={t('work.overview.kind')}
        autoPickFirst
        options={[any, ...assessmentKinds.map((value) => ({ value, label: kinds[value] }))]}
        value={view.kind ?? ''}
        onChange={({ target }) =>
          onView({ kind: assessmentKinds.find((kind) => kind === target.value) })
        }
      />
      <SelectField
        label={t('common.status')}
        autoPickFirst
        options={[
          any,
          ...assessmentStates
            .filter((state) => state === view.state || all.some((item) => item.state === state))
            .map((value) => ({ value, label: stateWords(value, t) })),
        ]}
        value={view.state ?? ''}
        onChange={({ target }) =>
          onView({ state: assessmentStates.find((state) => state === target.value) })
        }
      />
    </div>
  );
}
