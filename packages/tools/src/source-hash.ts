import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const skippedFolders = new Set(['node_modules', 'dist', 'storybook-static', '.cache', '.git']);

/**
 * All files below the given paths (files or folders, relative to root), sorted, without packages,
 * build output and hidden folders; `keep` says which of them count.
 */
export function listFiles(
  root: string,
  paths: readonly string[],
  keep: (path: string) => boolean = () => true,
): string[] {
  const found: string[] = [];
  const visit = (path: string): void => {
    const absolute = join(root, path);
    if (!existsSync(absolute)) return;
    if (!statSync(absolute).isDirectory()) {
      if (keep(path)) found.push(path);
      return;
    }
    for (const name of readdirSync(absolute)) {
      if (!skippedFolders.has(name)) visit(`${path}/${name}`);
    }
  };
  for (const path of paths) visit(path);
  return found.sort();
}

/** One fingerprint over the names and contents of the files. */
export function hashFiles(root: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Remembers in `.cache/` what a derived thing was made from, so that it is made only when stale. */
export function stampOf(root: string, name: string) {
  const file = join(root, '.cache', `${name}.stamp`);
  return {
    matches: (hash: string): boolean => existsSync(file) && readFileSync(file, 'utf8') === hash,
    write: (hash: string): void => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, hash);
    },
  };
}
