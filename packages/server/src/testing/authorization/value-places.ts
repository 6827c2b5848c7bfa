import { getNamedType, isEnumType } from 'graphql';
import { aimOf } from './aims.ts';
import { argumentsOf, placesOf, rootField, rootFields, typeAt, withValueAt } from './walk.ts';

/** One value of an enum or a boolean, at one place in the arguments of a root field. */
export interface ValueAt {
  /** `Mutation.createExam`. */
  readonly name: string;
  /** `examInput.answersShown`. */
  readonly place: string;
  readonly value: string | boolean;
}

export const rowOf = ({ name, place, value }: ValueAt): string =>
  `${name}.${place}=${String(value)}`;

/** Every value that the schema lets somebody choose, wherever it does. */
export function valuesAt(): ValueAt[] {
  return [...rootFields.keys()]
    .toSorted()
    .flatMap((name) =>
      placesOf(name, isChosen).flatMap((place) =>
        valuesOf(typeAt(name, place)).map((value) => ({ name, place, value })),
      ),
    );
}

type Named = ReturnType<typeof typeAt>;

const isChosen = (type: Named): boolean => isEnumType(type) || type.name === 'Boolean';

function valuesOf(type: Named): (string | boolean)[] {
  if (isEnumType(type)) return type.getValues().map(({ name }) => name);
  return [true, false];
}

/** What the list is to be in the order of, and in which: one is not given without the other. */
function withSort(name: string, place: string): Readonly<Record<string, unknown>> {
  if (!place.startsWith('sort.')) return {};
  const sort = rootField(name).args.find((argument) => argument.name === 'sort');
  const fields = sort && getNamedType(sort.type);
  const [first] = fields ? valuesOf(typeAt(name, 'sort.field')) : [];
  return { sort: { field: first, order: 'ASC' } };
}

const page = { page: 1, perPage: 2 };

/**
 * The arguments of a root field with one value at a place. A change is sent whole, and to a record that
 * is there where one of the values of what is written is tried.
 * @param number another one for each call, so that no two write the same name.
 */
export function argumentsWith({ name, place, value }: ValueAt, number: number) {
  const paged = rootField(name).args.some((argument) => argument.name === 'page');
  const base = {
    ...argumentsOf(name, number),
    ...aimOf(name, place),
    ...(paged && { page }),
    ...withSort(name, place),
  };
  return withValueAt(name, base, place, value);
}
