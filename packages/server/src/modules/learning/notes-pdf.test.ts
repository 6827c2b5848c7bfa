import { buffer } from 'node:stream/consumers';
import { createTranslator, type LocaleCode, locales } from '@lampstand/i18n';
import { serverTranslators } from '@lampstand/i18n/server';
import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { LessonNote } from './notes.list.ts';
import { drawNotes } from './notes-pdf.ts';

const translators = serverTranslators();

const note = (overrides: Partial<LessonNote>): LessonNote => ({
  _id: 'note',
  version: 1,
  lessonId: 'one',
  lesson: { _id: 'one', title: 'Grace Благодать' },
  atSeconds: 3725,
  text: 'Compare with Romans 3:21.',
  groupId: null,
  mine: true,
  authorName: 'Naledi Dlamini',
  createdAt: '2026-03-14T22:30:00.000Z',
  updatedAt: '2026-03-14T22:30:00.000Z',
  ...overrides,
});

const taskOf = (code: LocaleCode, notes: LessonNote[]) => ({
  sheet: { courseName: 'The Letter to the Romans', timeZone: 'Africa/Johannesburg', notes },
  writer: 'Zoë Müller',
  organisation: 'Lampstand College',
  now: '2026-11-22T12:00:00.000Z',
  words: translators.optionsOf(code, 'learning.notes'),
});

/** The texts of the pages, without the spaces in which readers of PDFs differ. */
async function pagesOf(code: LocaleCode, notes: LessonNote[]): Promise<string[]> {
  const pdf = await buffer(drawNotes(taskOf(code, notes)));
  const { text } = await extractText(new Uint8Array(pdf));
  return text.map((page) => page.replaceAll(/\s/g, ''));
}

const tight = (text: string) => text.replaceAll(/\s/g, '');

describe('notes as PDF', () => {
  it.each(locales.map(({ code }) => code))('speak %s', async (code) => {
    const t = createTranslator(translators.optionsOf(code, 'learning.notes'));
    const pinned = note({ groupId: 'cape-1', authorName: 'Thabo Nkosi' });
    const [page = ''] = await pagesOf(code, [note({}), pinned]);
    for (const text of [
      t('learning.notes.printTitle', { title: 'The Letter to the Romans' }),
      t('learning.notes.pinnedBy', { name: 'Thabo Nkosi' }),
      t('learning.notes.page', { page: 1, pages: 1 }),
      'Zoë Müller',
      '1:02:05',
      'Grace Благодать',
      'Compare with Romans 3:21.',
    ]) {
      expect(page).toContain(tight(text));
    }
  });

  it('write names and words of any of our scripts, in whatever language', async () => {
    const [page] = await pagesOf('en', [note({ text: '恩典 и благодать: Żółć' })]);
    expect(page).toContain('恩典иблагодать:Żółć');
  });

  it('tell the day where the reader is', async () => {
    const [page] = await pagesOf('en', [note({})]);
    expect(page).toContain('Mar15,2026');
  });

  it('go on on the next page where one is too short, with a number on each', async () => {
    const words = Array.from({ length: 700 }, (_, index) => `word${index}`);
    const pages = await pagesOf('en', [
      note({ text: `${words.slice(0, 350).join(' ')}\n\n${words.slice(350).join(' ')}` }),
      note({ text: 'x'.repeat(5000), lessonId: 'two', lesson: { _id: 'two', title: 'Second' } }),
    ]);
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page${index + 1}of${pages.length}`);
    }
    for (const word of words) expect(pages.join('')).toContain(word);
    expect(pages.join('').match(/x/g)?.length).toBeGreaterThanOrEqual(5000);
  });

  it('say so where there are none', async () => {
    expect(await pagesOf('en', [])).toEqual([
      expect.stringContaining(tight('There are no notes on this course yet.')),
    ]);
  });
});
