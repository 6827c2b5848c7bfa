import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { type App, bundles, bundlesOf } from './bundles.ts';
import { locales, type LocaleCode } from './locales.ts';
import { messageChunks, messages } from './vite.ts';

/** The size that the chunk of one locale may have (gzip); the back-office's first holds react-admin's too. */
const LIMITS = { portal: 10 * 1024, admin: 15 * 1024 } as const;
/** Translator, formats, provider and hooks (gzip), React apart. */
const RUNTIME_LIMIT = 3 * 1024;

type Chunks = ReadonlyMap<string, string>;

/** Builds what a program imports. @returns each chunk's code by its name. */
async function bundle(program: string, app: App): Promise<Chunks> {
  const built = await build({
    root: new URL('..', import.meta.url).pathname,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      messages(),
      {
        name: 'program',
        resolveId: (id) =>
          id === 'program' ? new URL('program.ts', import.meta.url).pathname : undefined,
        load: (id) => (id.endsWith('/program.ts') ? program : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: 'program',
        preserveEntrySignatures: 'strict',
        external: [/^react($|\/)/],
        output: { codeSplitting: { groups: messageChunks(app) }, entryFileNames: 'entry.js' },
      },
    },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('One bundle was expected');
  return new Map(
    built.output.flatMap((file) =>
      file.type === 'chunk'
        ? [[file.fileName.replace(/^assets\/|-.{8}\.js$/g, ''), file.code]]
        : [],
    ),
  );
}

const size = (code: string) => gzipSync(code, { level: 9 }).length;

/** A program that loads every bundle of an app, as its screens do. */
const everythingOf = (app: App): string =>
  [
    ...bundlesOf(app).map(
      (name, at) => `export { default as load${at} } from 'virtual:messages/${name}';`,
    ),
    ...(app === 'admin' ? ["export * from './ra-texts.ts';"] : []),
  ].join('\n');

describe.each(['portal', 'admin'] as const)('a build of the %s texts', (app) => {
  const chunkNames = [...new Set(bundlesOf(app).map((name) => bundles[name][app]))];
  let chunks: Chunks;
  beforeAll(async () => {
    chunks = await bundle(everythingOf(app), app);
  });

  it('has one chunk per locale for the bundles that travel together', () => {
    const wanted = chunkNames.flatMap((name) => locales.map(({ code }) => `${name}-${code}`));
    const named = [...chunks.keys()].filter((name) => name !== 'entry.js');
    expect(named.filter((name) => !/rolldown/.test(name)).toSorted()).toEqual(wanted.toSorted());
  });

  it.each(locales)('keeps each chunk of $code small', ({ code }) => {
    const sizes = chunkNames.map((name) => ({
      name,
      size: size(chunks.get(`${name}-${code}`) ?? ''),
    }));
    expect(chunks.get(`messages-${code}`)).toContain(saved[code]);
    expect(sizes.filter(({ size: bytes }) => bytes === 0 || bytes > LIMITS[app])).toEqual([]);
  });

  it('has no text outside those chunks', () => {
    expect(chunks.get('entry.js')).not.toContain('PAGE NOT FOUND');
  });
});

describe('a build of the runtime', () => {
  it('stays small enough for the login page', async () => {
    const [code = ''] = (await bundle("export * from './react.ts';", 'portal')).values();
    expect(code).toContain('Invalid message');
    expect(size(code)).toBeLessThan(RUNTIME_LIMIT);
  });
});

it('there is no bundle but those of the table', async () => {
  const wrong = bundle("export * from 'virtual:messages/nothing';", 'portal');
  await expect(wrong).rejects.toThrow('There is no bundle of texts called nothing');
});

const saved: Readonly<Record<LocaleCode, string>> = {
  en: 'Save',
  de_DE: 'Speichern',
  hu_HU: 'Mentés',
  pl_PL: 'Zapisz',
  nl_NL: 'Opslaan',
  ru_RU: 'Сохранить',
  ZHS: '保存',
  ZHT: '儲存',
  es_MX: 'Guardar',
  fr_FR: 'Enregistrer',
  id_ID: 'Simpan',
  it_IT: 'Salva',
  uk_UA: 'Зберегти',
};
