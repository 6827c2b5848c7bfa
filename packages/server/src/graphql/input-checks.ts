import {
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';
import type { ErrorText } from '../platform/errors.ts';
import { MOST_ERRORS, shortened } from './short-errors.ts';

/** Entries that a list holds at most, unless its field says otherwise (`extensions.mostEntries`). */
export const MOST_ENTRIES = 1000;

/** Characters of an id at most, whoever made it. */
export const LONGEST_ID = 200;

/** Where a value stands: a step of the way, and what is before it. */
interface Place {
  readonly before?: Place;
  readonly step: string | number;
}

/** What is wrong with a value: in words for people, or in the library's for whoever writes programs. */
export type Fault = { readonly place: Place } & (
  { readonly text: ErrorText } | { readonly finding: string }
);

/** The steps to a value, from the name of the variable on. */
export const stepsTo = ({ before, step }: Place): readonly (string | number)[] =>
  before ? [...stepsTo(before), step] : [step];

/** Notes what is wrong with a value; nothing more once `MOST_ERRORS` are noted. */
type Check = (value: unknown, place: Place, faults: Fault[]) => void;

/** Entries that a list in this place holds at most. */
export function mostEntriesOf({
  extensions,
}: {
  readonly extensions: Readonly<Record<string, unknown>>;
}): number {
  const declared = extensions['mostEntries'];
  return typeof declared === 'number' ? declared : MOST_ENTRIES;
}

/**
 * The check of values before the library reads them: lengths of lists and ids, names of fields, what
 * must be there. Its findings quote little of what was sent, however large that is; the library's
 * quote a whole value for each of its fields.
 * @param mostEntries of a list, where the value is one.
 */
export function checkOf(type: GraphQLInputType, mostEntries: number): Check {
  if (isNonNullType(type)) return present(checkOf(type.ofType, mostEntries));
  if (isListType(type)) return nullable(listCheck(checkOf(type.ofType, mostEntries), mostEntries));
  if (isInputObjectType(type)) return checkOfObject(type);
  return nullable(type.name === 'ID' ? checkId : checkLeaf);
}

const present =
  (check: Check): Check =>
  (value, place, faults) => {
    if (value === null || value === undefined) note(faults, place, 'must not be null');
    else check(value, place, faults);
  };

const nullable =
  (check: Check): Check =>
  (value, place, faults) => {
    if (value !== null && value !== undefined) check(value, place, faults);
  };

/** One value stands for a list of one. */
const listCheck =
  (entry: Check, max: number): Check =>
  (value, place, faults) => {
    if (!Array.isArray(value)) entry(value, place, faults);
    else if (value.length > max) {
      faults.push({ place, text: { key: 'errors.tooManyEntries', args: { max } } });
    } else {
      for (let at = 0; at < value.length && faults.length < MOST_ERRORS; at += 1) {
        entry(value[at], { before: place, step: at }, faults);
      }
    }
  };

const ofObjects = new WeakMap<GraphQLInputObjectType, Check>();

/** Made once: a type may hold itself. */
function checkOfObject(type: GraphQLInputObjectType): Check {
  const known = ofObjects.get(type);
  if (known) return known;
  const check = nullable(objectCheck(type));
  ofObjects.set(type, check);
  return check;
}

function objectCheck(type: GraphQLInputObjectType): Check {
  const fields = new Map(Object.entries(type.getFields()));
  const ofFields = new Map<string, Check>();
  const checkOfField = (field: GraphQLInputField): Check => {
    const known = ofFields.get(field.name) ?? checkOf(field.type, mostEntriesOf(field));
    ofFields.set(field.name, known);
    return known;
  };
  return (value, place, faults) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      note(faults, place, `must be an object of type "${type.name}"`);
      return;
    }
    for (const [step, given] of Object.entries(value)) {
      if (faults.length >= MOST_ERRORS) return;
      const field = fields.get(step);
      // Undefined is what is not there, and is looked for below.
      if (field && given !== undefined) checkOfField(field)(given, { before: place, step }, faults);
      if (!field) note(faults, place, `has no field "${shortened(step, 60)}"`);
    }
    for (const [name, field] of fields) {
      if (isRequiredInputField(field) && !Object.hasOwn(value, name))
        note(faults, place, `needs the field "${name}"`);
    }
  };
}

const checkLeaf: Check = (value, place, faults) => {
  if (typeof value === 'object') note(faults, place, 'must be a single value');
};

const checkId: Check = (value, place, faults) => {
  if (typeof value === 'string' && value.length > LONGEST_ID) {
    faults.push({ place, text: { key: 'errors.tooLong', args: { max: LONGEST_ID } } });
  } else checkLeaf(value, place, faults);
};

function note(faults: Fault[], place: Place, finding: string): void {
  faults.push({ place, finding });
}
