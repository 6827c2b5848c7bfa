import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type App, bundles, isBundleName } from './bundles.ts';
import { locales } from './locales.ts';

/** A group of the bundler's `output.codeSplitting.groups`. */
export interface MessageChunkGroup {
  readonly name: (moduleId: string) => string | null;
  readonly test: RegExp;
  readonly priority: number;
}

const catalogue = fileURLToPath(new URL('../catalogue/', import.meta.url));
const PREFIX = 'virtual:messages/';
/** Ids that no other plugin takes for files begin with it. */
const RESOLVED = `\0${PREFIX}`;

/**
 * Serves `virtual:messages/<bundle>`, which loads the bundle in one locale, and below it
 * `virtual:messages/<bundle>/<locale>`, the texts themselves.
 */
export function messages(): Plugin {
  return {
    name: 'lampstand:messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      const [name = '', locale] = id.slice(RESOLVED.length).split('/');
      if (!isBundleName(name)) throw new Error(`There is no bundle of texts called ${name}`);
      if (locale === undefined) return loaderOf(name);
      const file = `${catalogue}${name}/${locale}.${locale === 'en' ? 'ts' : 'json'}`;
      if (!existsSync(file)) throw new Error(`There is no file ${file}`);
      this.addWatchFile(file);
      return moduleOf(await readTexts(file));
    },
  };
}

/** Reads a file of the catalogue as it is now: a program that Node has run once, it would keep. */
async function readTexts(file: string): Promise<object> {
  const source = await readFile(file, 'utf8');
  const program = file.endsWith('.json') ? `export const texts = ${source}` : source;
  const plain = encodeURIComponent(stripTypeScriptTypes(program));
  const read: unknown = await import(`data:text/javascript,${plain}`);
  const isModule = typeof read === 'object' && read !== null && 'texts' in read;
  if (!isModule || typeof read.texts !== 'object' || read.texts === null)
    throw new Error(`There are no texts in ${file}`);
  return read.texts;
}

/** Texts as a module. Ids of one area stand together: their common beginning is a tenth of a chunk. */
function moduleOf(texts: object): string {
  const areas = new Map<string, Record<string, string>>();
  for (const [id, text] of Object.entries(texts)) {
    const end = id.lastIndexOf('.') + 1;
    const area = areas.get(id.slice(0, end)) ?? {};
    areas.set(id.slice(0, end), area);
    area[id.slice(end)] = String(text);
  }
  return `const texts = {};
for (const [area, own] of ${JSON.stringify([...areas])}) for (const key in own) texts[area + key] = own[key];
export default texts;
`;
}

const quote = (text: string): string => JSON.stringify(text);

const loaderOf = (name: string): string => `const load = {
${locales.map(({ code }) => `  ${code}: () => import(${quote(`${PREFIX}${name}/${code}`)}),`).join('\n')}
};
export default async (locale) => (await load[locale]()).default;
`;

/** Texts by the place of their module: of a bundle in a locale, or react-admin's own. */
const TEXTS = /virtual:messages\/([\w-]+)\/(\w+)$|[\\/]i18n[\\/]src[\\/]ra[\\/](\w+)\.ts$/;

/**
 * Chunk groups for `build.rolldownOptions.output.codeSplitting.groups` of an app: one chunk per locale
 * for the bundles that travel together (`bundles.ts`), named by both, so that caching rules can tell a
 * locale by its file name.
 */
export function messageChunks(app: App): MessageChunkGroup[] {
  function name(moduleId: string): string | null {
    const [, bundle = '', locale, ra] = TEXTS.exec(moduleId) ?? [];
    if (ra !== undefined) return `messages-${ra}`;
    return isBundleName(bundle) ? `${bundles[bundle][app] ?? bundle}-${locale}` : null;
  }
  return [{ name, test: TEXTS, priority: 10 }];
}
