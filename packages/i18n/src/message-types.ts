import type { english } from './english.ts';

type English = typeof english;

type AreaTexts = {
  [Area in keyof English]: {
    readonly [Key in keyof English[Area] & string as `${Area}.${Key}`]: English[Area][Key];
  };
}[keyof English];

type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** Every message id, `area.key`, with its English text as a literal type. */
export type EnglishTexts = Together<AreaTexts>;

export type MessageId = keyof EnglishTexts;

/** What the other locales of an area must provide: the same keys, each a text. */
export type TextsOf<Source> = { readonly [Key in keyof Source]: string };

/** The texts of one locale by id, as a loader merges them. */
export type Messages = Readonly<Record<string, string>>;

/** `[name, type]` of the argument at the beginning of what follows a `{`. */
type ArgumentOf<Head> = Head extends `${infer Name},${infer Kind}`
  ? [Name, Kind extends ` ${'plural' | 'selectordinal' | 'number'}${string}` ? number : string]
  : [Head, string | number];

/** Text inside a branch has a space or `#`, a name never has: that tells them apart. */
type Named<Pair extends [unknown, unknown]> = Pair[0] extends
  '' | `${string}${' ' | '#' | '{'}${string}`
  ? never
  : Pair;

type ArgumentsIn<Text, Found = never> = Text extends `${string}{${infer Rest}`
  ? ArgumentsIn<
      Rest,
      Found | (Rest extends `${infer Head}}${string}` ? Named<ArgumentOf<Head>> : never)
    >
  : Found;

type Pairs<Text> = Extract<ArgumentsIn<Text>, [string, unknown]>;

export type MessageArguments<Text> = { readonly [Pair in Pairs<Text> as Pair[0]]: Pair[1] };

/** The rest parameters of `t`: nothing for a text without arguments, otherwise exactly its own. */
export type ArgumentsFor<Text> = [ArgumentsIn<Text>] extends [never]
  ? []
  : [values: MessageArguments<Text>];
