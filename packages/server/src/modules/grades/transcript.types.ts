import type { GradeBand } from '@lampstand/grades';
import type { TranscriptDesign } from './transcript-design.rules.ts';

/** A course of a transcript. Score, letter and points are null while it is under way. */
export interface TranscriptCourse {
  readonly _id: string;
  readonly code: string;
  readonly name: string;
  readonly complete: boolean;
  /** Whole per cent. */
  readonly score: number | null;
  readonly letter: string | null;
  readonly points: number | null;
}

/** The courses of one term with their means; each completed course counts the same. */
export interface TranscriptTerm {
  /** Null where a course is offered in no term. */
  readonly name: string | null;
  readonly year: number;
  readonly courses: readonly TranscriptCourse[];
  readonly meanScore: number | null;
  readonly meanPoints: number | null;
}

/** What a student has achieved, term by term. */
export interface TranscriptGrades {
  readonly terms: readonly TranscriptTerm[];
  readonly meanScore: number | null;
  readonly meanPoints: number | null;
  /** By which the letters were given, the best first. */
  readonly scale: readonly GradeBand[];
}

/** A transcript as it was issued. */
export interface TranscriptSnapshot extends TranscriptGrades {
  /** Without it the transcript was issued before there were designs. */
  readonly design?: TranscriptDesign;
  readonly studentName: string;
  readonly organisation: string;
  readonly address: string | null;
}
