import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { schema } from '../../graphql/schema.ts';

/** A number from 0 up to, not including, `count`; whoever gives them can make a failing document smaller. */
export type Choose = (count: number) => number;

const IDS = [
  'user-student',
  'user-superadmin',
  'course-bib101',
  'exam-bib101-final',
  'lesson-bib101-1',
  'region-cape-town',
  'group-cape-town-1',
  'document-handbook',
  'none',
  '',
];
const WORDS = [
  'x',
  '',
  'somebody@lampstand.example',
  '\\u0000',
  '\\ud800',
  '%_',
  "'; --",
  '👩‍👧',
  '2026-03-29T02:30',
];
const MOMENTS = [
  '2026-02-01T12:00:00Z',
  '9999-12-31T23:59:59-23:59',
  'now',
  '2026-02-30T00:00:00Z',
];
const LITERALS: Readonly<Record<string, readonly string[]>> = {
  Boolean: ['true', 'false'],
  Date: ['2026-02-01', '0000-01-01', 'x'].map((text) => `"${text}"`),
  DateTime: MOMENTS.map((text) => `"${text}"`),
  Float: ['0', '-1.5', '1e308', '1e999'],
  ID: IDS.map((text) => `"${text}"`),
  Int: ['0', '1', '-1', '2026', '2147483647', '2147483648'],
  String: WORDS.map((text) => `"${text}"`),
};
const WRONG = [
  'null',
  '{}',
  '[]',
  'nothing',
  '$nothing',
  '"""a\n"b"""',
  '-',
  '[[1]]',
  '{ a: { b: $x } }',
];
const DIRECTIVES = [
  '@include(if: true)',
  '@skip(if: $x)',
  '@include',
  '@nothing(a: 1)',
  '@deprecated',
];
const BROKEN = [
  '{',
  '}',
  '(',
  ')',
  '"',
  '"""',
  '#',
  '...',
  '$',
  '@',
  '\u0000',
  '\ufeff',
  '&',
  '!',
  '\\',
];

/** Writes documents out of the schema: mostly right, often wrong, sometimes no documents at all. */
export class DocumentWriter {
  readonly #choose: Choose;
  readonly #fragments: string[] = [];

  constructor(choose: Choose) {
    this.#choose = choose;
  }

  write(): string {
    const count = this.#chance(8) ? 2 : 1;
    const operations = Array.from({ length: count }, (_, n) => this.#operation(n));
    const text = [...operations, ...this.#fragments].join('\n');
    return this.#chance(8) ? this.#broken(text) : text;
  }

  #chance(oneIn: number): boolean {
    return this.#choose(oneIn) === oneIn - 1;
  }

  #one(list: readonly string[]): string {
    return list[this.#choose(list.length)] ?? '';
  }

  #operation(n: number): string {
    const isMutation = this.#chance(3);
    const type = isMutation ? schema.getMutationType() : schema.getQueryType();
    const head = isMutation ? 'mutation' : 'query';
    const variables = this.#chance(6) ? '($x: Boolean = true, $y: ID)' : '';
    return type ? `${head} O${n}${variables} ${this.#selection(type, 0)}` : '';
  }

  #selection(type: GraphQLNamedType, depth: number): string {
    if (!isObjectType(type)) return '';
    const fields = Object.values(type.getFields());
    const count = 1 + this.#choose(depth === 0 ? 2 : 4);
    const parts = Array.from({ length: count }, () => this.#part(type, fields, depth));
    return `{ ${parts.join(' ')} }`;
  }

  #part(
    type: GraphQLNamedType,
    fields: readonly GraphQLField<unknown, unknown>[],
    depth: number,
  ): string {
    if (this.#chance(30))
      return this.#one(['__typename', 'nothing', '__schema { types { name } }']);
    if (this.#chance(20))
      return `... on ${this.#one([type.name, 'User', 'Query', 'String'])} { __typename }`;
    if (this.#chance(15)) return this.#fragment(type, depth);
    const field = fields[this.#choose(fields.length)];
    if (!field || (depth > 6 && !isLeafType(getNamedType(field.type)))) return '__typename';
    const alias = this.#chance(10) ? `${this.#one(['a', 'b', '_id', '__proto__'])}: ` : '';
    const directive = this.#chance(20) ? ` ${this.#one(DIRECTIVES)}` : '';
    const named = getNamedType(field.type);
    const inner = this.#chance(40) ? '' : this.#selection(named, depth + 1);
    return `${alias}${field.name}${this.#arguments(field)}${directive} ${inner}`;
  }

  /** A fragment of its own, at times one that spreads itself or one that is not there. */
  #fragment(type: GraphQLNamedType, depth: number): string {
    const name = `F${this.#fragments.length}`;
    if (depth > 5 || this.#chance(8)) return '...Nobody';
    this.#fragments.push('');
    const again = this.#chance(4) ? `...${name}` : '';
    const at = this.#fragments.length - 1;
    const inner = this.#selection(type, depth + 1);
    this.#fragments[at] =
      `fragment ${name} on ${type.name} { ...on ${type.name} ${inner} ${again} }`;
    return `...${name}`;
  }

  #arguments(field: GraphQLField<unknown, unknown>): string {
    const given = field.args.filter(({ type }) =>
      isNonNullType(type) ? !this.#chance(25) : this.#chance(2),
    );
    if (given.length === 0) return this.#chance(60) ? '(nothing: 1)' : '';
    return `(${given.map(({ name, type }) => `${name}: ${this.#value(type, 0)}`).join(', ')})`;
  }

  #value(type: GraphQLInputType, depth: number): string {
    if (this.#chance(15)) return this.#one(WRONG);
    if (this.#chance(25)) return this.#one(['$x', '$y']);
    const inner = getNullableType(type);
    if (isListType(inner)) {
      const items = Array.from({ length: this.#choose(3) }, () => this.#value(inner.ofType, depth));
      return `[${items.join(', ')}]`;
    }
    if (isEnumType(inner)) {
      const names = inner.getValues().map(({ name }) => name);
      return this.#one([...names, 'NOTHING']);
    }
    if (!isInputObjectType(inner)) return this.#one(LITERALS[inner.name] ?? WRONG);
    const fields = Object.values(inner.getFields()).filter((field) =>
      isNonNullType(field.type) ? !this.#chance(25) : depth < 3 && this.#chance(3),
    );
    const pairs = fields.map((field) => `${field.name}: ${this.#value(field.type, depth + 1)}`);
    return `{ ${pairs.join(', ')} }`;
  }

  /** The text with a piece cut out, doubled, or something put in. */
  #broken(text: string): string {
    const from = this.#choose(text.length + 1);
    const to = from + this.#choose(20);
    const piece = this.#one([...BROKEN, text.slice(from, to), '']);
    return text.slice(0, from) + piece + text.slice(this.#chance(2) ? from : to);
  }
}
