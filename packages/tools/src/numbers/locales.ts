import { locales } from '@lampstand/i18n';
import { loadAllMessages } from '@lampstand/i18n/server';

/** The texts of one locale: message id to text. */
export type Texts = ReadonlyMap<string, string>;

/**
 * Share of messages, over all locales, that exist and take the same arguments as the English ones;
 * in per cent.
 */
export async function localeCompleteness(): Promise<number> {
  const english = flatten(loadAllMessages('en'));
  const others = locales.filter(({ code }) => code !== 'en');
  const counts = await Promise.all(
    others.map(async ({ code }) => countComplete(english, flatten(loadAllMessages(code)))),
  );
  const complete = counts.reduce((sum, count) => sum + count, 0);
  return (100 * complete) / (english.size * others.length);
}

/** How many messages of the source the translation has, with the same arguments. */
export function countComplete(source: Texts, translation: Texts): number {
  return [...source].filter(([id, text]) => {
    const translated = translation.get(id);
    return translated !== undefined && argumentsOf(translated) === argumentsOf(text);
  }).length;
}

/** Names of a message's arguments, each once, in order of the alphabet. */
function argumentsOf(text: string): string {
  const names = [...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name = '']) => name);
  return [...new Set(names)].sort().join();
}

function flatten(messages: object): Texts {
  const texts = new Map<string, string>();
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'string') texts.set(path, value);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) visit(inner, `${path}/${key}`);
  };
  visit(messages, '');
  return texts;
}
