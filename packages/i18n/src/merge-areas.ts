import type { Messages } from './message-types.ts';

/** Locale files of areas by their path, which ends in `messages/<area>/<locale>.ts`. */
export type AreaFiles = Readonly<Record<string, object>>;

/** Areas keep short keys; a translator wants `area.key`. Nested folders are joined by dots. */
export function mergeAreas(files: AreaFiles): Messages {
  const messages: Record<string, string> = {};
  for (const [path, file] of Object.entries(files)) {
    const area = areaOfPath(path);
    for (const [key, text] of textsOf(file)) messages[`${area}.${key}`] = text;
  }
  return messages;
}

/** The texts of an area's file, whatever its export is called. */
export function textsOf(file: object): [key: string, text: string][] {
  return Object.values(file).flatMap((texts: unknown) =>
    typeof texts === 'object' && texts !== null
      ? Object.entries(texts).map(([key, text]): [string, string] => [key, String(text)])
      : [],
  );
}

export function areaOfPath(path: string): string {
  return path
    .replace(/^.*messages\//, '')
    .replace(/\/[^/]+$/, '')
    .replaceAll('/', '.');
}
