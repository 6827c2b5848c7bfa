// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownTexts } from './own-texts.ts';

const rows = [{ _id: 'de_DE:common.save', id: 'common.save', defaultMessage: 'Sichern' }];
const request = vi.fn();

function pageSays(texts: string): void {
  document.head.innerHTML = `<meta name="texts" content="${texts}">`;
}

beforeEach(() => {
  request.mockReset().mockResolvedValue({ translations: rows });
});
afterEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
});

describe("the college's own texts", () => {
  it('are not asked for where the page names none of the locale', async () => {
    pageSays('fr_FR:1');
    expect(await ownTexts({ request }, 'de_DE')).toEqual([]);
    expect(request).not.toHaveBeenCalled();
  });

  it('are fetched once for each publication', async () => {
    pageSays('fr_FR:1,de_DE:2');
    expect(await ownTexts({ request }, 'de_DE')).toEqual(rows);
    expect(await ownTexts({ request }, 'de_DE')).toEqual(rows);
    expect(request).toHaveBeenCalledTimes(1);
    pageSays('de_DE:3');
    await ownTexts({ request }, 'de_DE');
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('are the last known ones while the server does not answer', async () => {
    pageSays('de_DE:2');
    await ownTexts({ request }, 'de_DE');
    pageSays('de_DE:3');
    request.mockRejectedValue(new Error('offline'));
    expect(await ownTexts({ request }, 'de_DE')).toEqual(rows);
    expect(await ownTexts({ request }, 'fr_FR')).toEqual([]);
  });
});
