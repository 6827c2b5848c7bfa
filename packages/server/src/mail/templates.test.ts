import { loadServerTranslators } from '@lampstand/i18n/server';
import { locales } from '@lampstand/i18n';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderMail } from './layout.ts';
import { resetPasswordMail, verifyEmailMail } from './templates.ts';

let translators: Awaited<ReturnType<typeof loadServerTranslators>>;
beforeAll(async () => {
  translators = await loadServerTranslators();
});

const values = { firstName: 'Ana <b>', applicationName: 'Lampstand' };
const welcomeUrl = 'https://college.example/login';
const resetUrl = 'https://college.example/reset-password/abc';

describe('mails', () => {
  it.each(locales.map((locale) => locale.code))(
    'in %s carry their link, in HTML and as plain text',
    async (code) => {
      const t = translators.get(code);
      if (!t) throw new Error(`${code} is not loaded`);
      const verify = await renderMail(verifyEmailMail(t, { ...values, welcomeUrl }));
      const reset = resetPasswordMail(t, {
        ...values,
        emailAddress: 'ana@example.org',
        resetUrl,
        hours: 1,
      });
      const rendered = await renderMail(reset);
      expect(verify.html).toContain(`href="${welcomeUrl}"`);
      expect(verify.html).toContain(`lang="${t.locale.bcp47}"`);
      expect(rendered.plain).toContain(resetUrl);
      expect(reset.subject).toContain('Lampstand');
    },
  );

  it('never take a name for markup', async () => {
    const t = translators.get('en');
    if (!t) throw new Error('en is not loaded');
    const { html } = await renderMail(verifyEmailMail(t, { ...values, welcomeUrl }));
    expect(html).toContain('Ana &lt;b&gt;');
  });
});
