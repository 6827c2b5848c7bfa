import './grades.graphql.ts';
import './grade-scale.graphql.ts';
import './transcripts.graphql.ts';
import './transcript-design.graphql.ts';
import './submission-changes.ts';

export { courseEvidence, submissionEvidence } from './grade-evidence.repo.ts';
export { correctCourseGrade, standingGrade } from './standing-grade.service.ts';
export { noteGradeChange } from './grade-changes.repo.ts';
export { serveTranscript } from './transcript.http.ts';
export { TRANSCRIPTS_PATH } from './transcript-pdf.path.ts';
export { registerGradeDeduction } from './grade-deductions.ts';
