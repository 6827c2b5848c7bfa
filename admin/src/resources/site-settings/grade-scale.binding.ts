import { recordVerb, type Binding, type UpdateRequest } from '../../data/binding.ts';
import { SCALE } from './settings-records.ts';
import {
  GradeScaleOneDocument,
  GradeScaleUpdateDocument,
  type GradeScaleFieldsFragment,
  type GradeScaleInput,
} from './grade-scale.generated.ts';

/** Under the id of its address; the bands as the form takes them back. */
const read = ({ version, bands }: GradeScaleFieldsFragment) => ({ id: SCALE, version, bands });

/** The one scale of grades. */
export const gradeScaleBinding = {
  one: recordVerb(
    GradeScaleOneDocument,
    (_id: string) => ({}),
    ({ gradeScale }) => read(gradeScale),
  ),
  update: recordVerb(
    GradeScaleUpdateDocument,
    ({ version, values }: UpdateRequest<GradeScaleInput>) => ({
      version,
      input: {
        bands: values.bands.map(({ letter, from, points }) => ({ letter, from, points })),
      },
    }),
    ({ updateGradeScale }) => read(updateGradeScale),
  ),
} satisfies Pick<Binding, 'one' | 'update'>;
