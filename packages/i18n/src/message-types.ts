import type { EnglishBundles } from './bundles.ts';
import type { LocaleCode } from './locales.ts';

type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** Every message id, `area.key`, with its English text as a literal type. */
export type EnglishTexts = Together<EnglishBundles[keyof EnglishBundles]>;

export type MessageId = keyof EnglishTexts;

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

/** Loads the texts of a bundle in one locale: what `virtual:messages/<bundle>` exports. */
export type LoadMessages = (locale: LocaleCode) => Promise<Messages>;
