import type { TextsOf } from '../../../message-types.ts';
import type { personWelcome as en } from './en.ts';

export const personWelcome = {
  title: 'Ласкаво просимо, {name}',
  body: 'Ви закінчили другий курс. Відтепер ви належите до випускників коледжу, і їхні сторінки відкриті для вас.',
} as const satisfies TextsOf<typeof en>;
