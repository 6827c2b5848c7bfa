import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../../../..');
const folders = [
  'portal/src',
  'admin/src',
  'packages/ui/src',
  'packages/upload/src',
  'packages/auth/src',
];

/** What shows a part within `PartBoundary` (or, for a whole half of an app, the crash screen). */
const guarded =
  /\b(?:lazyWithRetry|lazyGuarded|lazyScreen|seldomScreen|authoringScreen|createPart|createLearningPart)\b/;

/** Files that fetch code which draws nothing, and what happens where it cannot be fetched. */
const elsewhere: Readonly<Record<string, string>> = {
  'portal/src/main.ts': '`offerReload` puts a sign to try again into the startup picture',
  'admin/src/main.ts': '`offerReload` puts a sign to try again into the startup picture',
  'portal/src/app/data/keep-later.ts': 'the page is whole without it',
  'portal/src/features/profile/KeyPicture.tsx': 'the key stands beside its picture as text',
  'portal/src/features/profile/AddPasskeyForm.tsx': 'the form tells of it',
  'portal/src/features/group-progress/ExportButton.tsx': 'a toast tells of it',
  'portal/src/features/grades/book/ExportBook.tsx': 'a toast tells of it',
  'admin/src/shared/export/useCsvWriter.ts': 'a notification tells of it',
  'admin/src/resources/groups/progress/ProgressTools.tsx': 'a notification tells of it',
  'packages/ui/src/toasts/ToastOutlet.tsx': '`PlainToasts` shows the message without it',
  'packages/upload/src/react/upload-access.ts': 'asked for again with the next upload',
  'packages/auth/src/session.ts': 'whoever signs in another way is told at the form',
  'packages/auth/src/hash-password.ts': 'whoever signs in is told at the form',
};

function filesOf(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|stories|generated)\./.test(name))
    .map((name) => path.join(folder, name));
}

/** The text before each `import()` of a file, from the beginning of its statement. */
function fetchesOf(file: string): readonly string[] {
  const text = readFileSync(path.join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...text.matchAll(/(?<!typeof )\bimport\(/g)].map(({ index }) => {
    const before = text.slice(0, index);
    const start = Math.max(...[';', '),\n', '},\n'].map((end) => before.lastIndexOf(end)));
    return before.slice(start + 1);
  });
}

/** The data of a resource: where its code cannot be fetched, its list or form tells of an error. */
const isBinding = (file: string, before: string): boolean =>
  /^admin\/src\/(?:app\/resources\.ts$|resources\/)/.test(file) &&
  /(?:^|[\s:=])\(\) =>\s*$/.test(before);

const files = folders.flatMap(filesOf);
const fetches = files.flatMap((file) => fetchesOf(file).map((before) => ({ file, before })));

describe('what is fetched only when it is needed', () => {
  it('is found', () => {
    expect(fetches.length).toBeGreaterThan(100);
  });

  it('stands within a boundary that tells of it, or is told of elsewhere', () => {
    const open = fetches.filter(
      ({ file, before }) =>
        !guarded.test(before) && !(file in elsewhere) && !isBinding(file, before),
    );
    expect(open).toEqual([]);
  });

  it('never comes by React’s own `lazy`, which has no boundary', () => {
    const own = files.filter((file) =>
      /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(
        readFileSync(path.join(root, file), 'utf8'),
      ),
    );
    expect(own).toEqual(['packages/ui/src/crash/lazy-with-retry.ts']);
  });

  it('is not excused where nothing is fetched any more', () => {
    const fetching = new Set(fetches.map(({ file }) => file));
    expect(Object.keys(elsewhere).filter((file) => !fetching.has(file))).toEqual([]);
  });
});
