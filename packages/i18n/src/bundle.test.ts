import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { locales, type LocaleCode } from './locales.ts';
import { messageChunks } from './vite.ts';

/** The size that one locale of a visit may have (gzip); the back-office's holds react-admin's too. */
const localeLimits = [
  ['portal', 'portal.ts', 10 * 1024],
  ['admin', 'admin-messages.ts', 15 * 1024],
] as const;
/** What comes with the screens that few people open, which no visit waits for. */
const laterLimit = 16 * 1024;
/** Translator, formats, provider and hooks (gzip), React apart. */
const runtimeLimit = 3 * 1024;

type Chunks = ReadonlyMap<string, string>;

async function bundle(input: string, app: 'portal' | 'admin' = 'portal'): Promise<Chunks> {
  const built = await build({
    root: new URL('..', import.meta.url).pathname,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: {
        input,
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

const chunkOf = (chunks: Chunks, name: string) => chunks.get(name) ?? '';
const size = (code: string) => gzipSync(code, { level: 9 }).length;

describe.each(localeLimits)('a build of the %s texts', (app, file, limit) => {
  let chunks: Chunks;
  beforeAll(async () => {
    chunks = await bundle(`src/${file}`, app);
  });

  it('has one chunk per locale, which is all that a visit loads', () => {
    const named = [...chunks.keys()].filter((name) => name.startsWith('messages-'));
    expect(named.toSorted()).toEqual(locales.map(({ code }) => `messages-${code}`).toSorted());
  });

  it.each(locales)('keeps the chunk of $code small', ({ code }) => {
    const chunk = chunkOf(chunks, `messages-${code}`);
    expect(chunk).toContain(saved[code]);
    expect(size(chunk)).toBeLessThan(limit);
  });

  it.each(locales)('keeps what comes later in $code small', ({ code }) => {
    expect(size(chunkOf(chunks, `later-${code}`))).toBeLessThan(laterLimit);
  });

  it.each(locales)('keeps what making courses brings in $code small', ({ code }) => {
    expect(size(chunkOf(chunks, `authoring-${code}`))).toBeLessThan(limit);
  });

  it('has no text outside those chunks', () => {
    const rest = [...chunks].filter(([name]) => !/^(messages|authoring|legal|later)-/.test(name));
    expect(rest.filter(([, code]) => code.includes('PAGE NOT FOUND'))).toEqual([]);
  });
});

describe('a build of the runtime', () => {
  it('stays small enough for the login page', async () => {
    const [code = ''] = (await bundle('src/react.ts')).values();
    expect(code).toContain('Invalid message');
    expect(size(code)).toBeLessThan(runtimeLimit);
  });
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
