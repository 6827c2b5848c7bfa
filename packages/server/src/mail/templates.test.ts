import { serverTranslators } from '@lampstand/i18n/server';
import { locales } from '@lampstand/i18n';
import { describe, expect, it } from 'vitest';
import { renderMail } from './layout.ts';
import {
  enrolMail,
  passwordChangedMail,
  resetPasswordMail,
  signUpMail,
  verifyEmailMail,
} from './templates.ts';

const translators = serverTranslators();

const values = { firstName: 'Ana <b>', applicationName: 'Lampstand' };
const welcomeUrl = 'https://college.example/login';
const resetUrl = 'https://college.example/reset-password/abc';

describe('mails', () => {
  it.each(locales.map((locale) => locale.code))(
    'in %s carry their link, in HTML and as plain text',
    async (code) => {
      const t = translators.get(code);
      const verify = await renderMail(verifyEmailMail(t, { ...values, welcomeUrl, hours: 1 }));
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

  it.each(locales.map((locale) => locale.code))(
    'in %s about the account name the address and lead on',
    async (code) => {
      const t = translators.get(code);
      const person = { ...values, emailAddress: 'ana@example.org' };
      const enrolUrl = 'https://college.example/enroll-account/abc';
      const enrol = await renderMail(enrolMail(t, { ...person, enrolUrl, days: 7 }));
      const signUp = await renderMail(signUpMail(t, { ...values, welcomeUrl: enrolUrl, days: 7 }));
      const forgotUrl = 'https://college.example/forgot-password';
      const changed = await renderMail(passwordChangedMail(t, { ...person, forgotUrl }));
      expect(enrol.plain).toContain(enrolUrl);
      expect(enrol.plain).toContain('ana@example.org');
      expect(signUp.plain).toContain(enrolUrl);
      expect(signUp.plain).toContain('7');
      expect(changed.plain).toContain(forgotUrl);
      expect(changed.plain).toContain('ana@example.org');
    },
  );

  it('never take a name for markup', async () => {
    const t = translators.get('en');
    if (!t) throw new Error('en is not loaded');
    const { html } = await renderMail(verifyEmailMail(t, { ...values, welcomeUrl, hours: 1 }));
    expect(html).toContain('Ana &lt;b&gt;');
  });
});
