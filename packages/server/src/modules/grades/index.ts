import './grades.graphql.ts';
import './grade-scale.graphql.ts';
import './transcripts.graphql.ts';
import './submission-changes.ts';

export { noteGradeChange } from './grade-changes.repo.ts';
export { serveTranscript } from './transcript.http.ts';
export { TRANSCRIPTS_PATH } from './transcript-pdf.path.ts';
export { registerGradeDeduction } from './grade-deductions.ts';
