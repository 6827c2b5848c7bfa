import { NavLink } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { appealsPath, assessmentsPath, gradesPath, transcriptPath } from '../student-paths.ts';
import styles from './WorkSections.module.css';

/** The ways between what is to be done, what it was worth, and what is written down of it. */
export function WorkSections() {
  const t = useT();
  const sections = [
    [assessmentsPath, t('shell.assessments')],
    [gradesPath, t('shell.grades')],
    [transcriptPath, t('shell.transcript')],
    [appealsPath, t('shell.appeals')],
  ] as const;
  return (
    <nav className={styles.sections} aria-label={t('work.overview.sections')} data-print="hide">
      {sections.map(([path, words]) => (
        <NavLink key={path} to={path} end className={styles.section}>
          {words}
        </NavLink>
      ))}
    </nav>
  );
}
