import { isLocaleCode } from '@lampstand/i18n';

const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : [];

/** The languages in which texts were refused, by what the form knows of its texts and its parts. */
export function refusedLocales(texts: unknown, parts: unknown): string[] {
  const ofParts = Array.isArray(parts)
    ? parts.flatMap((part: unknown) =>
        typeof part === 'object' && part !== null ? keysOf(Reflect.get(part, 'texts')) : [],
      )
    : [];
  return [...new Set([...keysOf(texts), ...ofParts])].filter(isLocaleCode);
}
