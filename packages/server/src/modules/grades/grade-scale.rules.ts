import { z } from 'zod';

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

/** The college's letters, the best first: each begins lower than the one before, the last at 0. */
export const GradeScaleInputSchema = z
  .object({ bands: z.array(Band).min(2).max(MOST_BANDS) })
  .superRefine(({ bands }, context) => {
    const letters = new Set<string>();
    for (const [index, band] of bands.entries()) {
      const before = bands[index - 1];
      const wrong = (field: 'from' | 'letter' | 'points') =>
        context.addIssue({ code: 'custom', path: ['bands', index, field], message: field });
      if (before && band.from >= before.from) wrong('from');
      if (before && band.points > before.points) wrong('points');
      if (letters.has(band.letter.toLowerCase())) wrong('letter');
      letters.add(band.letter.toLowerCase());
      if (index === bands.length - 1 && band.from !== 0) wrong('from');
    }
  });

export type GradeScaleInput = z.input<typeof GradeScaleInputSchema>;
