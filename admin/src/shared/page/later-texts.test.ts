import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const project = path.join(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(project, file), 'utf8');
const files = (pattern: string) => globSync(pattern, { cwd: project }).toSorted();

/** The areas of the bundle that only seldom screens bring: `resources/links`, `admin/imports`. */
const later = [
  ...new Set(
    [
      ...read('packages/i18n/catalogue/admin-office/en.ts').matchAll(
        /'(admin|resources)\.([\w-]+)\./g,
      ),
    ].map(([, kind = '', name = '']) => `${kind}/${name}`),
  ),
];

/** Folders of the back-office whose screens bring an area with them, where they are called otherwise. */
const roomOf = (area: string): string =>
  ({
    'admin/erase': 'resources/users/erase',
    'admin/pictures': 'shared/pictures',
    'resources/gradebook': 'gradebook',
    'resources/groupBoards': 'boards',
    'resources/requestFormAnswers': 'resources/request-form',
  })[area] ?? area.replace('admin/', '');

/**
 * Used by no room but those that bring the areas with them: a history is told on its record's page, and
 * whoever makes courses has them.
 */
const sharedWords = [
  'admin/src/resources/courses/',
  'admin/src/resources/exams/',
  'admin/src/shared/editor/',
  'admin/src/shared/fields/audience-names.ts',
  'admin/src/shared/history/told-value.ts',
];

/** Whose screens bring the texts of making courses with them. */
const authoringRooms = [
  'resources/courses',
  'resources/lessons',
  'resources/course-terms',
  'resources/examResults',
  'resources/exams',
  'resources/question-pools',
  'resources/questions',
  'resources/groups/progress',
  'shared/answers',
  'shared/questions',
];

describe('texts that only seldom screens bring', () => {
  it('are known', () => {
    expect(later.length).toBeGreaterThan(10);
  });

  it('are used by no screen that comes without them', () => {
    const ids = later.map((area) => ({ area, start: `${area.replace('/', '.')}.` }));
    const foreign: string[] = [];
    let uses = 0;
    for (const file of files('admin/src/**/*.{ts,tsx}')) {
      if (/\.(test|stories|generated)\.|\/testing\//.test(file)) continue;
      const text = read(file);
      for (const { area, start } of ids) {
        if (!["'", '`', '"'].some((quote) => text.includes(quote + start))) continue;
        uses += 1;
        const isOwn =
          file.startsWith(`admin/src/${roomOf(area)}/`) ||
          sharedWords.some((place) => file.startsWith(place));
        if (!isOwn) foreign.push(`${file} uses ${start}`);
      }
    }
    expect(uses).toBeGreaterThan(50);
    expect(foreign).toEqual([]);
  });

  it('of making courses are used by no other screens', () => {
    const foreign = files('admin/src/**/*.{ts,tsx}')
      .filter((file) => !/\.(test|stories|generated)\./.test(file))
      .filter((file) => /['"`]authoring\./.test(read(file)))
      .filter((file) => !authoringRooms.some((room) => file.startsWith(`admin/src/${room}/`)));
    expect(foreign).toEqual([]);
  });

  it('are waited for by every screen of their resources', () => {
    const indexes = later
      .map((area) => `admin/src/${roomOf(area)}/index.ts`)
      .filter((file) => files(file).length > 0);
    expect(indexes.length).toBeGreaterThan(8);
    for (const file of indexes) {
      const screens = read(file).match(/^ {2}(list|show|edit|create): \w+/gm) ?? [];
      const seldom = screens.filter((screen) => /: (seldom|authoring)Screen$/.test(screen));
      expect({ file, seldom }).toEqual({ file, seldom: screens });
      expect(screens).not.toEqual([]);
    }
  });
});
