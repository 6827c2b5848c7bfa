import { readdirSync, readFileSync } from 'node:fs';

const root = new URL('../../../../', import.meta.url);
const notProduct =
  /node_modules|\/(dist|testing|messages|ra)\/|\.(test|spec|stories|generated)\.tsx?$/;

/** What a set of source files says about messages. */
export interface SourceIds {
  /** Every quoted text that has the shape of a message id. */
  readonly ids: ReadonlySet<string>;
  /** Ids that are put together: `lesson.${size}` as /^lesson\.(\w+)$/. */
  readonly composed: readonly RegExp[];
  /** Every quoted word: what the gap of a composed id may stand for. */
  readonly words: ReadonlySet<string>;
}

/** Reads the product's sources under some folders of the repository. */
export function readSourceIds(folders: readonly string[]): SourceIds {
  return findSourceIds(folders.flatMap(sourcesIn).join('\n'));
}

export function findSourceIds(source: string): SourceIds {
  const quoted = [...source.matchAll(/(['"`])([A-Za-z_][\w.-]*)\1/g)].map(
    ([, , text = '']) => text,
  );
  // A gap with a template of its own composes no id that could be read.
  const templates = [...source.matchAll(/`([a-z]\w*\.[\w.-]*(?:\$\{[^`}]*\}[\w.-]*)+)`/g)];
  return {
    ids: new Set(quoted.filter((text) => text.includes('.'))),
    words: new Set(quoted.filter((text) => !text.includes('.'))),
    composed: templates.map(([, template = '']) => patternOf(template)),
  };
}

/** Whether an id is written out, or composed of a template and a word that is written out. */
export function isUsed(id: string, { ids, composed, words }: SourceIds): boolean {
  return (
    ids.has(id) ||
    composed.some((pattern) => {
      const gaps = pattern.exec(id)?.slice(1) ?? [];
      return gaps.length > 0 && gaps.every((gap) => words.has(gap));
    })
  );
}

function patternOf(template: string): RegExp {
  const literal = template.split(/\$\{[^}]*\}/).map((text) => text.replaceAll('.', String.raw`\.`));
  return new RegExp(`^${literal.join(String.raw`(\w+)`)}$`);
}

function sourcesIn(folder: string): string[] {
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !notProduct.test(path))
    .map((path) => readFileSync(new URL(path, root), 'utf8'));
}
