import type { BrowserContext, Page } from '@playwright/test';

/** What hostile text did in the pages of a context. */
export interface Watch {
  /** Pages in which a payload ran, by their address. */
  readonly ran: string[];
  /** Requests to other hosts. */
  readonly left: string[];
}

/** Notices every payload that runs, in any frame of any page: all of them call `alert`. */
export async function watch(context: BrowserContext, origin: string): Promise<Watch> {
  const seen: Watch = { ran: [], left: [] };
  await context.exposeBinding('lampstandRan', ({ frame }) => void seen.ran.push(frame.url()));
  await context.addInitScript(() => {
    const ran = () => {
      const tell: unknown = Reflect.get(window, 'lampstandRan');
      if (typeof tell === 'function') Reflect.apply(tell, window, []);
    };
    for (const name of ['alert', 'confirm', 'prompt', 'print']) Reflect.set(window, name, ran);
  });
  context.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') seen.ran.push(dialog.page()?.url() ?? dialog.message());
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const url = request.url();
    if (/^(https?|ftp|file):/.test(url) && !url.startsWith(`${origin}/`)) seen.left.push(url);
  });
  return seen;
}

/** Elements and attributes of the page that could run something, whether they did or not. */
export function harmIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('*')) {
      if (/^(iframe|object|embed|base|applet|frame|portal)$/i.test(element.localName))
        found.push(`<${element.localName}>`);
      if (element.localName === 'script' && !element.hasAttribute('src')) {
        // Data of the page, which no browser runs.
        if (!/json/.test(element.getAttribute('type') ?? '')) found.push('<script> without a file');
      }
      for (const { name, value } of element.attributes) {
        const address = value.replaceAll(/[\s\p{Cc}]/gu, '');
        if (name.startsWith('on')) found.push(`${element.localName} ${name}`);
        if (
          /^(javascript|vbscript|data:text|jar|feed|view-source):?/i.test(address) &&
          name !== 'value'
        )
          if (/^(href|src|action|formaction|xlink:href|data|poster|srcdoc)$/.test(name))
            found.push(`${element.localName} ${name}=${value}`);
      }
    }
    return found;
  });
}
