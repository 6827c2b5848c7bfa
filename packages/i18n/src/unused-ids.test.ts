import { describe, expect, it } from 'vitest';
import { eachText } from './testing/all-texts.ts';
import { knownUnusedIds, runtimePrefixes } from './testing/unused-ids.ts';
import { isUsed, readSourceIds } from './testing/used-ids.ts';

const source = readSourceIds(['admin/src', 'portal/src', 'packages']);
const ids = eachText('en').map(({ id }) => id);
const unused = ids.filter(
  (id) => !runtimePrefixes.some((prefix) => id.startsWith(prefix)) && !isUsed(id, source),
);

describe('every message', () => {
  it('is used by an app or a package, or is known to wait for its screen', async ({ annotate }) => {
    await annotate(`${unused.length} messages wait for a screen: ${unused.join(', ')}`);
    const known = new Set(knownUnusedIds);
    expect(unused.filter((id) => !known.has(id))).toEqual([]);
  });

  it('that is known to wait still exists', () => {
    const all = new Set(ids);
    expect(knownUnusedIds.filter((id) => !all.has(id))).toEqual([]);
  });
});
