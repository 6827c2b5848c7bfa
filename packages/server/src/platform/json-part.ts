import { type SQL, sql } from 'drizzle-orm';
import { type Field, jsonList, jsonObject, jsonOne, type JsonRow } from './json.ts';
import { RequestedFields } from './requested-fields.ts';

/** JSON of which a statement reads the part that was asked for. */
export interface JsonPart<Row> {
  /**
   * @param asked exactly what a query asks for, or a plain set: then all fields and the relations
   * that it names, for use cases that read a record for themselves.
   */
  pick(asked: ReadonlySet<string>): PickedPart<Row>;
}

interface PickedPart<Row> {
  /** The same for the same part, whoever asks. */
  readonly shape: string;
  readonly json: () => SQL<Row>;
}

/** The type of a row of which parts are read. */
export type RowOf<P> = P extends JsonPart<infer Row> ? Row : never;

type Parts = Readonly<Record<string, Field | JsonPart<unknown>>>;
type RowsOf<P extends Parts> = {
  [K in keyof P]: P[K] extends Field ? JsonRow<{ it: P[K] }>['it'] : RowOf<P[K]>;
};

const EVERY_FIELD: ReadonlySet<string> = new Set();

/**
 * A record of which queries read a part. The type has all fields, also those that were not asked for:
 * the resolvers read no others, and `users.alone.int.test.ts` asks for each of them alone.
 * @param options.always fields that loaders and policies read whatever was asked for.
 * @param options.needs what fields of the API are made from, where it has another name.
 * @param options.relations read only where they are asked for by name.
 */
export function jsonPart<F extends Parts, R extends Parts = F>(
  fields: F,
  options: {
    readonly always: readonly (keyof F)[];
    readonly needs?: Readonly<Record<string, readonly (keyof F | keyof R)[]>>;
    readonly relations?: R;
  },
): JsonPart<RowsOf<F> & Partial<RowsOf<R>>> {
  const { always, needs = {}, relations = {} } = options;
  const picked = new WeakMap<ReadonlySet<string>, PickedPart<RowsOf<F> & Partial<RowsOf<R>>>>();

  function wantedOf(asked: ReadonlySet<string>): ReadonlySet<PropertyKey> {
    const named = [...asked].flatMap((name) => [name, ...(needs[name] ?? [])]);
    const whole = !(asked instanceof RequestedFields);
    return new Set([...(whole ? Object.keys(fields) : always), ...named]);
  }

  return {
    pick(asked) {
      const known = picked.get(asked);
      if (known) return known;
      const inner = (name: string) =>
        asked instanceof RequestedFields ? asked.below(name) : EVERY_FIELD;
      const wanted = wantedOf(asked);
      const chosen = Object.entries<Parts[string]>({ ...fields, ...relations })
        .filter(([name]) => wanted.has(name))
        .map(([name, part]) => [name, 'pick' in part ? part.pick(inner(name)) : part] as const);
      const made: PickedPart<RowsOf<F> & Partial<RowsOf<R>>> = {
        shape: chosen
          .map(([name, part]) => ('shape' in part ? `${name}(${part.shape})` : name))
          .join(' '),
        json: () =>
          sql`${jsonObject(
            Object.fromEntries(
              chosen.map(([name, part]) => [name, 'shape' in part ? part.json() : part]),
            ),
          )}`,
      };
      picked.set(asked, made);
      return made;
    },
  };
}

/** Parts of the records that a sub-select finds (see `jsonList`). */
export const partList = <Row>(item: JsonPart<Row>, from: SQL, orderBy?: SQL): JsonPart<Row[]> =>
  around(item, (json) => jsonList(json, from, orderBy));

/** A part of the one record that a sub-select finds, null when there is none (see `jsonOne`). */
export const partOne = <Row>(item: JsonPart<Row>, from: SQL): JsonPart<Row | null> =>
  around(item, (json) => jsonOne(json, from));

function around<Inner, Outer>(
  item: JsonPart<Inner>,
  wrap: (json: SQL<Inner>) => SQL<Outer>,
): JsonPart<Outer> {
  return {
    pick(asked) {
      const { shape, json } = item.pick(asked);
      return { shape, json: () => wrap(json()) };
    },
  };
}
