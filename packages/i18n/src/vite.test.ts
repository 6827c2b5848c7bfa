import { describe, expect, it } from 'vitest';
import { messageChunks } from './vite.ts';

const [portal] = messageChunks('portal');
const [admin] = messageChunks('admin');
const i18n = '/college/packages/i18n';
/** The id of a bundle's texts in a locale. */
const texts = (name: string) => `\0virtual:messages/${name}`;

describe('messageChunks', () => {
  it.each([
    [texts('shared/uk_UA'), 'messages-uk_UA', 'messages-uk_UA'],
    [texts('portal/ZHS'), 'messages-ZHS', 'portal-ZHS'],
    [texts('admin/ZHS'), 'admin-ZHS', 'messages-ZHS'],
    [texts('legal/pl_PL'), 'legal-pl_PL', 'legal-pl_PL'],
    [texts('checks/nl_NL'), 'learning-nl_NL', 'courses-nl_NL'],
    [texts('appeals/fr_FR'), 'assessment-fr_FR', 'office-fr_FR'],
    [texts('marking/en'), 'assessment-en', 'courses-en'],
    [`${i18n}/src/ra/it_IT.ts`, 'messages-it_IT', 'messages-it_IT'],
    [String.raw`C:\college\packages\i18n\src\ra\ZHT.ts`, 'messages-ZHT', 'messages-ZHT'],
  ])('puts %j into %s of the portal and %s of the back-office', (id, inPortal, inAdmin) => {
    expect(portal?.test.test(id)).toBe(true);
    expect([portal?.name(id), admin?.name(id)]).toEqual([inPortal, inAdmin]);
  });

  it.each([`${i18n}/src/translator.ts`, texts('shared'), '/college/packages/ui/src/ra/en.ts'])(
    'leaves %j alone',
    (id) => {
      expect(portal?.test.test(id)).toBe(false);
      expect(portal?.name(id)).toBeNull();
    },
  );
});
