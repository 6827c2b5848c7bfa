import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  render,
  Text,
} from '@react-email/components';
import { createElement, type ReactElement } from 'react';
import type { Translator } from '@lampstand/i18n';

/** One mail's words, in one language, with the address its button leads to. */
export interface MailContent {
  readonly t: Translator;
  readonly applicationName: string;
  /** Null where the recipient has not confirmed the address: a stranger may have made up the name. */
  readonly firstName: string | null;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: { readonly text: string; readonly url: string };
  readonly footnote: string;
}

const BRAND = '#7a1226';
const INK = '#22262e';
const QUIET = '#5c6470';
const FONT =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans CJK SC", sans-serif';

const text = (content: string, color = INK): ReactElement =>
  createElement(
    Text,
    { style: { color, fontSize: 16, lineHeight: '26px' }, key: content },
    content,
  );

const small = (content: string): ReactElement =>
  createElement(Text, { style: { color: QUIET, fontSize: 13, lineHeight: '20px' } }, content);

const greetingOf = ({ firstName, t }: MailContent): string =>
  firstName === null ? t('mail.layout.greetingUnnamed') : t('mail.layout.greeting', { firstName });

/** The look that every mail shares. */
function mailLayout(mail: MailContent): ReactElement {
  const { t, button } = mail;
  return createElement(
    Html,
    { lang: t.locale.bcp47 },
    createElement(Head),
    createElement(Preview, null, mail.subject),
    createElement(
      Body,
      { style: { backgroundColor: '#f3f6f9', fontFamily: FONT, padding: '24px 0' } },
      createElement(
        Container,
        {
          style: {
            backgroundColor: '#ffffff',
            borderRadius: 12,
            maxWidth: 566,
            padding: '24px 30px',
          },
        },
        createElement(
          Heading,
          { as: 'h1', style: { color: BRAND, fontSize: 22 } },
          mail.applicationName,
        ),
        text(greetingOf(mail)),
        ...mail.paragraphs.map((paragraph) => text(paragraph)),
        createElement(
          Button,
          {
            href: button.url,
            style: {
              backgroundColor: BRAND,
              borderRadius: 3,
              color: '#ffffff',
              fontSize: 16,
              padding: '12px 24px',
            },
          },
          button.text,
        ),
        small(t('mail.layout.linkHint')),
        createElement(
          Link,
          { href: button.url, style: { color: '#0b6670', fontSize: 13 } },
          button.url,
        ),
        text(t('mail.layout.signOff')),
        text(t('mail.layout.team', { applicationName: mail.applicationName })),
        createElement(Hr),
        small(mail.footnote),
        small(t('mail.layout.automatic')),
      ),
    ),
  );
}

/** HTML and plain text of a mail. */
export async function renderMail(mail: MailContent): Promise<{ html: string; plain: string }> {
  const element = mailLayout(mail);
  const [html, plain] = await Promise.all([render(element), render(element, { plainText: true })]);
  return { html, plain };
}
