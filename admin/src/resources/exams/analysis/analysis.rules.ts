/** What is judged of a question. */
export interface Judged {
  readonly difficulty: number;
  readonly discrimination: number | null;
  readonly answered: number;
}

/**
 * What the figures of a question say. Difficulty is the mean share of its points that was earned,
 * discrimination how much more of it the best 27 per cent earned than the worst.
 * Limits: Ebel & Frisbie, Essentials of Educational Measurement, 5th ed., ch. 13.
 */
export function verdictOf({ difficulty, discrimination, answered }: Judged) {
  if (answered < fewest) return 'tooFew' as const;
  if (discrimination !== null && discrimination < 0) return 'wrongKey' as const;
  if (discrimination !== null && discrimination < weak) return 'tellsLittle' as const;
  if (difficulty < hard) return 'hard' as const;
  return difficulty > easy ? ('easy' as const) : ('fine' as const);
}

const fewest = 10;
const weak = 0.2;
const hard = 0.3;
const easy = 0.95;
