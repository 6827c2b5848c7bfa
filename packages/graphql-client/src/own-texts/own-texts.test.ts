// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTransport } from '../transport.ts';
import { ownTexts } from './own-texts.ts';

const rows = [{ _id: 'de_DE:common.save', id: 'common.save', defaultMessage: 'Sichern' }];
const send = vi.fn<typeof fetch>();
const transport = createTransport({ language: () => 'de-DE', fetch: send });

function pageSays(texts: string): void {
  document.head.innerHTML = `<meta name="texts" content="${texts}">`;
}

beforeEach(() => {
  send.mockReset().mockImplementation(async () => Response.json({ data: { translations: rows } }));
});
afterEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
});

describe("the college's own texts", () => {
  it('are not asked for where the page names none of the locale', async () => {
    pageSays('fr_FR:1');
    expect(await ownTexts(transport, 'de_DE')).toEqual([]);
    expect(send).not.toHaveBeenCalled();
  });

  it('are fetched once for each publication', async () => {
    pageSays('fr_FR:1,de_DE:2');
    expect(await ownTexts(transport, 'de_DE')).toEqual(rows);
    expect(await ownTexts(transport, 'de_DE')).toEqual(rows);
    expect(send).toHaveBeenCalledTimes(1);
    pageSays('de_DE:3');
    await ownTexts(transport, 'de_DE');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('are the last known ones while the server does not answer', async () => {
    pageSays('de_DE:2');
    await ownTexts(transport, 'de_DE');
    pageSays('de_DE:3');
    send.mockRejectedValue(new TypeError('offline'));
    expect(await ownTexts(transport, 'de_DE')).toEqual(rows);
    expect(await ownTexts(transport, 'fr_FR')).toEqual([]);
  });
});
