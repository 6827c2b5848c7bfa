/** A group of the bundler's `output.codeSplitting.groups`. */
export interface MessageChunkGroup {
  readonly name: (moduleId: string) => string | null;
  readonly test: RegExp;
  readonly priority: number;
}

/**
 * Chunk groups for `build.rolldownOptions.output.codeSplitting.groups` of both apps: one chunk per
 * locale, named `messages-<locale>` (legal texts: `legal-<locale>`, those of the account screens:
 * `person-<locale>`, of courses and lessons: `learning-<locale>`, of assignments and grades:
 * `work-<locale>`, of the first set-up: `setup-<locale>`, those of seldom back-office screens: `later-<locale>`, of making courses:
 * `authoring-<locale>`, react-admin's own: inside
 * `messages-<locale>`), so that caching rules can tell a locale by its file name.
 */
export function messageChunks(app: 'portal' | 'admin'): MessageChunkGroup[] {
  const name = app === 'portal' ? portalChunkName : adminChunkName;
  return [{ name, test: /[\\/]i18n[\\/]src[\\/]/, priority: 10 }];
}

/** Areas of back-office screens that few people open; `later-locales/` holds the same ones. */
const laterArea =
  /[\\/]messages[\\/](uploads|admin[\\/](d2l|erase|imports|permissions|pictures)|resources[\\/](accommodations|appeals|assignments|assignmentSubmissions|attendanceSchemas|categories|course-terms|courses|currencies|documents|exams|gradebook|groupBoards|lessons|links|locales|logits|question-pools|questions|request-form|requestFormAnswers|site-settings|teachers|transcripts|translations|uploads))[\\/]/;
const localeFile =
  /[\\/]i18n[\\/]src[\\/](messages[\\/](?:(authoring|learning|legal|person|setup|work)[\\/])?.*|(authoring|later|learning|legal|person|setup|work)-locales|\w+-locales|ra)[\\/](\w+)\.ts$/;

function chunkName(moduleId: string): string | null {
  const [, , apartArea, apartEntry, locale] = localeFile.exec(moduleId) ?? [];
  if (!locale) return null;
  const apart = laterArea.test(moduleId) ? 'later' : apartArea || apartEntry;
  return `${apart || 'messages'}-${locale}`;
}

/** What the portal takes of the back-office's texts, it takes with its own, and the other way round. */
const portalChunkName = (moduleId: string): string | null =>
  chunkName(moduleId)?.replace(/^authoring-/, 'work-') ?? null;

const adminChunkName = (moduleId: string): string | null =>
  chunkName(moduleId)
    ?.replace(/^person-/, 'messages-')
    .replace(/^learning-/, 'authoring-')
    .replace(/^work-/, 'later-') ?? null;
