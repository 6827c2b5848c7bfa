import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Budget } from './budget.ts';
import type { LoadedFile } from './visit.ts';

interface Chunk {
  readonly name: string;
  /** Compressed. */
  readonly kb: number;
}

const folderOf = (app: 'portal' | 'admin') =>
  path.join(import.meta.dirname, '../../..', app, 'dist/assets');

/** @throws when an app was built without its compressed files: sizes would mean nothing. */
export function requireCompressed(): void {
  for (const app of ['portal', 'admin'] as const) {
    if (!readdirSync(folderOf(app)).some((name) => name.endsWith('.js.gz')))
      throw new Error(`The ${app} has no compressed files: run \`pnpm build\``);
  }
}

function chunksOf(app: 'portal' | 'admin'): readonly Chunk[] {
  const folder = folderOf(app);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, kb: gzipSync(readFileSync(path.join(folder, name))).length / 1024 }));
}

const largest = (chunks: readonly Chunk[]): Chunk =>
  chunks.toSorted((a, b) => b.kb - a.kb)[0] ?? { name: 'none', kb: 0 };

/** What belongs to single screens and may not come with any other. */
const heavy = /LessonPage|nivo|tiptap|prosemirror|react-player|stripe|hls/i;

/**
 * F6 and F7: the chunks that neither the first screen nor a language brings, the texts of one
 * language, and what heavy parts the first screens load without need.
 */
export function chunkBudgets(
  dashboard: readonly LoadedFile[],
  users: readonly LoadedFile[],
): readonly Budget[] {
  const isFirst = (name: string) => [...dashboard, ...users].some(({ url }) => url.endsWith(name));
  const isTexts = (name: string) => /^(messages|legal)-/.test(name);
  const apps = ['portal', 'admin'] as const;
  const loadedHeavy = [...dashboard, ...users].filter(({ url }) => heavy.test(url));
  return [
    ...apps.map((app) => {
      const lazy = chunksOf(app).filter(({ name }) => !isFirst(name) && !isTexts(name));
      const { name, kb } = largest(lazy);
      return {
        name: `F6 ${app}, largest lazy chunk`,
        unit: 'KB',
        must: 60,
        stretch: 40,
        measured: kb,
        note: name,
      };
    }),
    {
      name: 'F6 heavy parts on dashboard and users list',
      unit: 'KB',
      must: 0,
      stretch: 0,
      measured: loadedHeavy.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
    },
    ...apps.map((app) => {
      const { name, kb } = largest(
        chunksOf(app).filter((chunk) => chunk.name.startsWith('messages-')),
      );
      return {
        name: `F7 ${app}, largest language`,
        unit: 'KB',
        must: 15,
        stretch: 10,
        measured: kb,
        note: name,
      };
    }),
  ];
}
