import type { TextsOf } from '../../../message-types.ts';
import type { layout as en } from './en.ts';

export const layout = {
  greeting: 'Dzień dobry, {firstName}!',
  greetingUnnamed: 'Dzień dobry!',
  signOff: 'Z poważaniem',
  team: 'Zespół {applicationName}',
  linkHint: 'Jeśli przycisk nie działa, proszę skopiować ten adres do przeglądarki:',
  automatic: 'Ta wiadomość została wysłana automatycznie. Prosimy na nią nie odpowiadać.',
} as const satisfies TextsOf<typeof en>;
