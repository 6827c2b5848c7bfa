import { describe, expect, it } from 'vitest';
import { loadAdminMessages } from './admin-messages.ts';
import { loadLearningMessages } from './learning.ts';
import { locales } from './locales.ts';
import { loadPersonMessages } from './person.ts';
import { loadLegalMessages, loadPortalMessages } from './portal.ts';
import { eachText } from './testing/all-texts.ts';
import { isUsed, readSourceIds } from './testing/used-ids.ts';
import { loadSetupMessages } from './setup.ts';
import { loadUploadMessages } from './uploads.ts';
import { loadWorkMessages } from './work.ts';

const ids = eachText('en').map(({ id }) => id);
const shared = ['ui', 'auth', 'graphql-client', 'upload'].map((name) => `packages/${name}/src`);

/** Ids that the sources under some folders show. */
function shownIn(folders: readonly string[]): string[] {
  const source = readSourceIds(folders);
  return ids.filter((id) => isUsed(id, source));
}

describe('the portal', () => {
  it('loads every text that it shows', async () => {
    const loaded = {
      ...(await loadPortalMessages('en')),
      ...(await loadLegalMessages('en')),
      ...(await loadPersonMessages('en')),
      ...(await loadLearningMessages('en')),
      ...(await loadUploadMessages('en')),
      ...(await loadWorkMessages('en')),
      ...(await loadSetupMessages('en')),
    };
    expect(shownIn(['portal/src', ...shared]).filter((id) => !(id in loaded))).toEqual([]);
  });

  it.each(locales)('loads its own texts and not those of others in $code', async ({ code }) => {
    const loaded = await loadPortalMessages(code);
    expect(loaded['common.save']).toBe(textOf(code, 'common.save'));
    expect(
      Object.keys(loaded).filter((id) =>
        /^(admin|resources|mail|learning|legal|person|setup|uploads|work)\./.test(id),
      ),
    ).toEqual([]);
  });

  it('keeps the long legal texts apart', async () => {
    const loaded = Object.keys(await loadLegalMessages('uk_UA'));
    expect(loaded).toContain('legal.terms.studyBody');
    expect(loaded.filter((id) => !id.startsWith('legal.'))).toEqual([]);
  });

  it('keeps the texts of the account screens apart', async () => {
    const loaded = Object.keys(await loadPersonMessages('uk_UA'));
    expect(loaded).toContain('person.access.newPassword');
    expect(loaded.filter((id) => !id.startsWith('person.'))).toEqual([]);
  });

  it('keeps the texts of the first set-up apart', async () => {
    const loaded = Object.keys(await loadSetupMessages('uk_UA'));
    expect(loaded).toContain('setup.page.finish');
    expect(loaded.filter((id) => !id.startsWith('setup.'))).toEqual([]);
  });

  it('keeps the texts of uploads apart', async () => {
    const loaded = Object.keys(await loadUploadMessages('uk_UA'));
    expect(loaded).toContain('uploads.failedPart');
    expect(loaded.filter((id) => !id.startsWith('uploads.'))).toEqual([]);
  });

  it('keeps the texts of courses and lessons apart', async () => {
    const loaded = Object.keys(await loadLearningMessages('uk_UA'));
    expect(loaded).toContain('learning.player.transcript');
    expect(loaded.filter((id) => !/^(learning|lesson)\./.test(id))).toEqual([]);
  });

  it('keeps the texts of assignments and grades apart', async () => {
    const loaded = Object.keys(await loadWorkMessages('uk_UA'));
    expect(loaded).toContain('work.assignment.submit');
    // Essays are marked by the same words in both apps.
    expect(loaded.filter((id) => !/^(work|authoring\.marking)\./.test(id))).toEqual([]);
  });
});

describe('the back-office', () => {
  it('loads every text that it shows', async () => {
    const { messages, later, authoring } = await loadAdminMessages('en');
    await Promise.all([later(), authoring()]);
    expect(shownIn(['admin/src', ...shared]).filter((id) => !(id in messages))).toEqual([]);
  });

  it.each(locales)("loads its own texts and react-admin's in $code", async ({ code }) => {
    const { messages, ra } = await loadAdminMessages(code);
    expect(messages['common.save']).toBe(textOf(code, 'common.save'));
    expect(ra.action.save).toBe(textOf(code, 'common.save'));
    expect(Object.keys(messages).filter((id) => /^(mail|legal|lesson)\./.test(id))).toEqual([]);
  });
});

function textOf(code: Parameters<typeof eachText>[0], wanted: string): string | undefined {
  return eachText(code).find(({ id }) => id === wanted)?.text;
}
