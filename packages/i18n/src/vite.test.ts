import { describe, expect, it } from 'vitest';
import { messageChunks } from './vite.ts';

const [group] = messageChunks('portal');
const src = '/college/packages/i18n/src';

describe('messageChunks', () => {
  it.each([
    [`${src}/messages/common/uk_UA.ts`, 'messages-uk_UA'],
    [`${src}/messages/resources/users/ZHS.ts`, 'messages-ZHS'],
    [`${src}/portal-locales/en.ts`, 'messages-en'],
    [`${src}/admin-locales/en.ts`, 'messages-en'],
    [`${src}/ra/it_IT.ts`, 'messages-it_IT'],
    [`${src}/messages/legal/terms/en.ts`, 'legal-en'],
    [`${src}/legal-locales/pl_PL.ts`, 'legal-pl_PL'],
    [`${src}/messages/learning/notes/ZHT.ts`, 'learning-ZHT'],
    [`${src}/learning-locales/nl_NL.ts`, 'learning-nl_NL'],
    [`${src}/messages/person/access/ZHT.ts`, 'person-ZHT'],
    [`${src}/person-locales/fr_FR.ts`, 'person-fr_FR'],
    [String.raw`C:\college\packages\i18n\src\messages\common\hu_HU.ts`, 'messages-hu_HU'],
    [`${src}/translator.ts`, null],
    [`${src}/locales.ts`, null],
  ])('puts %s into %s', (file, chunk) => {
    expect(group?.test.test(file)).toBe(true);
    expect(group?.name(file)).toBe(chunk);
  });

  it('leaves the back-office no file of its own for what it takes of the portal', () => {
    const [inAdmin] = messageChunks('admin');
    expect(inAdmin?.name(`${src}/messages/person/address/it_IT.ts`)).toBe('messages-it_IT');
    expect(inAdmin?.name(`${src}/messages/admin/erase/it_IT.ts`)).toBe('later-it_IT');
    expect(inAdmin?.name(`${src}/messages/authoring/course/ru_RU.ts`)).toBe('authoring-ru_RU');
    expect(inAdmin?.name(`${src}/authoring-locales/ZHS.ts`)).toBe('authoring-ZHS');
    expect(inAdmin?.name(`${src}/messages/learning/checked/ZHS.ts`)).toBe('authoring-ZHS');
  });

  it('leaves the portal no file of its own for what it takes of marking', () => {
    expect(group?.name(`${src}/messages/authoring/marking/fr_FR.ts`)).toBe('work-fr_FR');
  });

  it('leaves the files of other packages alone', () => {
    expect(group?.test.test('/college/packages/ui/src/messages/en.ts')).toBe(false);
  });
});
