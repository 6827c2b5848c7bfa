import { expect, test } from 'vitest';
import { firstFilesFor, type FirstFilesRule } from './first-files.ts';

const rules: readonly FirstFilesRule[] = [
  { files: ['program.js'] },
  { opener: 'member', files: ['frame.js'] },
  { opener: 'visitor', files: ['login.js'] },
  { path: '^/users/?$', opener: 'member', files: ['program.js', 'list.js'] },
];

test.each([
  ['/dashboard', 'member', ['program.js', 'frame.js']],
  ['/login', 'visitor', ['program.js', 'login.js']],
  ['/users/', 'member', ['program.js', 'frame.js', 'list.js']],
  ['/users', 'visitor', ['program.js', 'login.js']],
  ['/users/7/show', 'member', ['program.js', 'frame.js']],
] as const)('%s opened by a %s needs each of %j once', (path, opener, files) => {
  expect(firstFilesFor(rules, path, opener)).toEqual(files);
});
