import type { Plugin, Rolldown } from 'vite';
import { firstFilesName, type FirstFilesRule } from './first-files.ts';

/** A rule as an app writes it: it knows its modules, the bundler knows their files. */
export interface FirstModule extends Omit<FirstFilesRule, 'files'> {
  /** Path of a module below the app's folder, such as `src/app/render-app.ts`. */
  readonly module: string;
}

/**
 * Writes beside an app's page which files an address needs first (`first-files.json`), so that the
 * server can name them in the page and no file waits for another one to ask for it. A module that
 * the build does not have fails the build.
 */
export function firstFiles(modules: readonly FirstModule[]): Plugin {
  let root = '';
  let base = '';
  return {
    name: 'lampstand-first-files',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      base = config.base;
    },
    generateBundle(_options, bundle) {
      const rules = rulesOf(modules, { bundle, root, base });
      this.emitFile({ type: 'asset', fileName: firstFilesName, source: JSON.stringify(rules) });
    },
  };
}

export interface Built {
  readonly bundle: Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;
  readonly root: string;
  readonly base: string;
}

/** The rules with files instead of modules. Files that the page names itself are left out. */
export function rulesOf(modules: readonly FirstModule[], built: Built): FirstFilesRule[] {
  const chunks = Object.values(built.bundle).filter((file) => file.type === 'chunk');
  const named = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => withImports(chunk, chunks)),
  );
  return modules.map(({ module, ...conditions }) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(`${built.root}/${module}`));
    if (!chunk) throw new Error(`The build has no module ${module}`);
    const files = withImports(chunk, chunks).filter((file) => !named.has(file));
    return { ...conditions, files: files.map((file) => `${built.base}${file}`) };
  });
}

/** A chunk and what it imports, the imported ones first: in the order in which they run. */
function withImports(
  chunk: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
  seen = new Set<string>(),
): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunk.imports.flatMap(
    (name) => chunks.find((each) => each.fileName === name) ?? [],
  );
  return [...imported.flatMap((each) => withImports(each, chunks, seen)), chunk.fileName];
}
