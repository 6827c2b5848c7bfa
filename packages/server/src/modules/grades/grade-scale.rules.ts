import { z } from 'zod';
import { DomainError, type ErrorKey } from '../../platform/errors.ts';

/** As many as a scale with pluses and minuses has, and some more. */
const MOST_BANDS = 20;

const Band = z.object({
  letter: z.string().trim().min(1).max(4),
  from: z.int().min(0).max(100),
  /** Such as 3.7: no more than two digits after the point. */
  points: z
    .number()
    .min(0)
    .max(100)
    .refine((points) => Math.abs(Math.round(points * 100) - points * 100) < 1e-9),
});

export const GradeScaleInputSchema = z.object({ bands: z.array(Band).min(2).max(MOST_BANDS) });

export type GradeScaleInput = z.input<typeof GradeScaleInputSchema>;

/**
 * The college's letters, the best first: each begins lower than the one before and is worth no more,
 * no letter comes twice, and the last begins at 0, so that every score has one.
 * @throws DomainError INVALID with what is wrong at each band.
 */
export function checkScale({ bands }: GradeScaleInput): void {
  const letters = bands.map(({ letter }) => letter.trim().toLowerCase());
  const wrong = bands.flatMap((band, index): [string, ErrorKey][] => {
    const before = bands[index - 1];
    const isLast = index === bands.length - 1;
    const at = (field: keyof typeof band) => `bands.${index}.${field}`;
    const letter = letters[index] ?? '';
    return [
      ...found(letters.indexOf(letter) < index, at('letter'), 'errors.grades.letterTwice'),
      ...found(
        before !== undefined && band.from >= before.from,
        at('from'),
        'errors.grades.bandOrder',
      ),
      ...found(isLast && band.from !== 0, at('from'), 'errors.grades.bandLast'),
      ...found(
        before !== undefined && band.points > before.points,
        at('points'),
        'errors.grades.bandPoints',
      ),
    ];
  });
  if (wrong.length > 0)
    throw new DomainError('INVALID', 'errors.invalid', Object.fromEntries(wrong));
}

const found = (is: boolean, field: string, key: ErrorKey): [string, ErrorKey][] =>
  is ? [[field, key]] : [];
