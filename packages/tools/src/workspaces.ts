import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of the two apps and of every package, in the order in which they are checked. */
export function workspaceFolders(root: string): string[] {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  return [...packages.sort(), 'portal', 'admin'].filter((folder) =>
    existsSync(join(root, folder, 'package.json')),
  );
}
