import type { Messages } from './message-types.ts';

/** Locale files of areas by their path, which ends in `messages/<area>/<locale>.ts`. */
export type AreaFiles = Readonly<Record<string, object>>;

/** Areas keep short keys; a translator wants `area.key`. Nested folders are joined by dots. */
export function mergeAreas(files: AreaFiles): Messages {
  const messages: Record<string, string> = {};
  for (const [path, file] of Object.entries(files)) {
    const area = areaOfPath(path);
    for (const texts of Object.values(file)) {
      for (const [key, text] of Object.entries(texts)) messages[`${area}.${key}`] = String(text);
    }
  }
  return messages;
}

export function areaOfPath(path: string): string {
  return path
    .replace(/^.*messages\//, '')
    .replace(/\/[^/]+$/, '')
    .replaceAll('/', '.');
}
