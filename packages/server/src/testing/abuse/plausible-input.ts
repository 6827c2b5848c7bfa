import {
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  valueFromASTUntyped,
} from 'graphql';
import { STALE, type Try } from '../authorization/try.ts';
import { tries } from '../authorization/attempts-at.ts';
import type { Root } from './schema-places.ts';

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What rules expect of a value of that name. */
const byName: Values = {
  address: 'https://college.example/',
  closesAt: '2026-03-03T08:00',
  color: '#336699',
  country: 'ZAF',
  currency: 'ZAR',
  deadline: '2026-03-02T08:00',
  defaultLocale: 'en',
  dueAt: '2026-03-02T08:00',
  email: 'somebody@lampstand.example',
  locale: 'en',
  opensAt: '2026-03-01T08:00',
  perPage: 1,
  position: 1,
  slug: 'a-place',
  timeZone: 'UTC',
  until: '2026-04-01T08:00',
  year: 2026,
  zone: 'Africa',
};
const byType: Values = {
  Boolean: false,
  Date: '2026-02-01',
  DateTime: '2026-02-01T12:00:00Z',
  Float: 1,
  ID: 'none',
  Int: 1,
  String: 'x',
};

/** A value that most rules accept, with the optional parts on the way to a place. */
function plausible(
  type: GraphQLInputType,
  name: string,
  given: unknown,
  [step, ...rest]: readonly string[],
): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) {
    const items: readonly unknown[] = Array.isArray(given) ? given : [undefined];
    if (step === undefined) return given ?? [];
    return [plausible(inner.ofType, name, items[0], rest), ...items.slice(1)];
  }
  if (isInputObjectType(inner)) {
    const known = isValues(given) ? given : {};
    const fields = Object.values(inner.getFields()).filter(
      (field) => field.name in known || isNonNullType(field.type) || field.name === step,
    );
    return Object.fromEntries(
      fields.map((field) => {
        const deeper = field.name === step ? rest : [];
        return [field.name, plausible(field.type, field.name, known[field.name], deeper)];
      }),
    );
  }
  if (given !== undefined && given !== '') return given;
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  return byName[name] ?? byType[inner.name];
}

/** The arguments with which the authorization matrix tries a root field. */
function triedArguments({ query, variables }: Try): Values {
  const [operation] = parse(query).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return {};
  const [field] = operation.selectionSet.selections;
  if (field?.kind !== Kind.FIELD) return {};
  return Object.fromEntries(
    (field.arguments ?? []).map(({ name, value }) => [
      name.value,
      valueFromASTUntyped(value, { ...variables }),
    ]),
  );
}

/**
 * Arguments with which a root field gets far, to the records of the demonstration college.
 * @param path the place that must be among them.
 */
export function plausibleArguments(
  { name, field }: Root,
  [step, ...rest]: readonly string[],
): Record<string, unknown> {
  const attempt = tries[name];
  const given = attempt ? triedArguments(attempt) : {};
  const args = field.args.filter(
    (each) => each.name in given || each.name === step || isNonNullType(each.type),
  );
  return Object.fromEntries(
    args.map((each) => {
      const deeper = each.name === step ? rest : [];
      return [each.name, plausible(each.type, each.name, given[each.name], deeper)];
    }),
  );
}

/** Whether a mutation asks for the version that the caller has seen. */
export const asksForVersion = (args: Values): boolean => args['version'] === STALE;
