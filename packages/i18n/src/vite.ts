/** A group of the bundler's `output.codeSplitting.groups`. */
export interface MessageChunkGroup {
  readonly name: (moduleId: string) => string | null;
  readonly test: RegExp;
  readonly priority: number;
}

/**
 * Chunk groups for `build.rolldownOptions.output.codeSplitting.groups` of both apps: one chunk per
 * locale, named `messages-<locale>` (legal texts: `legal-<locale>`, those of the account screens:
 * `person-<locale>`, react-admin's own: inside `messages-<locale>`), so that caching rules can tell
 * a locale by its file name.
 */
export function messageChunks(): MessageChunkGroup[] {
  return [{ name: chunkName, test: /[\\/]i18n[\\/]src[\\/]/, priority: 10 }];
}

const localeFile =
  /[\\/]i18n[\\/]src[\\/](messages[\\/](?:(legal|person)[\\/])?.*|(legal|person)-locales|\w+-locales|ra)[\\/](\w+)\.ts$/;

function chunkName(moduleId: string): string | null {
  const [, , apartArea, apartEntry, locale] = localeFile.exec(moduleId) ?? [];
  if (!locale) return null;
  return `${apartArea || apartEntry || 'messages'}-${locale}`;
}
